/** Gives every drawing the style and the parts of `parts.svg`: `npm run drawings`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withSharedParts } from '../drawings.plugin.ts';

const folder = path.resolve(import.meta.dirname, '../../assets/drawings');
const parts = readFileSync(path.join(folder, 'parts.svg'), 'utf8');

for (const file of globSync('**/*.svg', { cwd: folder })) {
  const target = path.join(folder, file);
  const svg = readFileSync(target, 'utf8');
  const updated = withSharedParts(svg, parts);
  if (updated === svg) continue;
  writeFileSync(target, updated);
  process.stdout.write(`${file} has the parts of parts.svg now.\n`);
}
