import * as dom from './parseHtml.ts';

/** The text of one block of a page. */
export interface Line {
  readonly text: string;
  /** Whether the block is in a paragraph, a list or a definition. */
  readonly running: boolean;
}

const elementsWithoutText = ['script', 'style', 'template', 'svg'];
/** Elements within a line; every other element begins a new line. */
const inline =
  'a abbr b br button cite em i closed-days open-now q small span strong sub sup time wbr'.split(
    ' ',
  );

/** The lines of the given landmarks of a built document, such as `header` and `main`. */
export function linesOf(html: string, ...landmarks: readonly string[]): Line[] {
  const document = dom.parseHtml(html);
  return landmarks
    .flatMap((name) => dom.elementsOf(document, name))
    .filter((landmark) => !dom.isInside(landmark, 'main', 'article', 'section'))
    .flatMap((landmark) => blocksOf(landmark, false));
}

/** All texts of a built document for people: on the page, for screen readers, and in search results. */
export function allTexts(html: string): string[] {
  const document = dom.parseHtml(html);
  const attributes = dom.elementsOf(document).flatMap((element) => {
    const meta = dom.attributeOf(element, 'name') ?? dom.attributeOf(element, 'property') ?? '';
    const content = /description|title|keywords/.test(meta) ? ['content'] : [];
    const names = ['alt', 'aria-label', 'title', 'placeholder', ...content];
    return names.map((name) => dom.attributeOf(element, name) ?? '');
  });
  return [
    ...dom.elementsOf(document, 'title').map((title) => dom.singleSpaced(dom.textContentOf(title))),
    ...linesOf(html, 'body').map(({ text }) => text),
    ...attributes.filter(Boolean),
  ];
}

/** Whether a text contains words whose figures are whole: `19 laser` does not contain `9 laser`. */
export function hasWhole(text: string, words: string): boolean {
  return findWhole(text, words) >= 0;
}

/** Where a text first contains words whose figures are whole, at or after an index; -1 if nowhere. */
export function findWhole(text: string, words: string, from = 0): number {
  const before = /^\d/.test(words) ? String.raw`(?<![\d.,])` : '';
  const after = /\d$/.test(words) ? String.raw`(?!\d|[.,]\d)` : '';
  const whole = new RegExp(`${before}${RegExp.escape(words)}${after}`, 'g');
  whole.lastIndex = from;
  return whole.exec(text)?.index ?? -1;
}

/** The lines of a node. A line ends where a block begins or ends. */
function blocksOf(node: dom.HtmlNode, running: boolean): Line[] {
  const blocks: Line[] = [];
  let run = '';
  const end = () => {
    const text = dom.singleSpaced(run);
    if (text) blocks.push({ text, running });
    run = '';
  };
  const take = (inner: dom.HtmlNode) => {
    let afterElement = false;
    for (const child of dom.childrenOf(inner)) {
      run += dom.wordsOf(child) ?? '';
      if (dom.isElement(child) && !elementsWithoutText.includes(child.tagName)) {
        // The page shows a gap between two neighbouring elements.
        if (afterElement || child.tagName === 'br') run += ' ';
        if (inline.includes(child.tagName)) take(child);
        else {
          end();
          blocks.push(...blocksOf(child, running || ['p', 'li', 'dd'].includes(child.tagName)));
        }
      }
      afterElement = dom.isElement(child);
    }
  };
  take(node);
  end();
  return blocks;
}
