import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../e2e/pages.ts';
import {
  attributeOf,
  childrenOf,
  elementsOf,
  isElement,
  isInside,
  outerHtmlOf,
  parseHtml,
  singleSpaced,
  textContentOf,
  wordsOf,
  type HtmlElement,
  type HtmlNode,
} from './parseHtml.ts';

/** A heading of `main` and what stands below it, down to the next heading of its level or above. */
export interface PageSection {
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
  readonly parts: readonly PageSection[];
}

/** Each built document and the address that serves it. */
export const documents: readonly { readonly path: string; readonly file: string }[] = [
  ...pages.map((facts) => ({
    path: facts.path,
    file: facts.path === '/' ? 'index.html' : `${facts.path.slice(1)}.html`,
  })),
  { path: '404', file: '404.html' },
];

/** The text of a built document of a site that was built into this folder. */
export function builtHtml(siteDir: string, file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}

/** How each document of a built site is built, by its address; read once for all the tests of a worker that walk the same build. */
export function readStructures(siteDir: string): ReadonlyMap<string, Structure> {
  const found =
    structures.get(siteDir) ??
    new Map(
      documents.map(({ path: address, file }) => [
        address,
        readStructure(builtHtml(siteDir, file)),
      ]),
    );
  structures.set(siteDir, found);
  return found;
}

const structures = new Map<string, ReadonlyMap<string, Structure>>();

const inline = 'a,abbr,b,bdi,cite,code,em,i,mark,q,s,small,span,strong,sub,sup,time,u'.split(',');
const unread = ['script', 'style', 'template', 'svg', 'noscript'];
const sectioning = ['main', 'article', 'section'];

function plain(text: string): string {
  return singleSpaced(text.replace(/[\u2010-\u2015]/g, '-'));
}

/** Goes through what can be read below a node, with a space on both sides of each block. */
function walk(
  node: HtmlNode,
  enter: (element: HtmlElement) => void,
  say: (text: string) => void,
): void {
  for (const child of childrenOf(node)) {
    const words = wordsOf(child);
    if (words !== undefined) say(words);
    if (!isElement(child)) continue;
    const silent =
      unread.includes(child.tagName) ||
      attributeOf(child, 'aria-hidden') === 'true' ||
      attributeOf(child, 'hidden') !== null;
    if (silent) continue;
    const block = !inline.includes(child.tagName);
    if (block) say(' ');
    enter(child);
    walk(child, enter, say);
    if (block) say(' ');
  }
}

/** What of a node can be read. */
function textOf(node: HtmlNode | undefined): string {
  let text = '';
  if (node)
    walk(
      node,
      () => undefined,
      (more) => (text += more),
    );
  return plain(text);
}

/** The parts of `main`, heading by heading. */
function partsOf(main: HtmlElement | undefined): PageSection[] {
  const parts: {
    heading: string;
    level: number;
    text: string;
    headings: string[];
    items: number;
  }[] = [];
  const open: typeof parts = [];
  const closeDownTo = (level: number) => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
  };
  if (!main) return parts;
  walk(
    main,
    (element) => {
      // A landmark with a name of its own needs no heading: it is no part of what was headed before it.
      if (element.tagName === 'nav' && attributeOf(element, 'aria-label') !== null) closeDownTo(2);
      if (element.tagName === 'li') for (const part of open) part.items += 1;
      const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);
      if (level === 0) return;
      closeDownTo(level);
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
  return parts.map((part) => ({ ...part, text: plain(part.text) }));
}

function whereOf(element: HtmlElement): FoundLink['where'] {
  if (isInside(element, 'main')) return 'main';
  if (isInside(element, 'footer')) return 'contentinfo';
  return isInside(element, 'header') ? 'banner' : 'elsewhere';
}

/**
 * Parses built HTML. Words of neighbouring blocks are set apart by a space, dashes between figures become hyphens,
 * and what is hidden from assistive technology is left out.
 */
export function readStructure(html: string): Structure {
  const document = parseHtml(html);
  const all = elementsOf(document);
  const named = (...names: readonly string[]) => elementsOf(document, ...names);
  const [main] = named('main');
  const mainHeadings = named('h1').filter((heading) => isInside(heading, 'main'));
  const labelOf = (id: string) =>
    textContentOf(all.find((element) => attributeOf(element, 'id') === id));
  const nameOf = (element: HtmlElement) =>
    plain(
      attributeOf(element, 'aria-label') ??
        attributeOf(element, 'aria-labelledby')?.split(/\s+/).map(labelOf).join(' ') ??
        '',
    );
  const landmark = (name: string) =>
    named(name).filter((element) => !isInside(element, ...sectioning));
  const outsideMain = (name: string) => named(name).find((element) => !isInside(element, 'main'));
  const shown = ['aria-label', 'alt', 'title', 'placeholder'];
  return {
    lang: attributeOf(named('html')[0], 'lang') ?? '',
    firstHeadings: { main: mainHeadings.length, all: named('h1').length },
    landmarks: {
      banner: landmark('header').length,
      main: named('main').length,
      contentinfo: landmark('footer').length,
    },
    navigations: named('nav').map(nameOf),
    headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(textOf),
    links: named('a').map((link) => ({
      href: attributeOf(link, 'href') ?? '',
      text: nameOf(link) || textOf(link),
      where: whereOf(link),
    })),
    ids: all.flatMap((element) => attributeOf(element, 'id') ?? []),
    unsizedPictures: named('img')
      .filter(
        (picture) =>
          attributeOf(picture, 'alt') === null ||
          !(Number(attributeOf(picture, 'width')) > 0) ||
          !(Number(attributeOf(picture, 'height')) > 0),
      )
      .map(outerHtmlOf),
    frames: named('iframe').map((frame) => attributeOf(frame, 'src') ?? ''),
    words: [
      singleSpaced(textContentOf(named('title')[0])),
      textOf(named('body')[0]),
      ...all.flatMap((element) => shown.flatMap((name) => attributeOf(element, name) ?? [])),
    ].join(' '),
    banner: textOf(outsideMain('header')),
    main: textOf(main),
    contentinfo: textOf(outsideMain('footer')),
    parts: partsOf(main),
  };
}
