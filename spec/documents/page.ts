/** Reads a rendered document by headings, names and words, never by classes. */
import { assert } from 'vitest';
import type { ClauseId } from '../settings.ts';
import { clause } from '../tools/clause.ts';
import {
  attributeOf,
  elementsOf,
  isElement,
  isInside,
  parseHtml,
  singleSpaced,
  textContentOf,
  type HtmlElement,
  type HtmlNode,
} from './parseHtml.ts';
import { walk } from './readStructure.ts';
import { once, renderedHtml } from './rendered.ts';

const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Roles, and the HTML elements that have them. */
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

/** A part of a document, or all of it. */
export class Part {
  readonly #element: HtmlElement;

  constructor(element: HtmlElement) {
    this.#element = element;
  }

  /** Its words as they are read aloud. */
  get text(): string {
    return readText(this.#element);
  }

  /** Every word in it, those of drawings and those that are only shown too. */
  get everyWord(): string {
    return singleSpaced(textContentOf(this.#element));
  }

  /** Its name, or its words where it has none of its own. */
  get name(): string {
    return nameOf(this.#element) ?? this.text;
  }

  /** The ids inside it. */
  get ids(): string[] {
    return this.#all().flatMap((element) => attributeOf(element, 'id') ?? []);
  }

  attribute(name: string): string | null {
    return attributeOf(this.#element, name);
  }

  /** Its headings, in order; those of one level, where it is given. */
  headings(level?: number): string[] {
    return this.#all(...(level === undefined ? headingNames : [`h${level}`])).map(readText);
  }

  /** The titles in a part of the page. */
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

  /** The words of each link, and where it leads. */
  get links(): [words: string, target: string | null][] {
    return this.each('link').map((link) => [link.name, link.attribute('href')]);
  }

  /** The text alternative of each drawing. */
  get drawings(): string[] {
    return this.#all()
      .filter((element) => attributeOf(element, 'role') === 'img')
      .map((element) => nameOf(element) ?? '');
  }

  /** Its tables, row by row. */
  get rows(): string[][] {
    return this.#all('tr').map((row) => elementsOf(row, 'th', 'td').map(readText));
  }

  /** The definitions of a list of terms, in order. */
  get terms(): [term: string, ...detail: string[]][] {
    return this.#all('dt').map((term) => {
      const { parentNode } = term;
      const all = parentNode ? elementsOf(parentNode, 'dt', 'dd') : [];
      const rest = all.slice(all.indexOf(term) + 1);
      const end = rest.findIndex(({ tagName }) => tagName === 'dt');
      const detail = end < 0 ? rest : rest.slice(0, end);
      return [readText(term), ...detail.map(readText)];
    });
  }

  /** What is said of a term. */
  detail(term: string): string {
    const found = this.terms.find(([each]) => each === term);
    assert(found, `Something is said of ${term}.`);
    return found.slice(1).join(', ');
  }

  /** Everything in it of a kind, in order. */
  each(role: keyof typeof roles): Part[] {
    return this.#all(...roles[role]).map((element) => new Part(element));
  }

  /** The one thing of a kind that has this name. */
  the(role: keyof typeof roles, name: string | RegExp): Part {
    const found = this.each(role).filter((part) => agrees(part.name, name));
    assert(found.length === 1, `One ${role} is named ${name}, not ${found.length}.`);
    return found[0] as Part;
  }

  /** Where the link of these words leads. */
  target(words: string): string | null {
    return this.the('link', words).attribute('href');
  }

  /** What in it is marked as the current page, or as the section of it. */
  current(kind: 'page' | 'true'): string[] {
    return this.#all()
      .filter((element) => attributeOf(element, 'aria-current') === kind)
      .map(readText);
  }

  /** The part that a heading heads: the largest around it without another heading of its level or above. */
  part(heading: string | RegExp): Part {
    const found = this.#all(...headingNames).find((each) => agrees(readText(each), heading));
    assert(found, `Something is headed ${heading}.`);
    const rivals = headingNames.slice(0, headingNames.indexOf(found.tagName) + 1);
    let part: HtmlElement | undefined;
    for (
      let around = found.parentNode;
      around && isElement(around) && elementsOf(around, ...rivals).length === 1;
      around = around.parentNode
    )
      part = around;
    assert(part, `${heading} stands in a part of its own.`);
    return new Part(part);
  }

  /** The list, table, navigation or drawing with this name. */
  named(name: string | RegExp): Part {
    const found = this.#all().filter((element) => agrees(nameOf(element) ?? '', name));
    assert(found.length === 1, `One thing is named ${name}, not ${found.length}.`);
    return new Part(found[0] as HtmlElement);
  }

  /** The elements in it that are not kept from readers. */
  #all(...names: readonly string[]): HtmlElement[] {
    return elementsOf(this.#element, ...names).filter((element) => !isHidden(element));
  }
}

const readDocument = once('page', async (address) => parseHtml(await renderedHtml(address)));

type Landmark = 'body' | 'header' | 'main' | 'footer';

/** The text of a document, or of one of its landmarks. */
export async function readPage(address: string, landmark: Landmark = 'main'): Promise<Part> {
  const found = elementsOf(await readDocument(address), landmark).find(
    (element) => !isInside(element, 'main'),
  );
  assert(found, `${address} has a ${landmark}.`);
  return new Part(found);
}

/** Defines tests of clauses that can be read in the document of one page. */
export function clausesOn(address: string) {
  return (id: ClauseId, title: string, ask: (page: Part) => void): void =>
    clause(id, title, async () => ask(await readPage(address)));
}

/** What of a node is read aloud. */
function readText(node: HtmlNode): string {
  let text = '';
  walk(
    node,
    () => undefined,
    (more) => (text += more),
  );
  return singleSpaced(text);
}

function agrees(words: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? words === expected : expected.test(words);
}

/** Whether an element, or one around it, is kept from readers. */
function isHidden(element: HtmlElement): boolean {
  const { parentNode } = element;
  return (
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'hidden') !== null ||
    (parentNode !== null && isElement(parentNode) && isHidden(parentNode))
  );
}

/** The name that an element is given: by a label of its own, by other elements, or by a caption. */
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
