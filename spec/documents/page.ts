/** Reads a rendered document by headings, names and text, never by classes. */
import { assert } from 'vitest';
import { documents } from '../../e2e/pages.ts';
import type { ClauseId } from '../settings.ts';
import { clause } from '../tools/clause.ts';
import {
  attributeOf,
  childrenOf,
  elementsOf,
  isElement,
  isInside,
  parseHtml,
  singleSpaced,
  textContentOf,
  wordsOf,
  type HtmlElement,
  type HtmlNode,
} from './parseHtml.ts';
import { once, renderedHtml } from './rendered.ts';

const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Elements within a line; screen readers pause before and after every other element. */
const inline = 'a abbr b bdi cite code em i mark q s small span strong sub sup time u'.split(' ');
/** Elements whose text nobody reads on the page. */
const withoutText = ['script', 'style', 'template', 'svg', 'noscript'];
/** Elements that have an accessible name of their own, and no part of the page in them. */
const small = [...headingNames, 'a', 'svg', 'img', 'button', 'input', 'select', 'textarea'];

/** Kinds of element, with their HTML tags. */
const roles = {
  control: ['a', 'button'],
  field: ['button', 'input', 'select', 'textarea'],
  figure: ['figure'],
  frame: ['iframe'],
  item: ['li'],
  line: ['summary'],
  link: ['a'],
  navigation: ['nav'],
  paragraph: ['p'],
  picture: ['img'],
  steps: ['ol'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A part of a document, or the whole document. */
export class Part {
  readonly #element: HtmlElement;
  /** The level of the heading by which the part was found; 0 if it was not. */
  readonly #level: number;

  constructor(element: HtmlElement, level = 0) {
    this.#element = element;
    this.#level = level;
  }

  /** The text as a screen reader reads it. */
  get text(): string {
    return readText(this.#element);
  }

  /** All text, including that of drawings and text hidden from screen readers. */
  get everyWord(): string {
    return singleSpaced(textContentOf(this.#element));
  }

  /** The accessible name that its attributes or its caption give; empty if they give none. */
  get label(): string {
    return nameOf(this.#element) ?? '';
  }

  /** The accessible name, or else the text. */
  get name(): string {
    return nameOf(this.#element) ?? this.text;
  }

  /** The ids of the elements in the part. */
  get ids(): string[] {
    return this.#all().flatMap((element) => attributeOf(element, 'id') ?? []);
  }

  attribute(name: string): string | null {
    return attributeOf(this.#element, name);
  }

  /** The headings in order: of the given level, or of every level. */
  headings(level?: number): string[] {
    return this.#all(...(level === undefined ? headingNames : [`h${level}`])).map(readText);
  }

  /** The headings one level below the heading of the part; without one, the highest in it. */
  get subheadings(): string[] {
    const levels = this.#all(...headingNames).map(({ tagName }) => headingNames.indexOf(tagName));
    return this.headings(this.#level > 0 ? this.#level + 1 : Math.min(...levels) + 1);
  }

  /** The headings of level 3, such as the titles of cards. */
  get titles(): string[] {
    return this.headings(3);
  }

  /** The text of each list item. */
  get items(): string[] {
    return this.each('item').map(({ text }) => text);
  }

  get paragraphs(): string[] {
    return this.each('paragraph').map(({ text }) => text);
  }

  /** The name and the address of each link. */
  get links(): [words: string, target: string][] {
    return this.each('link').map((link) => [link.name, link.attribute('href') ?? '']);
  }

  /** The names of pictures and drawings; those that are decorative have none. */
  get pictures(): string[] {
    return this.#all('img', 'svg').flatMap((element) => nameOf(element) || []);
  }

  /** The text alternative of each drawing that is not hidden from screen readers; empty if it has none. */
  get drawings(): string[] {
    return this.#all()
      .filter((element) => element.tagName === 'svg' || attributeOf(element, 'role') === 'img')
      .map((element) => nameOf(element) ?? '');
  }

  /** The text of the cells of each table row. */
  get rows(): string[][] {
    return this.#all('tr').map((row) => elementsOf(row, 'th', 'td').map(readText));
  }

  /** Each term of the description lists (`dl`) with its details, in order. */
  get terms(): [term: string, ...detail: string[]][] {
    const terms: [term: string, ...detail: string[]][] = [];
    for (const element of this.#all('dt', 'dd'))
      if (element.tagName === 'dt') terms.push([readText(element)]);
      else terms.at(-1)?.push(readText(element));
    return terms;
  }

  /** The details of a term, joined by commas. Fails if there is no such term. */
  detail(term: string): string {
    const found = this.terms.find(([each]) => each === term);
    assert(found, `There is no term “${term}”.`);
    return found.slice(1).join(', ');
  }

  /** All elements of a kind in the part, in order. */
  each(role: keyof typeof roles): Part[] {
    return this.#all(...roles[role]).map((element) => new Part(element));
  }

  /** The only element of a kind with this name. Fails unless there is exactly one. */
  the(role: keyof typeof roles, name: string | RegExp): Part {
    const found = this.each(role).filter((part) => matches(part.name, name));
    assert(found.length === 1, `Expected one ${role} named ${name}, found ${found.length}.`);
    return found[0] as Part;
  }

  /** The address of the only link with these words. */
  target(words: string): string | null {
    return this.the('link', words).attribute('href');
  }

  /** The texts of the elements marked as the current page, or (`true`) as its section. */
  current(kind: 'page' | 'true'): string[] {
    return this.#all()
      .filter((element) => attributeOf(element, 'aria-current') === kind)
      .map(readText);
  }

  /** The part below a heading: the largest element around it that has no other heading of the same or a higher level. */
  part(heading: string | RegExp): Part {
    const found = this.#all(...headingNames).find((each) => matches(readText(each), heading));
    assert(found, `There is no heading ${heading}.`);
    return this.#below(found);
  }

  /** The parts below the headings with this text, then the lists, tables and other elements with this name. */
  parts(name: string): Part[] {
    const headings = this.#all(...headingNames).filter((each) => readText(each) === name);
    const named = this.#all().filter(
      (element) => !small.includes(element.tagName) && nameOf(element) === name,
    );
    return [
      ...headings.map((heading) => this.#below(heading)),
      ...named.map((element) => new Part(element)),
    ];
  }

  /** The first heading at or in the element with this id; `undefined` if there is none. */
  headingAt(id: string): string | undefined {
    const element = this.#all().find((each) => attributeOf(each, 'id') === id);
    if (element && headingNames.includes(element.tagName)) return readText(element);
    return element && new Part(element).headings()[0];
  }

  /** The only list, table, navigation or drawing with this name. Fails unless there is exactly one. */
  named(name: string | RegExp): Part {
    const found = this.#all().filter((element) => matches(nameOf(element) ?? '', name));
    assert(found.length === 1, `Expected one element named ${name}, found ${found.length}.`);
    return new Part(found[0] as HtmlElement);
  }

  #below(heading: HtmlElement): Part {
    const level = headingNames.indexOf(heading.tagName) + 1;
    const sameOrAbove = headingNames.slice(0, level);
    const isOfIt = (around: HtmlNode): around is HtmlElement =>
      isElement(around) &&
      elementsOf(around, ...sameOrAbove).length === 1 &&
      // A navigation with a name of its own does not belong to the heading before it.
      !elementsOf(around, 'nav').some((nav) => attributeOf(nav, 'aria-label') !== null);
    let part: HtmlElement | undefined;
    for (
      let around = heading.parentNode;
      around && isOfIt(around);
      around = around === this.#element ? null : around.parentNode
    )
      part = around;
    const name = readText(heading);
    assert(part, `No element has the heading ${name} and no other of its level or above.`);
    return new Part(part, level);
  }

  /** The elements in the part with these tags, or all, without those hidden from screen readers. */
  #all(...names: readonly string[]): HtmlElement[] {
    return readableIn(this.#element, names);
  }
}

/** The parsed document of an address. */
export const readDocument = once('page', async (address) => parseHtml(await renderedHtml(address)));

type Landmark = 'body' | 'header' | 'main' | 'footer';

/** Reads a landmark of a page, or its whole `body`. */
export async function readPage(address: string, landmark: Landmark = 'main'): Promise<Part> {
  return landmarkOf(await readDocument(address), landmark);
}

/** Reads a landmark of a document, or its whole `body`. */
export function landmarkOf(document: HtmlNode, landmark: Landmark = 'main'): Part {
  const found = elementsOf(document, landmark).find((element) => !isInside(element, 'main'));
  assert(found, `The document has no ${landmark}.`);
  return new Part(found);
}

/** The `main` of each of the 29 documents, or another landmark of each, by address; that of the 404 page is `/404`. */
export async function readPages(landmark?: Landmark): Promise<ReadonlyMap<string, Part>> {
  const found = new Map<string, Part>();
  for (const { path } of documents) found.set(path, await readPage(path, landmark));
  return found;
}

/** Returns a function that defines a test of a clause on the document of one page. */
export function clausesOn(address: string) {
  return (id: ClauseId, title: string, check: (page: Part) => void): void =>
    clause(id, title, async () => check(await readPage(address)));
}

/** The text of a node as a screen reader reads it, with a space on both sides of each block. */
function readText(node: HtmlNode): string {
  return singleSpaced(spokenOf(node));
}

function spokenOf(node: HtmlNode): string {
  return childrenOf(node)
    .map((child) => {
      if (!isElement(child)) return wordsOf(child) ?? '';
      if (withoutText.includes(child.tagName) || isHidden(child)) return '';
      return inline.includes(child.tagName) ? spokenOf(child) : ` ${spokenOf(child)} `;
    })
    .join('');
}

/** Whether words are exactly a text, or have a pattern. */
export function matches(words: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? words === expected : expected.test(words);
}

/** The elements in a node with these tags, or all, without those hidden from screen readers. */
function readableIn(node: HtmlNode, names: readonly string[]): HtmlElement[] {
  return childrenOf(node)
    .filter(isElement)
    .flatMap((child) =>
      isHidden(child)
        ? []
        : [
            ...(names.length === 0 || names.includes(child.tagName) ? [child] : []),
            ...readableIn(child, names),
          ],
    );
}

function isHidden(element: HtmlElement): boolean {
  return attributeOf(element, 'aria-hidden') === 'true' || attributeOf(element, 'hidden') !== null;
}

/** The accessible name from a label, from the elements of `aria-labelledby`, or from a caption. */
function nameOf(element: HtmlElement): string | undefined {
  for (const own of ['aria-label', 'alt', 'title']) {
    const label = attributeOf(element, own);
    if (label !== null) return label;
  }
  const ids = attributeOf(element, 'aria-labelledby')?.split(/\s+/);
  const named = ids
    ? elementsOf(documentOf(element)).filter((each) => ids.includes(attributeOf(each, 'id') ?? ''))
    : element.tagName === 'table'
      ? elementsOf(element, 'caption')
      : [];
  return named.length > 0 ? named.map(readText).join(' ') : undefined;
}

function documentOf(node: HtmlNode): HtmlNode {
  const parent = 'parentNode' in node ? node.parentNode : null;
  return parent ? documentOf(parent) : node;
}
