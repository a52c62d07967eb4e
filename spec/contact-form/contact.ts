import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { fill } from '../fill.ts';

/** A text field of the contact form by its label. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

export const tile = (name: RegExp) => screen.getByRole('radio', { name });
export const send = () => screen.getByRole('button', { name: 'Send message' });
export const secondStep = () => screen.queryByRole('heading', { name: /Your Details/ });

/** Chooses an enquiry type, and fills in the four text fields of the second step. */
export async function fillIn(kind = /^Emergency/): Promise<void> {
  await userEvent.click(tile(kind));
  fill(field('Name'), 'Aroha');
  fill(field('Email'), 'aroha@post.example');
  fill(field('Phone number'), '021 000 0000');
  fill(field('Message'), 'Two tyres,\nplease.');
}
