import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Crop } from '../../assets/crops.ts';
import { color } from '../../styles/tokens.ts';
import { SettingsError } from '../settings.ts';

const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 5 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 6 }),
} as const;

/** A dark ground for words at the left of a photograph, on which they can be read whatever it shows. */
const shadeBehind = (share: number, width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="shade" x2="${share}"><stop stop-color="${color.surfaceDark}"/><stop offset=".75" stop-color="${color.surfaceDark}" stop-opacity=".9"/><stop offset="1" stop-color="${color.surfaceDark}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#shade)"/></svg>`,
  );

/** A photograph in the shape of a crop, around what stands out in it, turned as its camera says. */
async function fromPhotograph(file: string, crop: Crop): Promise<Sharp> {
  const shown = `src/assets/photographs/${path.basename(file)}`;
  const width = crop.widths.at(-1) ?? crop.width;
  const height = Math.round((crop.height * width) / crop.width);
  const found = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!found)
    throw new SettingsError(
      `${shown} cannot be read as a picture: save it again as a JPEG, or take the original.`,
    );
  const { autoOrient: size } = found;
  if (size.width < width || size.height < height)
    throw new SettingsError(
      `${shown} is ${size.width} by ${size.height} pixels, and needs at least ${width} by ${height}: take the original, not a copy from a website or a message.`,
    );
  const shade = crop.words ? [{ input: shadeBehind(crop.words, width, height) }] : [];
  const cut = sharp(file).autoOrient().resize(width, height, { position: 'attention' });
  return sharp(await cut.composite(shade).png().toBuffer());
}

/**
 * Cuts a picture and encodes it in each width. The files have no metadata, such as the place where a photograph was
 * taken.
 *
 * @param render the path of the render, which is cut as `crop` says
 * @param photograph the path of a photograph in its place
 * @returns the files by their names
 * @throws SettingsError when the photograph is too small or cannot be read
 */
export async function cutPicture(
  crop: Crop,
  render: string,
  photograph: string | undefined,
): Promise<Readonly<Record<string, Buffer>>> {
  const { name, widths, left, top, width, height } = crop;
  const whole = photograph
    ? await fromPhotograph(photograph, crop)
    : sharp(render).extract({ left, top, width, height });
  const files: Record<string, Buffer> = {};
  for (const [format, encode] of Object.entries(formats))
    for (const wide of widths)
      files[`${name}-${wide}.${format}`] = await encode(
        whole.clone().resize({ width: wide }),
      ).toBuffer();
  return files;
}
