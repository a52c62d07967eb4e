/** A stretch of words, as one or several nodes side by side, or an element. */
type Part = readonly Node[] | Element;

/** Whether a node is words: text, or what a translator puts in its place. */
function isWords(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE || node.nodeName === 'FONT';
}

function isElement(part: Part): part is Element {
  return part instanceof Element;
}

/** The elements of a parent, and the stretches of words between them. Comments and blanks are nothing. */
function partsOf(parent: Node): Part[] {
  const parts: Part[] = [];
  let words: Node[] = [];
  const end = () => {
    if (words.some(({ textContent }) => textContent?.trim())) parts.push(words);
    words = [];
  };
  for (const node of parent.childNodes) {
    if (isWords(node)) words.push(node);
    else if (node instanceof Element) {
      end();
      parts.push(node);
    }
  }
  end();
  return parts;
}

function areAlike(one: Part, other: Part): boolean {
  if (isElement(one)) return isElement(other) && one.localName === other.localName;
  return !isElement(other);
}

/**
 * Gives a page that was rendered anew the words that a translator had put there: both have the same elements,
 * but for what strangers inserted, which is passed over.
 *
 * @param translated the markup as the visitor read it
 * @param anew the same markup in the site's own words
 */
export function restoreTranslation(translated: Node, anew: Node): void {
  const were = partsOf(translated);
  let next = 0;
  for (const part of partsOf(anew)) {
    const found = were.findIndex((was, at) => at >= next && areAlike(was, part));
    const was = were[found];
    if (!was) continue;
    next = found + 1;
    if (isElement(part)) {
      if (isElement(was)) restoreTranslation(was, part);
    } else if (!isElement(was) && was.some(({ nodeName }) => nodeName === 'FONT')) {
      const [first, ...rest] = part;
      (first as ChildNode).replaceWith(...was.map((node) => node.cloneNode(true)));
      for (const node of rest) (node as ChildNode).remove();
    }
  }
}
