import { fireEvent, screen, within } from '@testing-library/react';
import { aBranch } from '../facts/business.ts';
import { fill } from '../fill.ts';

/** A field of the quote form by its label. Fields with a list have the role combobox. */
export const field = (name: string) =>
  screen.getByRole<HTMLInputElement>(
    /^(Width|Profile|Rim|Nearest)/.test(name) ? 'combobox' : 'textbox',
    { name },
  );

/** The label of each field of the quote form, by its name in the request. */
export const labels = {
  width: 'Width mm',
  profile: 'Profile %',
  rim: 'Rim inches',
  rego: 'Rego (optional)',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  phone: 'Phone number',
  email: 'Email',
  location: 'Nearest location',
  comment: 'Comment (optional)',
};

export const sizeLabels = ['Width mm', 'Profile %', 'Rim inches'] as const;
export const width = () => field('Width mm');
/** The tick of a field, or null. It is hidden from screen readers. */
export const tick = (name: string) =>
  within(field(name).closest('label')?.parentElement as HTMLElement).queryByRole('img', {
    hidden: true,
  });
export const send = () => screen.getByRole('button', { name: 'Get my quote' });
/** What width, profile and rim hold. */
export const sizes = () => sizeLabels.map((label) => field(label).value);

/** Presses a button. It runs in the page, as `fill` does; the focus stays. */
export const press = (button: HTMLElement) => fireEvent.click(button);

/** Chooses a location; an empty text is “Choose a branch”. */
export const choose = (location: string) =>
  fireEvent.change(field('Nearest location'), { target: { value: location } });

/** Fills in the four required fields. */
export function fillIn(firstName = 'Aroha'): Promise<void> {
  fill(field('First name'), firstName);
  fill(field('Phone number'), '021 000 0000');
  fill(field('Email'), 'aroha@post.example');
  choose(aBranch);
  return Promise.resolve();
}
