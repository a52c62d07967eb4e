/** What the gallery shows: everything that needs no browser. */
import { storyWidths } from '../../stories/story.ts';
import { everyAddress } from '../pages.ts';
import type { BuiltStory } from '../workbench.ts';

/** A picture of the gallery: of a document at one width, or of a story. */
export type Shot = ReturnType<typeof planGallery>[number];

/** The widths of the windows for each page, in pixels: a phone, a tablet, a laptop and a large screen. */
const pageWidths = [360, 768, 1440, 1920];

/** The pictures of the gallery: each document at four widths, and each story, in both schemes. */
export function planGallery(stories: readonly BuiltStory[]) {
  const noMeta: BuiltStory['meta'] = {};
  const ofPages = everyAddress.flatMap((address) =>
    pageWidths.map((width) => ({
      kind: 'page' as const,
      address,
      width,
      meta: noMeta,
      name: `page ${address === '/' ? 'home' : address} ${width}`,
    })),
  );
  const ofStories = stories.map(({ id, meta }) => ({
    kind: 'story' as const,
    address: `/?story=${id}&mode=preview`,
    width: storyWidths[meta.width ?? 'desktop'],
    meta,
    name: `story ${id}`,
  }));
  return [...ofPages, ...ofStories].flatMap((shot) =>
    (['light', 'dark'] as const).map((scheme) => ({
      ...shot,
      scheme,
      // The same name in every run, so that runs can be compared.
      file: `${shot.name} ${scheme}`.replaceAll(/\W+/g, '-').concat('.png'),
    })),
  );
}
