import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { planGallery } from '../../../e2e/gallery/plan.ts';
import type { BuiltStory } from '../../../e2e/workbench.ts';

/** The width of a page's picture in pixels, and the height at which it is cut; the same for a story. */
const sizes = {
  page: { width: 360, longest: 1800 },
  story: { width: 320, longest: 640 },
} as const;
/** The width in pixels of the window in which a page was taken. */
const desktop = 1440;

/**
 * Small pictures as `data:` addresses, from the last gallery (`npm run gallery`): of each page by its path, and of each
 * story by its id. What the gallery does not have is left out.
 */
export async function readPictures(
  root: string,
  stories: readonly BuiltStory[],
): Promise<Record<string, string>> {
  const shots = planGallery(stories).filter(
    ({ scheme, kind, width, height }) =>
      scheme === 'light' && (kind === 'story' || (width === desktop && height === 900)),
  );
  const pictures = shots.map(async ({ kind, address, file }) => {
    const place = path.join(root, '.cache/gallery/shots', file);
    if (!existsSync(place)) return [];
    const name = new URLSearchParams(address.slice(1)).get('story') ?? address;
    return [[name, await shrink(place, sizes[kind])] as const];
  });
  return Object.fromEntries((await Promise.all(pictures)).flat());
}

/** A picture at its width, cut at its maximum height. */
async function shrink(
  file: string,
  { width, longest }: { readonly width: number; readonly longest: number },
): Promise<string> {
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
