import { photographs } from '../content/photographs.ts';
import type { PictureFiles } from '../domain/picture.ts';
import { crops, renderName, type Crop } from './crops.ts';

const urls = import.meta.glob<string>('./pictures/*', { eager: true, import: 'default' });

/** The name of a picture. */
export type PictureName = (typeof crops)[number]['name'];

type PairOf<Name> = Name extends `${infer Pair}Desk` ? Pair : never;

/** The name of two crops of a picture, for a phone and for a desktop: `eco` of `ecoPhone` and `ecoDesk`. */
export type PairName = PairOf<PictureName>;

/** @throws Error when a file is missing: `npm run pictures` makes it. */
function filesOf({ name, render, width, height, widths }: Crop): PictureFiles {
  const alt = photographs[renderName(render)];
  const largest = widths.at(-1) ?? width;
  const inFormat = (format: 'avif' | 'webp') =>
    widths.map((wide) => {
      const url = urls[`./pictures/${name}-${wide}.${format}`];
      if (!url) throw new Error(`src/assets/pictures/${name}-${wide}.${format} is missing.`);
      return { url, width: wide };
    });
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    avif: inFormat('avif'),
    webp: inFormat('webp'),
    ...(alt === undefined ? {} : { alt }),
  };
}

/**
 * Every picture, by name. For use in functions: Linaria evaluates the constants of a module with styles, and has no
 * files then.
 */
export const pictures = Object.fromEntries(
  crops.map((crop) => [crop.name, filesOf(crop)]),
) as Readonly<Record<PictureName, PictureFiles>>;
