/** Cuts the files of the headline font from the typeface's package. Run with `npm run fonts`; the result is committed. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { headlineFiles } from '../../styles/headlineFont.ts';

const folder = new URL('../../assets/', import.meta.url);

for (const [name, { from, characters }] of Object.entries(headlineFiles)) {
  const face = `@fontsource/barlow-condensed/files/barlow-condensed-${from}-700-normal.woff2`;
  const source = await readFile(fileURLToPath(import.meta.resolve(face)));
  const font = await subsetFont(source, characters, { targetFormat: 'woff2' });
  await writeFile(new URL(`${name}.woff2`, folder), font);
  console.log(`${name}.woff2: ${font.length} bytes`);
}
