/** Reads HTML without a browser: parse5 is the standard's own parser, and these are the few questions tests ask of it. */
import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;

/** A document as a browser without script parses it: the content of `noscript` is elements. */
export function parseHtml(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false });
}

/** The children of a node, in order. */
export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** The words of a run of text; `undefined` for every other node. */
export function wordsOf(node: HtmlNode): string | undefined {
  return node.nodeName === '#text' && 'value' in node ? node.value : undefined;
}

/** All elements below a node in the order of the document; only those with one of these names, where names are given. */
export function elementsOf(node: HtmlNode, ...names: readonly string[]): HtmlElement[] {
  return childrenOf(node)
    .filter(isElement)
    .flatMap((element) => [
      ...(names.length === 0 || names.includes(element.tagName) ? [element] : []),
      ...elementsOf(element, ...names),
    ]);
}

/** An attribute's value, `null` where an element lacks it, as in a browser. */
export function attributeOf(element: HtmlElement | undefined, name: string): string | null {
  return element?.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Whether an element has an ancestor with this name. */
export function isInside(element: HtmlElement, ...names: readonly string[]): boolean {
  const parent = element.parentNode;
  return (
    parent !== null &&
    isElement(parent) &&
    (names.includes(parent.tagName) || isInside(parent, ...names))
  );
}

/** All text in a node, scripts and styles included. */
export function textContentOf(node: HtmlNode | undefined): string {
  if (!node) return '';
  return wordsOf(node) ?? childrenOf(node).map(textContentOf).join('');
}

/** Text with every run of white space as one space, and none at the ends. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** An element as HTML, itself included. */
export function outerHtmlOf(element: HtmlElement): string {
  return serializeOuter(element);
}
