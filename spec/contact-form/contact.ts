import { act, screen } from '@testing-library/react';
import { fill } from '../fill.ts';

/** A text field of the contact form by its label. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

export const tile = (name: RegExp) => screen.getByRole('radio', { name });
export const secondStep = () => screen.queryByRole('heading', { name: /Your Details/ });

/** Presses a button or a tile, which gets the focus. It runs in the page, for the reason of `fill`. */
export async function press(target: HTMLElement): Promise<void> {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  target.focus();
  act(() => target.click());
  await act(() => Promise.resolve());
}

/** Chooses an enquiry type, and fills in the four text fields of the second step. */
export async function fillIn(kind = /^Emergency/): Promise<void> {
  await press(tile(kind));
  fill(field('Name'), 'Aroha');
  fill(field('Email'), 'aroha@post.example');
  fill(field('Phone number'), '021 000 0000');
  fill(field('Message'), 'Two tyres,\nplease.');
}
