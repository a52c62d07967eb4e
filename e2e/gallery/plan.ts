/** What the gallery shows, and its page: everything that needs no browser. */
import { storyWidths } from '../../stories/story.ts';
import { everyAddress } from '../pages.ts';
import type { BuiltStory } from '../workbench.ts';

export interface Shot {
  readonly kind: 'page' | 'story';
  /** The section of the gallery that shows the picture: a page's address, or a story's file. */
  readonly group: string;
  readonly address: string;
  /** The width of the window in pixels. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** The `meta` of a story, with the state that it has to reach before the picture is taken. */
  readonly meta: BuiltStory['meta'];
  /** The name of the picture's file, the same in every run so that runs can be compared. */
  readonly file: string;
}

/** The widths of the windows for each page, in pixels: a phone, a tablet, a laptop and a large screen. */
const pageWidths = [360, 768, 1440, 1920];

/** The pictures of the gallery: each document at four widths, and each story, in both schemes. */
export function planGallery(stories: readonly BuiltStory[]): Shot[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const file = (...parts: readonly (string | number)[]) =>
      `${[...parts, scheme].join(' ').replaceAll(/\W+/g, '-')}.png`;
    const ofPages = everyAddress.flatMap((address) =>
      pageWidths.map((width): Shot => ({
        kind: 'page',
        group: address,
        address,
        width,
        scheme,
        meta: {},
        file: file('page', address === '/' ? 'home' : address, width),
      })),
    );
    const ofStories = stories.map((story): Shot => ({
      kind: 'story',
      group: story.file,
      address: `/?story=${story.id}&mode=preview&theme=${scheme}`,
      width: storyWidths[story.meta.width ?? 'desktop'],
      scheme,
      meta: story.meta,
      file: file('story', story.id),
    }));
    return [...ofPages, ...ofStories];
  });
}

/** A page with all pictures of the gallery, in a section for each page and each file of stories. */
export function galleryPage(plan: readonly Shot[]): string {
  const pictures = ({ file }: Shot) =>
    `<a href="shots/${file}"><img src="shots/${file}" alt="${file}" loading="lazy"></a>`;
  const sections = [...Map.groupBy(plan, ({ group }) => group)].map(
    ([group, shots]) => `<h2>${group}</h2>\n${shots.map(pictures).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
  img { inline-size: 16rem; vertical-align: top; }
</style>
<h1>${plan.length} pictures</h1>
${sections.join('\n')}
</html>
`;
}
