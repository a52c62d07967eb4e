/** `npm run spec:figures`: writes the figures of the committed files into README.md, and the accessibility report. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readFigures, withFigures } from './figures.ts';
import { openAcrOf, readCriteria, yamlOf } from './wcag.ts';

const root = path.resolve(import.meta.dirname, '../..');
const figures = readFigures(root);
const documents = {
  'README.md': withFigures(readFileSync(path.join(root, 'README.md'), 'utf8'), figures),
  'spec/docs/openacr.yaml': yamlOf(openAcrOf(readCriteria(root))),
};
for (const [name, text] of Object.entries(documents)) {
  const file = path.join(root, name);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
for (const [what, count] of figures) console.log(`${what}: ${count}`);
