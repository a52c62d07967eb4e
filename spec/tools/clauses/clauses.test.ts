import { describe, expect, test } from 'vitest';
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

/** The problems of a complete clause after a change in its text. */
function problemsAfter(from: string, to: string): readonly string[] {
  const changed = markdown.replace(from, to);
  expect(changed, 'the planted fault').not.toBe(markdown);
  return parseClauses(changed, file).problems;
}

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

test('the parser reads clauses below group headings, and the ids below “Retired”', () => {
  const another = markdown.slice(markdown.indexOf('###'));
  const { clauses, retired, problems } = parseClauses(
    `${markdown}\n## On a phone\n\nWhat differs.\n\n${another}\n## Retired\n\n- MENU-HOVER: panels never opened on hover.\n`,
    file,
  );
  expect(problems).toEqual([]);
  expect(retired).toEqual(['MENU-HOVER']);
  expect(clauses).toHaveLength(2);
});

describe('the parser reports', () => {
  test.each([
    ['an id in lower case', '### PLANTED-PANEL:', '### menu-one-panel:', 'the id in capitals'],
    ['an id of one word', '### PLANTED-PANEL:', '### PLANTED:', 'the id in capitals'],
    ['a clause at the wrong level', '### PLANTED', '#### PLANTED', 'the id in capitals'],
    ['a missing source', '- source: §2 Top menu\n', '', 'has no source'],
    ['a missing level', '- level: must\n', '', 'has no level'],
    ['an unknown level', 'level: must', 'level: may', 'its level is "may"'],
    ['a missing verify line', '- verify: spec, e2e\n', '', 'has no verify'],
    ['an unknown kind of evidence', 'spec, e2e', 'spec, hope', 'its verify line names "hope"'],
    ['a kind of evidence twice', 'spec, e2e', 'e2e, e2e', 'evidence twice'],
    ['two lines of verify', '- page', '- verify: e2e\n- page', 'has 2 lines of verify'],
    ['an unknown field', '- page', '- pages', 'should read "- name: value"'],
    ['a line outside the list', '- page', 'page', 'should read "- name: value"'],
    ['a violation without an arrow', ' -> popover="manual"', '', 'should read "file | from -> to"'],
    ['a missing text', /When[\s\S]*more\n/.exec(markdown)?.[0] ?? '', '', 'has no text'],
  ])('%s', (_, from, to, words) => {
    expect(problemsAfter(from, to)).toEqual([expect.stringContaining(words)]);
  });

  test('a retired id without a reason', () => {
    const { problems } = parseClauses(`${markdown}\n## Retired\n\n- MENU-HOVER\n`, file);
    expect(problems).toEqual([expect.stringContaining('- ID: why it was retired')]);
  });
});
