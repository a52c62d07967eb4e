/** A run of adjacent text nodes, or an element. */
type Part = readonly Node[] | Element;

/** Whether a node is text, or the `<font>` element that a translator puts in its place. */
function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE || node.nodeName === 'FONT';
}

function isElement(part: Part): part is Element {
  return part instanceof Element;
}

/** A parent's child elements and the runs of text between them. Comments and blank text are skipped. */
function partsOf(parent: Node): Part[] {
  const parts: Part[] = [];
  let texts: Node[] = [];
  const end = () => {
    if (texts.some(({ textContent }) => textContent?.trim())) parts.push(texts);
    texts = [];
  };
  for (const node of parent.childNodes) {
    if (isText(node)) texts.push(node);
    else if (node instanceof Element) {
      end();
      parts.push(node);
    }
  }
  end();
  return parts;
}

const kindOf = (part: Part) => (isElement(part) ? part.localName : '#text');

/**
 * Copies a translator's texts into markup that React has rendered again. Both have the same elements, apart from any
 * that extensions have inserted, which are skipped.
 *
 * @param translated the markup as the visitor read it
 * @param fresh the same markup in the site's own words
 */
export function restoreTranslation(translated: Node, fresh: Node): void {
  const oldParts = partsOf(translated);
  let next = 0;
  for (const part of partsOf(fresh)) {
    const index = oldParts.findIndex(
      (oldPart, candidate) => candidate >= next && kindOf(oldPart) === kindOf(part),
    );
    const oldPart = oldParts[index];
    if (!oldPart) continue;
    next = index + 1;
    if (isElement(part)) {
      if (isElement(oldPart)) restoreTranslation(oldPart, part);
    } else if (!isElement(oldPart) && oldPart.some(({ nodeName }) => nodeName === 'FONT')) {
      const [first, ...rest] = part;
      (first as ChildNode).replaceWith(...oldPart.map((node) => node.cloneNode(true)));
      for (const node of rest) (node as ChildNode).remove();
    }
  }
}
