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

export interface Taken {
  readonly shot: Shot;
  /** Whether it differs from the picture in the earlier gallery; `undefined` if there is none. */
  readonly changed?: boolean | undefined;
}

/** The HTML of a picture, next to the earlier one if there is one, with a mark if they differ. */
function figure({ shot: { file, width }, changed }: Taken): string {
  const pictures = (changed === undefined ? ['shots'] : ['before', 'shots']).map(
    (folder) =>
      `<a href="${folder}/${file}"><img src="${folder}/${file}" alt="${folder}" loading="lazy"></a>`,
  );
  return `<figure${width < 600 ? ' data-narrow' : ''}${changed ? ' data-changed' : ''}><div>${pictures.join('')}</div><figcaption>${file}</figcaption></figure>`;
}

/** The gallery's page: a section for each page and each file of stories. A picture links to its file. */
export function galleryPage(taken: readonly Taken[]): string {
  const groups = [...Map.groupBy(taken, ({ shot }) => shot.group)];
  const links = groups.map(([group]) => `<a href="#${group}">${group}</a>`);
  const sections = groups.map(
    ([group, shots]) =>
      `<h2 id="${group}">${group}</h2>\n<div>${shots.map(figure).join('\n')}</div>`,
  );
  return `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
  nav { columns: 16rem; }
  nav a { display: block; }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  figure div { flex-wrap: nowrap; gap: 4px; max-block-size: 30rem; overflow: hidden; }
  img { inline-size: 16rem; }
  [data-narrow] img { inline-size: 9rem; }
  [data-changed] div { outline: 4px solid #d03a00; }
  body:has(#changed:checked) figure:not([data-changed]) { display: none; }
</style>
<h1>${taken.length} pictures, ${taken.filter(({ changed }) => changed).length} changed</h1>
<label><input type="checkbox" id="changed"> Only what changed</label>
<nav aria-label="Sections">${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`;
}
