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

/** What a part says. */
export function said(name: string | RegExp): string {
  return words(part(name));
}

/** The titles in a part, in their order. */
export function titles(name: string | RegExp): string[] {
  return within(part(name))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => words(heading));
}

/** What the items of a list say, in their order. The list is the only one of the element. */
export function listed(element: HTMLElement): string[] {
  return within(within(element).getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => words(item));
}

/** What the job card says of one thing: the number with its small words, and the note. */
export function figure(label: string): string {
  const term = screen.getByText((_text, element) => element?.firstChild?.textContent === label, {
    selector: 'dt',
  });
  assert(term.parentElement, `${label} stands in a row.`);
  return within(term.parentElement)
    .getAllByRole('definition')
    .map((definition) => words(definition))
    .join(', ');
}

/** A link's words, whatever kind of spaces stand between them. */
export function asOneLine(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(' ', '\\s')}$`);
}
