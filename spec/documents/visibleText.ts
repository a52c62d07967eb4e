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
  type HtmlNode,
} from './parseHtml.ts';

/** A line of a page as it is read: the words of one block. */
export interface Line {
  readonly text: string;
  /** Whether it is running text: in a paragraph, a list or a definition. */
  readonly running: boolean;
}

const elementsWithoutText = ['script', 'style', 'template', 'svg'];
/** What stands within a line; everything else begins one. */
const inline =
  'a abbr b br button cite em i closed-days open-now q small span strong sub sup time wbr'.split(
    ' ',
  );

/** What the header, the main part and the footer of a built document say, line by line. */
export function linesOf(html: string, ...landmarks: readonly string[]): Line[] {
  const document = parseHtml(html);
  return landmarks
    .flatMap((name) => elementsOf(document, name))
    .filter((landmark) => !isInside(landmark, 'main', 'article', 'section'))
    .flatMap((landmark) => blocksOf(landmark, false));
}

/** Everything a built document says to people: what is seen, what is read aloud, and what a search shows. */
export function everythingSaid(html: string): string[] {
  const document = parseHtml(html);
  const attributes = elementsOf(document).flatMap((element) =>
    [
      'alt',
      'aria-label',
      'title',
      'placeholder',
      ...(/description|title|keywords/.test(
        attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '',
      )
        ? ['content']
        : []),
    ].map((name) => attributeOf(element, name) ?? ''),
  );
  return [
    ...elementsOf(document, 'title').map((title) => singleSpaced(textContentOf(title))),
    ...linesOf(html, 'body').map(({ text }) => text),
    ...attributes.filter(Boolean),
  ];
}

/** What a node's blocks say. A run of words ends where a block begins or ends. */
function blocksOf(node: HtmlNode, running: boolean): Line[] {
  const blocks: Line[] = [];
  let run = '';
  const end = () => {
    const text = singleSpaced(run);
    if (text) blocks.push({ text, running });
    run = '';
  };
  const take = (inner: HtmlNode) => {
    let afterElement = false;
    for (const child of childrenOf(inner)) {
      run += wordsOf(child) ?? '';
      if (isElement(child) && !elementsWithoutText.includes(child.tagName)) {
        // Two elements side by side are drawn apart.
        if (afterElement || child.tagName === 'br') run += ' ';
        if (inline.includes(child.tagName)) take(child);
        else {
          end();
          blocks.push(...blocksOf(child, running || ['p', 'li', 'dd'].includes(child.tagName)));
        }
      }
      afterElement = isElement(child);
    }
  };
  take(node);
  end();
  return blocks;
}
