import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { logoFile, logoShapes, type LogoShape } from '../../domain/logo.ts';
import { color } from '../../styles/tokens.ts';
import { transparent, type Logo } from './readLogo.ts';

/**
 * The share of the width that the drawing has (a maskable icon may be cropped, so its drawing is smaller), and the corner
 * radius as a share of the width; home screens round the corners themselves.
 */
type Icon = readonly [pixels: number, drawing: number, corner: number];

const icons: Readonly<Record<string, Icon>> = {
  'favicon-32.png': [32, 0.9, 0.2],
  'apple-touch-icon.png': [180, 0.72, 0],
  'icon-192.png': [192, 0.8, 0.2],
  'icon-512.png': [512, 0.8, 0.2],
  'icon-maskable-512.png': [512, 0.62, 0],
};

/** The ground on which a logo can be seen. */
const groundOf = (logo: Logo | undefined) =>
  logo?.isOnLight ? color.onSurfaceDark : color.surfaceDark;

const rectangle = (width: number, height: number, radius: number, fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}" fill="${fill}"/></svg>`,
  );

/** An icon: a tile with a picture in its middle. */
async function drawIcon(picture: Buffer, ground: string, [pixels, drawing, corner]: Icon) {
  const side = Math.round(pixels * drawing);
  const input = await sharp(picture, { density: 900 })
    .resize(side, side, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  return sharp(rectangle(pixels, pixels, pixels * corner, ground))
    .composite([{ input }])
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/**
 * Draws the icons of the site.
 *
 * @param wheel the drawing of a business without a logo, as SVG with a variant for dark tabs
 * @param symbol the logo, or the symbol that belongs to a wide one
 * @returns the files by their names
 */
export async function drawIcons(
  wheel: string,
  symbol: Logo | undefined,
): Promise<Readonly<Record<string, string | Buffer>>> {
  // The icons have a dark ground, so use the wheel's dark variant.
  const onDark = wheel.replace(/@media\(prefers-color-scheme:dark\)\{(.*)\}(?=<\/style>)/, '$1');
  const picture = symbol?.picture ?? Buffer.from(onDark);
  const draw = (icon: Icon) => drawIcon(picture, groundOf(symbol), icon);
  const files: Record<string, string | Buffer> = { 'favicon.svg': wheel };
  if (symbol) {
    // The drawing of a browser's tab stays sharp when enlarged.
    const tile = await draw([128, 0.9, 0.2]);
    files['favicon.svg'] =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${tile.toString('base64')}"/></svg>\n`;
  }
  for (const [file, icon] of Object.entries(icons)) files[file] = await draw(icon);
  return files;
}

/** A logo at least twice as wide as high takes the place of the name too. */
export const shapeOf = ({ width, height }: Logo): LogoShape =>
  width >= 2 * height ? 'wide' : 'square';

/**
 * Draws a logo in a transparent place, on a light plate if a dark ground would hide it.
 *
 * @param place its size in pixels, and where in it the logo stands
 * @returns the picture as PNG
 */
export async function drawOnPlate(
  logo: Logo,
  place: { readonly width: number; readonly height: number; readonly position: 'left' | 'centre' },
): Promise<Buffer> {
  const margin = logo.isOnLight ? Math.round(place.height / 12) : 0;
  const { data: input, info } = await sharp(logo.picture)
    .resize(place.width - 2 * margin, place.height - 2 * margin, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const fill = logo.isOnLight ? groundOf(logo) : 'none';
  const plate = rectangle(info.width + 2 * margin, info.height + 2 * margin, margin, fill);
  const drawn = await sharp(plate).composite([{ input }]).png().toBuffer();
  return sharp(drawn)
    .resize({ ...place, fit: 'contain', background: transparent })
    .png()
    .toBuffer();
}

/**
 * Draws a logo as the header shows it: a wide one at the left of its place, a square one in the middle.
 *
 * @returns the picture as WebP
 */
export async function drawHeaderLogo(logo: Logo): Promise<Buffer> {
  const shape = shapeOf(logo);
  const position = shape === 'wide' ? 'left' : 'centre';
  return sharp(await drawOnPlate(logo, { ...logoShapes[shape], position }))
    .webp({ quality: 90, alphaQuality: 100, effort: 6 })
    .toBuffer();
}

/** Writes the logo of the header in the folder of the pictures, and removes that of another shape. */
export async function writeHeaderLogo(folder: string, logo: Logo | undefined): Promise<void> {
  for (const shape of Object.keys(logoShapes) as LogoShape[]) {
    const file = path.join(folder, logoFile(shape));
    if (logo && shape === shapeOf(logo)) await writeFile(file, await drawHeaderLogo(logo));
    else await rm(file, { force: true });
  }
}
