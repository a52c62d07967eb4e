import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { builtSite } from './buildSite.ts';
import { pages } from './pages.ts';

/** A heading of `main` and what stands below it, down to the next heading of its level or above. */
export interface Part {
  readonly heading: string;
  readonly level: number;
  readonly text: string;
  /** The headings one level further down. */
  readonly headings: readonly string[];
  /** How many list items it has. */
  readonly items: number;
}

/** A link as it stands in a document. */
export interface FoundLink {
  readonly href: string;
  readonly text: string;
  readonly where: 'banner' | 'main' | 'contentinfo' | 'elsewhere';
}

/** How one served document is built, as a reader without eyes meets it. */
export interface Structure {
  readonly lang: string;
  /** How many `h1` stand inside `main`, and in the whole document. */
  readonly firstHeadings: { readonly main: number; readonly all: number };
  readonly landmarks: {
    readonly banner: number;
    readonly main: number;
    readonly contentinfo: number;
  };
  /** The names of the navigations, in order; an empty text where one has none. */
  readonly navigations: readonly string[];
  readonly headings: readonly string[];
  readonly links: readonly FoundLink[];
  readonly ids: readonly string[];
  /** Each picture that lacks its width, its height or its `alt`. */
  readonly unsizedPictures: readonly string[];
  /** The addresses of embedded frames. */
  readonly frames: readonly string[];
  /** What can be read, header and footer included; attributes that are read out or shown, too. */
  readonly words: string;
  readonly banner: string;
  readonly main: string;
  readonly contentinfo: string;
  /** The parts of `main`, in order. */
  readonly parts: readonly Part[];
}

/** Each built document and the address that serves it. */
export const documents: readonly { readonly path: string; readonly file: string }[] = [
  ...pages.map((facts) => ({
    path: facts.path,
    file: facts.path === '/' ? 'index.html' : `${facts.path.slice(1)}.html`,
  })),
  { path: '404', file: '404.html' },
];

/** The text of a built document. */
export function builtHtml(file: string): string {
  return readFileSync(path.join(builtSite(), file), 'utf8');
}

/** How each built document is built, by its address; read once for all the tests of a worker that walk the same build. */
export function readStructures(page: Page): Promise<ReadonlyMap<string, Structure>> {
  const found = structures.get(builtSite()) ?? readAll(page);
  structures.set(builtSite(), found);
  return found;
}

const structures = new Map<string, Promise<ReadonlyMap<string, Structure>>>();

async function readAll(page: Page): Promise<ReadonlyMap<string, Structure>> {
  const found = new Map<string, Structure>();
  for (const { path: address, file } of documents)
    found.set(address, await readStructure(page, builtHtml(file)));
  return found;
}

/**
 * Parses built HTML with the browser's own parser. Words of neighbouring blocks are set apart by a space, dashes
 * between figures become hyphens, and what is hidden from assistive technology is left out.
 */
function readStructure(page: Page, html: string): Promise<Structure> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = <E extends Element>(selector: string) => [
      ...document.querySelectorAll<E>(selector),
    ];
    const plain = (text: string) =>
      text
        .replace(/[\u2010-\u2015]/g, '-')
        .replace(/\s+/g, ' ')
        .trim();
    const inline = 'A,ABBR,B,BDI,CITE,CODE,EM,I,MARK,Q,S,SMALL,SPAN,STRONG,SUB,SUP,TIME,U'.split(
      ',',
    );
    const unread = ['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG', 'NOSCRIPT'];
    const headingLevel = ({ tagName }: Element) => Number(/^H([1-6])$/.exec(tagName)?.[1] ?? 0);

    const walk = (node: Node, enter: (element: Element) => void, say: (text: string) => void) => {
      for (const child of node.childNodes) {
        if (child instanceof Text) say(child.data);
        else if (child instanceof Element) {
          const silent =
            unread.includes(child.tagName.toUpperCase()) ||
            child.getAttribute('aria-hidden') === 'true' ||
            child.hasAttribute('hidden');
          if (silent) continue;
          const block = !inline.includes(child.tagName);
          if (block) say(' ');
          enter(child);
          walk(child, enter, say);
          if (block) say(' ');
        }
      }
    };
    const textOf = (root: Element | null) => {
      let text = '';
      if (root)
        walk(
          root,
          () => undefined,
          (more) => (text += more),
        );
      return plain(text);
    };
    const nameOf = (element: Element) =>
      plain(
        element.getAttribute('aria-label') ??
          element
            .getAttribute('aria-labelledby')
            ?.split(/\s+/)
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' ') ??
          '',
      );

    const parts: {
      heading: string;
      level: number;
      text: string;
      headings: string[];
      items: number;
    }[] = [];
    const open: typeof parts = [];
    const main = document.querySelector('main');
    if (main) {
      walk(
        main,
        (element) => {
          const level = headingLevel(element);
          // A landmark with a name of its own needs no heading: it is no part of what was headed before it.
          if (element.tagName === 'NAV' && element.hasAttribute('aria-label'))
            while ((open.at(-1)?.level ?? 0) > 1) open.pop();
          if (element.tagName === 'LI') for (const part of open) part.items += 1;
          if (level === 0) return;
          while ((open.at(-1)?.level ?? 0) >= level) open.pop();
          const heading = textOf(element);
          open.at(-1)?.headings.push(heading);
          const part = { heading, level, text: '', headings: [], items: 0 };
          parts.push(part);
          open.push(part);
        },
        (text) => {
          for (const part of open) part.text += text;
        },
      );
    }

    const whereOf = (element: Element) => {
      if (element.closest('main')) return 'main';
      if (element.closest('footer')) return 'contentinfo';
      return element.closest('header') ? 'banner' : 'elsewhere';
    };
    const shown = all('[aria-label],[alt],[title],[placeholder]').flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return {
      lang: document.documentElement.lang,
      firstHeadings: { main: all('main h1').length, all: all('h1').length },
      landmarks: {
        banner: all('header:not(main *):not(article *):not(section *)').length,
        main: all('main').length,
        contentinfo: all('footer:not(main *):not(article *):not(section *)').length,
      },
      navigations: all('nav').map(nameOf),
      headings: all('h1,h2,h3,h4,h5,h6').map(textOf),
      links: all<HTMLAnchorElement>('a').map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: nameOf(link) || textOf(link),
        where: whereOf(link),
      })),
      ids: all('[id]').map(({ id }) => id),
      unsizedPictures: all('img')
        .filter(
          (img) =>
            !img.hasAttribute('alt') ||
            !(Number(img.getAttribute('width')) > 0) ||
            !(Number(img.getAttribute('height')) > 0),
        )
        .map(({ outerHTML }) => outerHTML),
      frames: all('iframe').map((frame) => frame.getAttribute('src') ?? ''),
      words: [document.title, textOf(document.body), ...shown].join(' '),
      banner: textOf(document.querySelector('header:not(main *)')),
      main: textOf(main),
      contentinfo: textOf(document.querySelector('footer:not(main *)')),
      parts: parts.map((part) => ({ ...part, text: plain(part.text) })),
    };
  }, html);
}
