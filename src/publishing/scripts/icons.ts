/** Makes the PNG icons from `static/favicon.svg`. Run with `npm run icons`; the result is committed. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { color } from '../../styles/tokens.ts';

interface Icon {
  readonly file: string;
  readonly pixels: number;
  /** The wheel's share of the width. A maskable icon may be cropped, so its wheel is smaller. */
  readonly wheel: number;
  /** Corner radius as a share of the width; home screens round the corners themselves. */
  readonly corner: number;
}

const icons: readonly Icon[] = [
  { file: 'favicon-32.png', pixels: 32, wheel: 0.9, corner: 0.2 },
  { file: 'apple-touch-icon.png', pixels: 180, wheel: 0.72, corner: 0 },
  { file: 'icon-192.png', pixels: 192, wheel: 0.8, corner: 0.2 },
  { file: 'icon-512.png', pixels: 512, wheel: 0.8, corner: 0.2 },
  { file: 'icon-maskable-512.png', pixels: 512, wheel: 0.62, corner: 0 },
];

const folder = new URL('../../static/', import.meta.url);
const drawing = await readFile(new URL('favicon.svg', folder), 'utf8');
// The icons have a dark background, so use the drawing's dark variant.
const onDark = drawing.replace(/@media\(prefers-color-scheme:dark\)\{(.*)\}(?=<\/style>)/, '$1');
if (onDark === drawing) throw new Error('static/favicon.svg has no drawing for dark tabs.');

for (const { file, pixels, wheel, corner } of icons) {
  const side = Math.round(pixels * wheel);
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect width="100%" height="100%" rx="${pixels * corner}" fill="${color.surfaceDark}"/></svg>`;
  const { size } = await sharp(Buffer.from(tile))
    .composite([
      { input: await sharp(Buffer.from(onDark), { density: 900 }).resize(side).png().toBuffer() },
    ])
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(fileURLToPath(new URL(file, folder)));
  console.log(`${file}: ${size} bytes`);
}
