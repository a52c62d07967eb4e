import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** A picture that the report shows. */
export interface Picture {
  /** The path of the page, or the id of the story. */
  readonly of: string;
  readonly file: string;
  /** The width in pixels, and the height in pixels at which the picture is cut. */
  readonly width: number;
  readonly longest: number;
}

/** Small pictures as `data:` addresses, by what they show. A picture whose file is missing is left out. */
export async function readPictures(pictures: readonly Picture[]): Promise<Record<string, string>> {
  const found = pictures.filter(({ file }) => existsSync(file));
  return Object.fromEntries(
    await Promise.all(found.map(async (picture) => [picture.of, await shrink(picture)] as const)),
  );
}

/** Resizes a picture to its width and cuts it at its maximum height. */
async function shrink({ file, width, longest }: Picture): Promise<string> {
  const small = await sharp(file)
    .resize({ width, withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(small.info.height, longest);
  const light = await sharp(small.data)
    .extract({ left: 0, top: 0, width: small.info.width, height })
    .avif({ quality: 42, effort: 4 })
    .toBuffer();
  return `data:image/avif;base64,${light.toString('base64')}`;
}
