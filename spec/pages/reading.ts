/** The text of an element, or else of the whole page, with single spaces. */
export function words(element: Element = document.body): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** A pattern of a link's text in which each space may be any white space, such as a no-break space. */
export function asOneLine(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(' ', '\\s')}$`);
}
