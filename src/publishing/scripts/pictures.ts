/**
 * Crops the renders and encodes each crop as AVIF and WebP in several widths. Run with `npm run pictures`; the result is committed.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { crops } from '../../assets/crops.ts';

const folder = new URL('../../assets/pictures/', import.meta.url);
const renders = new URL('../../assets/renders/', import.meta.url);
const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 5 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 6 }),
} as const;

await mkdir(folder, { recursive: true });

// AVIF is slow to encode: `npm run pictures -- stack` encodes only the named pictures.
const requested = process.argv.slice(2);
for (const unknown of requested.filter((name) => !crops.some((crop) => crop.name === name))) {
  console.error(`There is no picture ${unknown}. Use names of src/assets/crops.ts.`);
  process.exitCode = 1;
}
for (const { name, render, widths, left, top, width, height } of crops) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  for (const [format, encode] of Object.entries(formats)) {
    for (const wide of widths) {
      const file = `${name}-${wide}.${format}`;
      const { size } = await encode(
        sharp(fileURLToPath(new URL(render, renders)))
          .extract({ left, top, width, height })
          .resize({ width: wide }),
      ).toFile(fileURLToPath(new URL(file, folder)));
      console.log(`${file}: ${size} bytes`);
    }
  }
}
