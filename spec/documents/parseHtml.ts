/** Reads HTML without a browser, with parse5, which parses as the HTML standard says. */
import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;

let last: readonly [html: string, DefaultTreeAdapterTypes.Document] | undefined;

/**
 * A document as a browser without script parses it: the content of `noscript` is elements. Parsing takes long, and most
 * documents are read several times in a row, so the last one is kept.
 */
export function parseHtml(html: string): DefaultTreeAdapterTypes.Document {
  if (last?.[0] !== html) last = [html, parse(html, { scriptingEnabled: false })];
  return last[1];
}

/** The children of a node, in order. */
export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** The text of a text node; `undefined` for every other node. */
export function wordsOf(node: HtmlNode): string | undefined {
  return node.nodeName === '#text' && 'value' in node ? node.value : undefined;
}

/** The elements below a node in document order: those with one of the given tags, or all. */
export function elementsOf(node: HtmlNode, ...names: readonly string[]): HtmlElement[] {
  return childrenOf(node)
    .filter(isElement)
    .flatMap((element) => [
      ...(names.length === 0 || names.includes(element.tagName) ? [element] : []),
      ...elementsOf(element, ...names),
    ]);
}

/** The value of an attribute; `null` if the element does not have it. */
export function attributeOf(element: HtmlElement | undefined, name: string): string | null {
  return element?.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Whether an element has an ancestor with one of these tags. */
export function isInside(element: HtmlElement, ...names: readonly string[]): boolean {
  const parent = element.parentNode;
  return (
    parent !== null &&
    isElement(parent) &&
    (names.includes(parent.tagName) || isInside(parent, ...names))
  );
}

/** All text in a node, including scripts and styles. */
export function textContentOf(node: HtmlNode | undefined): string {
  if (!node) return '';
  return wordsOf(node) ?? childrenOf(node).map(textContentOf).join('');
}

/** A text with single spaces, and none at its ends. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The HTML of an element, with its own tags. */
export function outerHtmlOf(element: HtmlElement): string {
  return serializeOuter(element);
}
