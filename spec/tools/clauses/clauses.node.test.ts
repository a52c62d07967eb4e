import { describe, expect, test } from 'vitest';
import { parseClauses } from './clauses.ts';

const whole = `# Menu

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

/** The problems after a change in the text of a complete clause. */
function problemsAfter(from: string, to: string): readonly string[] {
  const changed = whole.replace(from, to);
  expect(changed, 'the planted fault').not.toBe(whole);
  return parseClauses(changed, file).problems;
}

test('a clause is read field by field', () => {
  expect(parseClauses(whole, file)).toEqual({
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

test('headings may group clauses, and the last one may list retired ids', () => {
  const another = whole.slice(whole.indexOf('###'));
  const { clauses, retired, problems } = parseClauses(
    `${whole}\n## On a phone\n\nWhat differs.\n\n${another}\n## Retired\n\n- MENU-HOVER: panels never opened on hover.\n`,
    file,
  );
  expect(problems).toEqual([]);
  expect(retired).toEqual(['MENU-HOVER']);
  expect(clauses).toHaveLength(2);
});

describe('a syntax error', () => {
  test.each([
    ['an id in small letters', '### PLANTED-PANEL:', '### menu-one-panel:', 'the id in capitals'],
    ['an id of one word', '### PLANTED-PANEL:', '### PLANTED:', 'the id in capitals'],
    ['a clause at the wrong level', '### PLANTED', '#### PLANTED', 'the id in capitals'],
    ['no source', '- source: §2 Top menu\n', '', 'has no source'],
    ['no level', '- level: must\n', '', 'has no level'],
    ['a level that does not exist', 'level: must', 'level: may', 'its level is "may"'],
    ['no verify', '- verify: spec, e2e\n', '', 'has no verify'],
    ['an unknown kind of evidence', 'spec, e2e', 'spec, hope', 'its verify line names "hope"'],
    ['a kind of evidence twice', 'spec, e2e', 'e2e, e2e', 'evidence twice'],
    ['two lines of verify', '- page', '- verify: e2e\n- page', 'has 2 lines of verify'],
    ['an unknown field', '- page', '- pages', 'should read "- name: value"'],
    ['a line outside the list', '- page', 'page', 'should read "- name: value"'],
    ['a violation without an arrow', ' -> popover="manual"', '', 'should read "file | from -> to"'],
    ['no text', /When[\s\S]*more\n/.exec(whole)?.[0] ?? '', '', 'has no text'],
  ])('%s is reported', (_, from, to, words) => {
    expect(problemsAfter(from, to)).toEqual([expect.stringContaining(words)]);
  });

  test('a retired id without a reason is reported', () => {
    const { problems } = parseClauses(`${whole}\n## Retired\n\n- MENU-HOVER\n`, file);
    expect(problems).toEqual([expect.stringContaining('- ID: why it was retired')]);
  });
});
