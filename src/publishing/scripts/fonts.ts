/**
 * Subsets the headline font to what the site uses: Latin with macrons, figures, and the punctuation of prices and
 * sizes. Run with `npm run fonts`; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = fileURLToPath(
  import.meta.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'),
);
const extended = fileURLToPath(
  import.meta
    .resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2'),
);

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join(
  '',
);
const subsets = [
  { from: source, text: `${printable}\u00a0°×–—‘’“”…•→é`, to: 'barlow-condensed-700.woff2' },
  { from: extended, text: 'ĀāĒēĪīŌōŪū', to: 'barlow-condensed-700-macrons.woff2' },
];

const folder = new URL('../../assets/', import.meta.url);

for (const subset of subsets) {
  const font = await subsetFont(await readFile(subset.from), subset.text, {
    targetFormat: 'woff2',
  });
  await writeFile(new URL(subset.to, folder), font);
  console.log(`${subset.to}: ${font.length} bytes`);
}
