import { existsSync } from 'node:fs';
import sharp from 'sharp';

export interface Picture {
  /** The path of the page, or the id of the story. */
  readonly of: string;
  readonly file: string;
}

/** The width of a picture in the report, in pixels. Its height is cut at three times its width. */
const width = 360;

/** Small pictures as `data:` addresses, by what they show. A picture whose file is missing is left out. */
export async function readPictures(pictures: readonly Picture[]): Promise<Record<string, string>> {
  const found = pictures.filter(({ file }) => existsSync(file));
  return Object.fromEntries(
    await Promise.all(found.map(async ({ of, file }) => [of, await shrink(file)] as const)),
  );
}

async function shrink(file: string): Promise<string> {
  const picture = sharp(file);
  const { width: full, height } = await picture.metadata();
  const small = await picture
    .extract({ left: 0, top: 0, width: full, height: Math.min(height, 3 * full) })
    .resize({ width, withoutEnlargement: true })
    .avif({ quality: 42, effort: 4 })
    .toBuffer();
  return `data:image/avif;base64,${small.toString('base64')}`;
}
