import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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

function drawingFault(text: string): string | undefined {
  for (const [pattern, advice] of notDrawings) {
    const found = pattern.exec(text);
    if (!found) continue;
    const line = text.slice(0, found.index).split('\n').length;
    return `line ${line} has ${found[0].trim()}. ${advice}, or save the logo as a PNG.`;
  }
  return undefined;
}

export const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The relative luminance of a colour of 0–255 each, by WCAG 2. */
function luminance(...channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The least contrast of a drawing with what is around it (WCAG 2, 1.4.11). */
const leastContrast = 3;

/** How many pixels of a picture are visible, and how many of these are hard to see on a ground. */
async function countPixels(picture: Buffer) {
  const pixels = await sharp(picture)
    .resize(96, 96, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const seen: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha > 127) seen.push(luminance(red, green, blue));
  }
  const hardOn = (ground: string) => {
    const behind = luminance(...Buffer.from(ground.slice(1), 'hex')) + 0.05;
    return seen.filter((each) => {
      const ratio = (each + 0.05) / behind;
      return Math.max(ratio, 1 / ratio) < leastContrast;
    }).length;
  };
  return { visible: seen.length, hardOn };
}

/** A picture of the owner's, large enough for every use, without the transparent space around it. */
async function pixelsOf(file: string): Promise<Buffer> {
  const { width, height, format } = await sharp(file).metadata();
  // A drawing has any number of pixels: 72 to an inch is its own size.
  const density = format === 'svg' ? (72 * 2 * smallest) / Math.max(width, height) : 72;
  const whole = sharp(file, { density: Math.min(Math.max(density, 1), 20_000) });
  const picture = await whole.ensureAlpha().png().toBuffer();
  return sharp(picture).trim({ background: transparent }).png().toBuffer();
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
  const fault = format === 'svg' ? drawingFault(readFileSync(whole, 'utf8')) : undefined;
  if (fault) stop(`cannot be used: ${fault}`);
  const found = await sharp(whole)
    .metadata()
    .catch(() => undefined);
  if (found?.format !== format)
    stop(
      `cannot be read as ${format === 'svg' ? 'an SVG' : 'a PNG'}: save it again in that format from the program that made it.`,
    );
  const picture = await pixelsOf(whole);
  const { width, height } = await sharp(picture).metadata();
  const { visible, hardOn } = await countPixels(picture);
  if (visible === 0) stop('shows nothing: save it again from the program that made it.');
  if (Math.max(width, height) < smallest)
    stop(
      `is ${width} by ${height} pixels without its empty edge, and needs ${smallest} on its longer side: save it larger, or as an SVG.`,
    );
  return {
    picture,
    width,
    height,
    isOnLight: hardOn(color.surfaceDark) > hardOn(color.onSurfaceDark),
  };
}

/** Reads the logo, and what the icons show: the symbol that belongs to the logo, or else the logo. */
export async function readLogos(folder: string) {
  const logo = await readLogo(folder, 'logo');
  return { logo, symbol: (await readLogo(folder, 'symbol')) ?? logo };
}
