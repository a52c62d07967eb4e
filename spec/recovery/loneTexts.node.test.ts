import { expect } from 'vitest';
import { filesOf, read } from '../project/files.ts';
import { importsOf } from '../project/imports.ts';
import { clause } from '../tools/clause.ts';
import { textsNotAlone } from './loneTexts.ts';

clause('FORM-TEXT-ALONE', 'no text is in the same element as something that appears', () => {
  const files = new Set(filesOf('src/{answers,forms,branches/nearest}/**/*.tsx'));
  for (const file of ['forms/contact/ContactForm', 'branches/nearest/Nearest', 'answers/TyreAge'])
    expect(files).toContain(`src/${file}.tsx`);
  // The loop also visits the components that it adds.
  for (const file of files)
    for (const { target } of importsOf(file, read(file)))
      if (target?.endsWith('.tsx')) files.add(target);
  expect(files).toContain('src/ui/Button.tsx');
  expect([...files].flatMap((file) => textsNotAlone(file, read(file)))).toEqual([]);
});

for (const [what, jsx] of [
  ['a text before something that appears', '<p>Call {ready ? <b /> : null}</p>'],
  ['a space next to something that appears', '<p>{ready && <b />} <i /></p>'],
  ['a variable before something that appears', '<p>{label}{ready ? <b /> : null}</p>'],
  ['the text of a call before something that appears', '<p>{of(size)}{ready ? <b /> : null}</p>'],
  ['a text that changes, next to an element', "<p>{ready ? 'yes' : 'no'}<b /></p>"],
  ['a text that appears next to an element', "<p>{ready ? <b /> : null}{ready ? 'yes' : null}</p>"],
  ['a text directly in a fragment', '<p>{ready ? <>yes</> : null}</p>'],
  ['a text of the content directly in a fragment', '<p>{ready ? <>{words.yes}</> : null}</p>'],
] as const)
  clause('FORM-TEXT-ALONE', `${what} is reported`, () => {
    expect(textsNotAlone('Planted.tsx', `const planted = ${jsx};`)).toHaveLength(1);
  });
