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

/** A part of a page and its content. The part of a heading ends at the next heading of its level or above. */
export interface PagePart {
  /** The text of the heading; for a list, a table or a navigation, its accessible name. */
  readonly name: string;
  /** The level of the heading; 0 if there is no heading. */
  readonly level: number;
  readonly where: FoundLink['where'];
  /** The ids of the heading and of the elements of which it is the first heading. */
  readonly ids: readonly string[];
  readonly text: string;
  /** The headings one level further down. */
  readonly headings: readonly string[];
  /** The text of each list item. */
  readonly items: readonly string[];
  /** Whether the part has a numbered list. */
  readonly numbered: boolean;
  readonly links: readonly (readonly [words: string, href: string])[];
  /** The cells of each row of a table. */
  readonly rows: readonly (readonly string[])[];
  /** The names of the pictures; decorative pictures have none. */
  readonly pictures: readonly string[];
}

/** A link of a document. */
export interface FoundLink {
  readonly href: string;
  readonly text: string;
  readonly where: 'banner' | 'main' | 'contentinfo' | 'elsewhere';
}

/** The structure of a served document, as a screen reader gets it. */
export interface Structure {
  /** The number of `h1` inside `main`, and in the whole document. */
  readonly firstHeadings: { readonly main: number; readonly all: number };
  readonly landmarks: {
    readonly banner: number;
    readonly main: number;
    readonly contentinfo: number;
  };
  /** The names of the navigations, in order; an empty text for one without a name. */
  readonly navigations: readonly string[];
  readonly headings: readonly string[];
  readonly links: readonly FoundLink[];
  readonly ids: readonly string[];
  /** Each picture that lacks its width, its height or its `alt`. */
  readonly unsizedPictures: readonly string[];
  /** The addresses of embedded frames. */
  readonly frames: readonly string[];
  /** All text of the document, including the title and attributes such as `alt`. */
  readonly words: string;
  readonly banner: string;
  readonly main: string;
  readonly contentinfo: string;
  /** The parts below each heading, then those with a name, each in document order. */
  readonly parts: readonly PagePart[];
}

/** The 29 built documents: address and file. */
export const documents: readonly { readonly path: string; readonly file: string }[] = [
  ...pages.map((facts) => ({
    path: facts.path,
    file: facts.path === '/' ? 'index.html' : `${facts.path.slice(1)}.html`,
  })),
  { path: '/404', file: '404.html' },
];

/** The HTML of a document in the folder of a built site. */
export function builtHtml(siteDir: string, file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}

const inline = 'a,abbr,b,bdi,cite,code,em,i,mark,q,s,small,span,strong,sub,sup,time,u'.split(',');
const skipped = ['script', 'style', 'template', 'svg', 'noscript'];
const sectioning = ['main', 'article', 'section'];
const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

function plain(text: string): string {
  return singleSpaced(text.replace(/[\u2010-\u2015]/g, '-'));
}

/**
 * Visits everything below a node that a screen reader can read, with `enter` and `leave` for elements and `addText` for
 * texts. A space is added on both sides of each block.
 */
export function walk(
  node: HtmlNode,
  enter: (element: HtmlElement) => void,
  addText: (text: string) => void,
  leave: (element: HtmlElement) => void = () => undefined,
): void {
  for (const child of childrenOf(node)) {
    const words = wordsOf(child);
    if (words !== undefined) addText(words);
    if (!isElement(child)) continue;
    if (attributeOf(child, 'aria-hidden') === 'true' || attributeOf(child, 'hidden') !== null)
      continue;
    if (child.tagName === 'svg') enter(child);
    if (skipped.includes(child.tagName)) continue;
    const block = !inline.includes(child.tagName);
    if (block) addText(' ');
    enter(child);
    walk(child, enter, addText, leave);
    leave(child);
    if (block) addText(' ');
  }
}

/** The text of a node for screen readers. */
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

/** The parts of a document: those below headings, then those with an accessible name. */
function partsOf(document: HtmlNode, nameOf: (element: HtmlElement) => string): PagePart[] {
  const named = elementsOf(document)
    .filter(
      ({ tagName }) => !/^(?:h\d|a|svg|img|button|input|select|textarea|iframe)$/.test(tagName),
    )
    .filter(nameOf)
    .map((element) => {
      const [whole] = readParts(element, nameOf(element), whereOf(element), nameOf);
      return whole;
    });
  const headed = elementsOf(document, 'header', 'main', 'footer')
    .filter((element) => element.tagName === 'main' || !isInside(element, ...sectioning))
    .flatMap((landmark) => readParts(landmark, '', whereOf(landmark), nameOf).slice(1));
  return [...headed, ...named.filter((part) => part !== undefined)];
}

/** The ids of a heading and of the elements that it is the first heading of. */
function idsOf(heading: HtmlElement): string[] {
  const ids: string[] = [];
  for (let at: HtmlNode | null = heading; at && isElement(at); at = at.parentNode) {
    if (at !== heading && elementsOf(at, ...headingNames)[0] !== heading) break;
    ids.push(attributeOf(at, 'id') ?? '');
  }
  return ids.filter(Boolean);
}

/** The part of a whole element, then the part below each heading in it. */
function readParts(
  element: HtmlElement,
  name: string,
  where: FoundLink['where'],
  nameOf: (element: HtmlElement) => string,
): PagePart[] {
  const begin = (words: string, level: number, heading?: HtmlElement) => ({
    name: words,
    level,
    where,
    ids: heading ? idsOf(heading) : [],
    text: '',
    headings: new Array<string>(),
    items: new Array<string>(),
    numbered: false,
    links: new Array<readonly [string, string]>(),
    rows: new Array<string[]>(),
    pictures: new Array<string>(),
  });
  const whole = begin(name, 0);
  const parts = [whole];
  const open = [whole];
  const closeDownTo = (level: number) => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
  };
  /** The parts of list items and articles: each begins before its heading, and ends with its element. */
  const contained = new Map<HtmlElement, ReturnType<typeof begin>>();
  walk(
    element,
    (inner) => {
      const { tagName } = inner;
      // A named navigation does not belong to the heading before it.
      if (tagName === 'nav' && attributeOf(inner, 'aria-label') !== null) closeDownTo(2);
      const isContainer = ['li', 'article'].includes(tagName);
      const heading = isContainer ? elementsOf(inner, ...headingNames)[0] : inner;
      const level = heading ? headingNames.indexOf(heading.tagName) + 1 : 0;
      if (heading && level > 0 && !contained.has(heading)) {
        closeDownTo(level);
        const part = begin(textOf(heading), level, heading);
        open.at(-1)?.headings.push(part.name);
        parts.push(part);
        open.push(part);
        if (isContainer) contained.set(heading, part).set(inner, part);
      }
      for (const part of open) {
        if (tagName === 'li') part.items.push(textOf(inner));
        if (tagName === 'ol') part.numbered = true;
        if (tagName === 'a')
          part.links.push([nameOf(inner) || textOf(inner), attributeOf(inner, 'href') ?? '']);
        if (tagName === 'tr') part.rows.push(elementsOf(inner, 'th', 'td').map(textOf));
        const picture = tagName === 'img' ? attributeOf(inner, 'alt') : nameOf(inner);
        if (['img', 'svg'].includes(tagName) && picture) part.pictures.push(picture);
      }
    },
    (text) => {
      for (const part of open) part.text += text;
    },
    (inner) => {
      const part = contained.get(inner);
      if (part && ['li', 'article'].includes(inner.tagName)) open.splice(open.indexOf(part));
    },
  );
  return parts.map((part) => ({ ...part, text: plain(part.text) }));
}

function whereOf(element: HtmlElement): FoundLink['where'] {
  const isOf = (name: string) => element.tagName === name || isInside(element, name);
  if (isOf('main')) return 'main';
  if (isOf('footer')) return 'contentinfo';
  return isOf('header') ? 'banner' : 'elsewhere';
}

/**
 * Reads the structure of built HTML. In its texts, a space separates blocks, dashes are hyphens, and what is hidden from
 * assistive technology is left out.
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
        (element.tagName === 'table' ? textOf(elementsOf(element, 'caption')[0]) : ''),
    );
  const landmark = (name: string) =>
    named(name).filter((element) => !isInside(element, ...sectioning));
  const outsideMain = (name: string) => named(name).find((element) => !isInside(element, 'main'));
  const shown = ['aria-label', 'alt', 'title', 'placeholder'];
  return {
    firstHeadings: { main: mainHeadings.length, all: named('h1').length },
    landmarks: {
      banner: landmark('header').length,
      main: named('main').length,
      contentinfo: landmark('footer').length,
    },
    navigations: named('nav').map(nameOf),
    headings: named(...headingNames).map(textOf),
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
    parts: partsOf(document, nameOf),
  };
}
