import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { color } from '../../styles/tokens.ts';
import { SettingsError } from '../settings.ts';

/** A logo of the owner's, without the empty space around it. */
export interface Logo {
  /** As PNG. */
  readonly picture: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** More of it can be seen on a light ground than on the header's dark one. */
  readonly isOnLight: boolean;
}

/** In bytes. A logo of outlines has a hundredth of it. */
const largest = 1_000_000;
/** The longer side in pixels that the icon of a home screen needs. */
const smallest = 512;

/** What an SVG may not have, because others would not see it or it does more than draw, and how to mend it. */
const notDrawings = [
  [
    /<script\b|<foreignObject\b|\son\w+\s*=|javascript:/i,
    'A logo only draws. Remove it in the program that made the logo',
  ],
  [
    /<!ENTITY\b|@import\b|(?:\bhref\s*=\s*["']|url\(\s*["']?)(?!["']|#|data:)/i,
    'This refers to another file, which visitors do not get. Embed it in the logo',
  ],
  [
    /<text\b/i,
    'Text looks different where its typeface is missing. Turn it into outlines (paths) in the program that made the logo',
  ],
] as const;

export const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The least contrast of a drawing with what is around it (WCAG 2, 1.4.11). */
const leastContrast = 3;

/** The colours of a picture's visible pixels. */
async function visibleColours(picture: Buffer): Promise<readonly Color[]> {
  const small = sharp(picture).resize(96, 96, { fit: 'inside' }).ensureAlpha();
  const pixels = await small.toColourspace('srgb').raw().toBuffer();
  return Array.from({ length: pixels.length / 4 }, (_, at) => [
    ...pixels.subarray(4 * at, 4 * at + 4),
  ]).flatMap(([red = 0, green = 0, blue = 0, alpha = 0]) =>
    alpha > 127 ? new Color('srgb', [red / 255, green / 255, blue / 255]) : [],
  );
}

/** A picture of the owner's, large enough for every use, without the transparent space around it. */
async function pixelsOf(file: string) {
  const { width, height, format } = await sharp(file).metadata();
  // A drawing has any number of pixels: 72 to an inch is its own size.
  const density = format === 'svg' ? (72 * 2 * smallest) / Math.max(width, height) : 72;
  const whole = sharp(file, { density: Math.min(Math.max(density, 1), 20_000) });
  const picture = await whole.ensureAlpha().png().toBuffer();
  return sharp(picture)
    .trim({ background: transparent })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Reads the owner's logo, or the square symbol that belongs to a wide one.
 *
 * @param folder the folder in which it may be; in messages it is `src/assets`
 * @returns the logo, or `undefined` if there is none
 * @throws SettingsError when the file cannot be used, with a sentence that says how to mend it
 */
export async function readLogo(folder: string, name: 'logo' | 'symbol'): Promise<Logo | undefined> {
  const [file, other] = readdirSync(folder)
    .filter((each) => path.parse(each).name.toLowerCase() === name)
    .toSorted();
  if (!file) return undefined;
  const stop = (sentence: string): never => {
    throw new SettingsError(`src/assets/${file} ${sentence}`);
  };
  if (other) stop(`and ${other} are two files for the same: remove one of them.`);
  const format = path.extname(file).slice(1);
  if (format !== 'svg' && format !== 'png')
    stop(`is neither an SVG nor a PNG: save it as ${name}.svg or ${name}.png.`);
  const whole = path.join(folder, file);
  const { size } = statSync(whole);
  if (size > largest)
    stop(
      `has ${(size / 1e6).toFixed(1)} MB, and may have 1 MB: save it with fewer pixels or points.`,
    );
  if (format === 'svg') {
    const text = readFileSync(whole, 'utf8');
    for (const [pattern, advice] of notDrawings) {
      const found = pattern.exec(text);
      const line = text.slice(0, found?.index).split('\n').length;
      if (found)
        stop(
          `cannot be used: line ${line} has ${found[0].trim()}. ${advice}, or save the logo as a PNG.`,
        );
    }
  }
  const found = await sharp(whole)
    .metadata()
    .catch(() => undefined);
  if (found?.format !== format)
    stop(
      `cannot be read as ${format === 'svg' ? 'an SVG' : 'a PNG'}: save it again in that format from the program that made it.`,
    );
  const { data: picture, info } = await pixelsOf(whole);
  const { width, height } = info;
  const colours = await visibleColours(picture);
  if (colours.length === 0) stop('shows nothing: save it again from the program that made it.');
  if (Math.max(width, height) < smallest)
    stop(
      `is ${width} by ${height} pixels without its empty edge, and needs ${smallest} on its longer side: save it larger, or as an SVG.`,
    );
  const hardOn = (ground: string) =>
    colours.filter((each) => each.contrast(ground, 'WCAG21') < leastContrast).length;
  const isOnLight = hardOn(color.surfaceDark) > hardOn(color.onSurfaceDark);
  return { picture, width, height, isOnLight };
}

/** Reads the logo, and what the icons show: the symbol that belongs to the logo, or else the logo. */
export async function readLogos(folder: string) {
  const logo = await readLogo(folder, 'logo');
  return { logo, symbol: (await readLogo(folder, 'symbol')) ?? logo };
}
