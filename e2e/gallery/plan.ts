/** The pictures of the gallery and its page: everything that needs no browser. */
import { storyWidths } from '../../stories/story.ts';
import { everyAddress, unknownAddress } from '../pages.ts';
import type { BuiltStory } from '../workbench.ts';

export type Scheme = 'light' | 'dark';

export interface Shot {
  /** The section of the gallery that shows the picture: a page's address, or a story's file. */
  readonly group: string;
  /** The text below the picture. */
  readonly caption: string;
  readonly kind: 'page' | 'story';
  readonly address: string;
  /** The width of the window in pixels. */
  readonly width: number;
  readonly height: number;
  /** The browser's text size in pixels. */
  readonly textSize: number;
  readonly scheme: Scheme;
  readonly forcedColors: boolean;
  /** The `meta` of a story, which says which state it has to reach before the picture is taken. */
  readonly meta?: BuiltStory['meta'];
  /** The name of the picture's file, the same in every run, so that two runs can be compared. */
  readonly file: string;
}

const schemes: readonly Scheme[] = ['light', 'dark'];

/** The default text size of a browser, in pixels. */
const usualText = 16;

/** The height of a window of this width, in pixels. */
const heightAt = (width: number) => (width < 600 ? 780 : 900);

/**
 * The windows for each page, in pixels: a phone, a tablet, a laptop and a large screen in both schemes, and in the
 * light scheme a phone on its side and a phone with text at twice its size.
 */
const pageWindows = [
  ...[360, 768, 1440, 1920].map((width) => ({
    caption: `${width} px`,
    name: String(width),
    size: { width, height: heightAt(width), textSize: usualText },
    isDark: true,
  })),
  {
    caption: '780 px, a phone on its side',
    name: 'landscape',
    size: { width: 780, height: 360, textSize: usualText },
    isDark: false,
  },
  {
    caption: '360 px, text at 200 %',
    name: 'large-text',
    size: { width: 360, height: heightAt(360), textSize: 2 * usualText },
    isDark: false,
  },
];

/** A file name that every file system accepts. */
function fileName(...parts: readonly (string | number)[]): string {
  return `${parts
    .join(' ')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.png`;
}

/** The 404 page has no address of its own, so it has a name. */
const named: Readonly<Record<string, string>> = { '/': 'home', [unknownAddress]: 'not found' };

/** All pictures of the gallery: 29 documents in ten windows, and each story in both schemes. */
export function planGallery(stories: readonly BuiltStory[]): Shot[] {
  const ofPages = everyAddress.flatMap((address) =>
    schemes.flatMap((scheme) =>
      pageWindows
        .filter(({ isDark }) => isDark || scheme === 'light')
        .map(({ caption, name, size }): Shot => ({
          group: address === unknownAddress ? 'Not found (404)' : address,
          caption: `${caption}, ${scheme}`,
          kind: 'page',
          address,
          ...size,
          scheme,
          forcedColors: false,
          file: fileName('page', named[address] ?? address, name, scheme),
        })),
    ),
  );
  const ofStories = stories.flatMap(({ id, file, meta }) =>
    schemes.map((scheme): Shot => ({
      group: file,
      caption: `${id}, ${scheme}`,
      kind: 'story',
      address: `/?story=${id}&mode=preview&theme=${scheme}`,
      width: storyWidths[meta.width ?? 'desk'],
      height: heightAt(storyWidths[meta.width ?? 'desk']),
      textSize: usualText,
      scheme,
      forcedColors: meta.forcedColors ?? false,
      meta,
      file: fileName('story', id, scheme),
    })),
  );
  return [...ofPages, ...ofStories];
}

/** A picture with the same picture of the previous run. */
export interface Taken {
  readonly shot: Shot;
  /** The path of the previous run's picture, relative to the gallery's page. */
  readonly before?: string;
  /** The share of pixels that differ from the previous picture, from 0 to 1; 1 if the sizes differ. */
  readonly changed?: number;
}

/** Escapes a text for HTML, between tags and in attributes. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The HTML of one picture, with the previous one beside it, and a mark if they differ. */
function figure({ shot, before, changed }: Taken): string {
  const { file, caption, width } = shot;
  const now = `<a href="shots/${file}"><img src="thumbs/${file.replace(/png$/, 'webp')}" alt="${escape(caption)}" loading="lazy"></a>`;
  const then = before
    ? `<a href="${escape(before)}"><img src="${escape(before)}" alt="${escape(caption)}, before" loading="lazy"></a>`
    : '';
  const mark = changed ? ` <b>${Math.max(0.1, changed * 100).toFixed(1)}% changed</b>` : '';
  return `<figure data-width="${width}"${changed ? ' data-changed' : ''}><div>${then}${now}</div><figcaption>${escape(caption)}${mark}</figcaption></figure>`;
}

/** The gallery's page: a section for each page and each file of stories, with thumbnails that open full size. */
export function galleryPage(taken: readonly Taken[]): string {
  const groups = Map.groupBy(taken, ({ shot }) => shot.group);
  const changed = taken.filter((each) => each.changed).length;
  const compared = taken.some(({ before }) => before !== undefined);
  const id = (group: string) => escape(group.replaceAll(/[^\w]+/g, '-'));
  const links = [...groups]
    .map(([group, shots]) => {
      const differ = shots.filter((each) => each.changed).length;
      return `<a href="#${id(group)}">${escape(group)}${differ ? ` <b>${differ}</b>` : ''}</a>`;
    })
    .join('\n');
  const sections = [...groups]
    .map(
      ([group, shots]) =>
        `<section id="${id(group)}"><h2>${escape(group)}</h2><div class="row">${shots.map(figure).join('\n')}</div></section>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
  body { margin: 2rem; }
  nav { columns: 16rem; }
  nav a { display: block; }
  .row { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: start; }
  figure { margin: 0; }
  figure div { display: flex; gap: 4px; max-block-size: 30rem; overflow: hidden; }
  figure img { display: block; inline-size: 16rem; }
  figure[data-width='320'] img, figure[data-width='360'] img { inline-size: 9rem; }
  figure[data-changed] div { outline: 4px solid #d03a00; }
  b { color: #fff; background: #b03000; padding: 0 0.4em; }
  section { padding-block: 1.5rem; border-block-start: 1px solid; margin-block-start: 1.5rem; }
  body:has(#differing:checked) figure:not([data-changed]) { display: none; }
</style>
<h1>${taken.length} pictures${compared ? `, ${changed} changed` : ''}</h1>
${compared ? '<p><label><input type="checkbox" id="differing"> Only what changed</label></p>' : ''}
<nav aria-label="Sections">
${links}
</nav>
${sections}
</html>
`;
}
