import { screen, within } from '@testing-library/react';
import { assert } from 'vitest';

/** What an element says, spaces made even; without an element, what the whole page says. */
export function words(element: Element = document.body): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The part of the page that a heading names. */
export function part(name: string | RegExp): HTMLElement {
  const section = screen.getByRole('heading', { name }).closest('section');
  assert(section, `${name} heads a part.`);
  return section;
}

/** What the items of a list say, in their order. The list is the only one of the element. */
export function listed(element: HTMLElement): string[] {
  return within(within(element).getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => words(item));
}

/** A link's words, with ordinary spaces between them. */
export function asOneLine(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(' ', '\\s')}$`);
}
