import { expect, test } from 'vitest';
import { checkClauses } from './checkClauses.ts';
import { parseClauses } from './clauses.ts';
import { checkCoverage, parseCoverage } from './coverage.ts';
import { checkRegister, parseRegister } from './register.ts';
import { readStatements } from './sourceDocument.ts';

/** The documents of a small project without a fault. */
const project = {
  source: `# A garage\n\n## 1. For whom\n\nDrivers.\n\n## 2. Screens\n\n- The menu.\n`,
  coverage: ['Drivers.', 'The menu.']
    .map((text) => `> ${text}\n\nMENU-PANEL, MENU-HEARD\n`)
    .join('\n'),
  register: `# Register

### D1: Names

Decided: one set.

- confirm: no
- clauses: MENU-PANEL

### D2: Prices

Decided: none.

- confirm: yes
- clauses: none, because nothing was built.
`,
  clauses: `# Menu

### MENU-PANEL: At most one panel is open

The first panel closes.
The list says:

- type: the kind of enquiry

> Call \\*555
> and more

Why: two panels cover each other.

- source: §1, §2 Top menu, D1
- level: must
- verify: spec, e2e
- page: /, /about
- violate: src/Menu.tsx | "auto" -> "manual"

### MENU-HEARD: A screen reader says its name

It is heard.

1. Listen.

- source: §1, §2
- level: must
- verify: manual
- page: /

### MENU-COLOUR: The panel is white

It is from {price.a}.

- source: §2
- level: should
- verify: spec
- page: /
- violate: src/Menu.tsx | \`a_b * c\` -> \`\`

## Retired

- MENU-HOVER: panels never opened on hover.
`,
  product: '<div popover="auto" id="a" /><div id="a" /> a_b * c',
};
type Document = keyof typeof project;

/** All problems of the project after a change of one document. */
function problemsAfter(document: Document, from: string, to: string): string[] {
  const changed = project[document].replace(from, () => to);
  expect(changed === project[document], 'nothing changed').toBe(from === '');
  const documents: Record<Document, string> = { ...project, [document]: changed };
  const { source, coverage, register, clauses, product } = documents;
  const specification = parseClauses(clauses, 'spec/menu/clauses.md');
  const read = (file: string) => (file === 'src/Menu.tsx' ? product : undefined);
  const settings = {
    areasWithTwoViolations: clauses.includes('two violations') ? ['menu'] : [],
    facts: { 'price.a': '$40' },
    product: 'src/',
  };
  const statements = readStatements(source);
  return [
    ...checkClauses(specification, read, source, settings),
    ...checkCoverage(statements, parseCoverage(coverage), specification),
    ...checkRegister(parseRegister(register), specification),
  ];
}

test.each<[Document, string, string]>([
  ['product', '', ''],
  ['clauses', '- level: must\n- verify: manual', '- level: should\n- verify: manual'],
  ['coverage', 'MENU-PANEL, MENU-HEARD', 'Reason: heading'],
  ['coverage', 'MENU-PANEL, MENU-HEARD', 'MENU-PANEL,\nMENU-HEARD'],
])('a change in %s of “%s” into “%s” is accepted', (document, from, to) => {
  expect(problemsAfter(document, from, to)).toEqual([]);
});

test('the parser reads each field of a clause, and the retired ids', () => {
  const file = 'spec/menu/clauses.md';
  const { clauses, retired } = parseClauses(project.clauses, file);
  const [panel, , colour] = clauses;
  expect(retired).toEqual(['MENU-HOVER']);
  expect(panel).toEqual({
    id: 'MENU-PANEL',
    title: 'At most one panel is open',
    area: 'menu',
    text: 'The first panel closes.\nThe list says:\n\n- type: the kind of enquiry\n\n> Call \\*555\n> and more',
    quotes: ['Call *555 and more'],
    source: '§1, §2 Top menu, D1',
    level: 'must',
    verify: ['spec', 'e2e'],
    pages: ['/', '/about'],
    violations: [{ file: 'src/Menu.tsx', from: '"auto"', to: '"manual"' }],
    file,
  });
  expect(colour?.violations).toEqual([{ file: 'src/Menu.tsx', from: 'a_b * c', to: '' }]);
});

const fromPanel = '- violate: src/Menu.tsx | "auto" -> "manual"';
const answer = 'MENU-PANEL, MENU-HEARD';

test.each<[Document, string, string, string]>([
  // What the parser of clauses cannot read.
  ['clauses', '### MENU-COLOUR:', '### menu-colour:', 'the id in capitals'],
  ['clauses', '- source: §2\n', '', 'has no source'],
  ['clauses', 'level: must', 'level: may', 'its level is "may"'],
  ['clauses', 'spec, e2e', 'spec, hope', 'its verify line names "hope"'],
  ['clauses', '- page', '- verify: e2e\n- page', 'has 2 lines of verify'],
  ['clauses', '- page', '- pages', 'should read "- name: value"'],
  ['clauses', 'It is from {price.a}.\n\n', '', 'has no text'],
  ['clauses', ': panels never opened on hover.', '', '- ID: why it was retired'],
  // What a clause says that does not agree with the rest.
  ['clauses', '### MENU-COLOUR:', '### MENU-HEARD:', 'of more than one clause'],
  ['clauses', '### MENU-COLOUR:', '### MENU-HOVER:', 'listed under Retired'],
  ['clauses', 'source: §2\n', 'source: §2, §3 Prices\n', 'its source §3 is not a section'],
  ['clauses', '{price.a}', '{price.lost}', '{price.lost} is not a fact'],
  ['clauses', '1. Listen.\n\n', '', 'no numbered steps'],
  ['clauses', fromPanel, '', 'has 0 of the 1 violations'],
  ['clauses', '# Menu', '# two violations', 'has 1 of the 2 violations'],
  ['clauses', 'src/Menu.tsx', 'spec/settings.ts', 'not a file of the product'],
  ['clauses', '"auto"', '"hint"', 'is found 0 times'],
  ['clauses', '"auto"', 'id="a"', 'is found 2 times'],
  ['clauses', '"manual"', 'another value', '""auto"" leads to no'],
  // The coverage table.
  ['coverage', answer, 'Reason: no time', '(1. For whom) has neither a clause nor a reason'],
  ['coverage', '> The menu.', '> Old.\n\nReason: not shown\n\n> The menu.', '"Old." is in the'],
  ['coverage', answer, `${answer}, MENU-99`, 'lists MENU-99, which is not the id of a clause'],
  ['coverage', answer, `${answer}, MENU-HOVER`, 'lists MENU-HOVER, which is retired'],
  ['coverage', answer, 'MENU-COLOUR', 'is in section 1, which none of its clauses names'],
  // The register.
  ['clauses', 'source: §2\n', 'source: §2, D1\n', 'D1, whose entry does not list it'],
  ['clauses', 'source: §2\n', 'source: §2, D9\n', 'D9, which is not in the register'],
  ['register', 'MENU-PANEL', 'MENU-PANEL, MENU-9', 'D1 lists MENU-9, which is not the id'],
  ['register', '### D2', '### D3', 'D3 is out of order'],
  ['register', 'none, because nothing was built.', 'MENU-HOVER', 'D2 lists only retired clauses'],
])('the checks report a change in %s of “%s” into “%s”', (document, from, to, words) => {
  expect(problemsAfter(document, from, to)).toEqual([expect.stringContaining(words)]);
});

test('the checks report a violation without an arrow', () => {
  const [first] = problemsAfter('clauses', ' -> "manual"', '');
  expect(first).toContain('should read "file | from -> to"');
});

test.each(['Decided: one', 'confirm: no', 'clauses: MENU-PANEL'])(
  'an entry of the register without “%s” is refused',
  (words) => {
    expect(() => problemsAfter('register', words, 'later')).toThrow('needs a heading');
  },
);
