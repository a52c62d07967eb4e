import { expect, test } from 'vitest';
import { parseClauses } from './clauses.ts';

const markdown = `# Menu

What the menu does.

### PLANTED-PANEL: At most one panel is open

When a panel is open and the visitor presses another top item, the first panel closes.
The list says:

- type: the kind of enquiry

> Call \\*555
> and more

Why: two panels cover each other.

- source: §2 Top menu
- level: must
- verify: spec, e2e
- page: /, /about
- violate: src/shell/Menu.tsx | popover="auto" -> popover="manual"
- violate: src/shell/Menu.tsx | \`a_b * c\` -> \`\`
`;

const file = 'spec/menu/clauses.md';

test('the parser reads each field of a clause', () => {
  expect(parseClauses(markdown, file)).toEqual({
    problems: [],
    retired: [],
    clauses: [
      {
        id: 'PLANTED-PANEL',
        title: 'At most one panel is open',
        area: 'menu',
        text: 'When a panel is open and the visitor presses another top item, the first panel closes.\nThe list says:\n\n- type: the kind of enquiry\n\n> Call \\*555\n> and more',
        quotes: ['Call *555 and more'],
        source: '§2 Top menu',
        level: 'must',
        verify: ['spec', 'e2e'],
        pages: ['/', '/about'],
        violations: [
          { file: 'src/shell/Menu.tsx', from: 'popover="auto"', to: 'popover="manual"' },
          { file: 'src/shell/Menu.tsx', from: 'a_b * c', to: '' },
        ],
        file,
      },
    ],
  });
});
