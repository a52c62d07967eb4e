import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { readModule } from '../project/imports.ts';
import { clause } from '../tools/clause.ts';
import { crowdedTexts } from './loneTexts.ts';

const root = path.resolve(import.meta.dirname, '../..');

clause('FORM-TEXT-ALONE', 'no form has a text beside what comes and goes', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const forms = globSync('src/{answers,forms,branches/nearest}/**/*.tsx', { cwd: root });
  const parts = forms
    .flatMap((file) => readModule(file, read(file)).imports)
    .flatMap(({ from }) => /ui\/\w+\.tsx$/.exec(from) ?? [])
    .map((file) => `src/${file}`);
  expect(forms).toContain('src/forms/contact/ContactForm.tsx');
  expect(parts).toContain('src/ui/Button.tsx');
  const files = [...new Set([...forms, ...parts])];
  expect(files.flatMap((file) => crowdedTexts(file, read(file)))).toEqual([]);
});

for (const [what, jsx] of [
  ['a text before what comes and goes', '<p>Call {ready ? <b /> : null}</p>'],
  ['a space before it', '<p>{ready && <b />} <i /></p>'],
  ['a variable before it', '<p>{label}{ready ? <b /> : null}</p>'],
  ['one of two texts beside an element', "<p>{ready ? 'yes' : 'no'}<b /></p>"],
  ['a text that comes and goes', "<p>{ready ? <b /> : null}{ready ? 'yes' : null}</p>"],
  ['a text that has only a fragment', '<p>{ready ? <>yes</> : null}</p>'],
] as const)
  clause('FORM-TEXT-ALONE', `${what} is reported`, () => {
    expect(crowdedTexts('Planted.tsx', `const planted = ${jsx};`)).toHaveLength(1);
  });

for (const [what, jsx] of [
  ['a text alone', "<p>{ready ? 'yes' : 'no'}</p>"],
  ['elements that come and go', '<p>{ready ? <b>yes</b> : null}<i>now</i></p>'],
  ['texts and elements that stay', '<p>Call <b>us</b> now</p>'],
  ['a list', '<ul>{all.map((one) => <li key={one}>{one}</li>)}</ul>'],
] as const)
  clause('FORM-TEXT-ALONE', `${what} is allowed`, () => {
    expect(crowdedTexts('Planted.tsx', `const planted = ${jsx};`)).toEqual([]);
  });
