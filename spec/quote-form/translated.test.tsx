import { render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { translate as replaceTexts } from '../recovery/translate.ts';
import { aBranch, branches } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();

/** Puts each untranslated text in ‹ ›, so that it differs from the site's own words. */
const translate = (root: HTMLElement) => replaceTexts(root, (text) => `‹${text}›`);

function open(): HTMLElement {
  const { container } = render(<QuoteForm send={submitEnquiry} />);
  translate(container);
  return container;
}

const form = () => screen.getByRole<HTMLInputElement>('textbox', { name: /First name/ }).form;

/** A field by the name it is sent under, because its label is translated. */
function named(name: string): HTMLInputElement {
  return form()?.elements.namedItem(name) as HTMLInputElement;
}

const send = () => screen.getByRole('button', { name: /^‹?Get my quote›?$/ });

async function fillIn(): Promise<void> {
  fill(named('firstName'), 'Aroha');
  fill(named('phone'), '021 000 0000');
  fill(named('email'), 'aroha@post.example');
  await userEvent.selectOptions(named('location'), aBranch);
}

/** The text on the page without ‹ ›, with single spaces. */
const words = (root: HTMLElement) =>
  (root.textContent ?? '').replace(/[‹›]/g, '').replace(/\s+/g, ' ');

clause('QUOTE-TRANSLATED', 'the form shows and removes errors, then shows the thanks', async () => {
  const container = open();
  await userEvent.click(send());
  translate(container);
  expect(words(container)).toContain('Please fix 4 fields');
  fill(named('firstName'), 'Aroha');
  expect(words(container)).toContain('Please fix 3 fields');
  expect(words(container)).not.toContain('Please fix 4 fields');
  expect(words(container)).not.toContain('First name is required');
  translate(container);
  fill(named('email'), 'aroha@');
  await userEvent.click(send());
  expect(words(container)).toContain('Invalid email format');
  expect(words(container)).not.toContain('Email is required');
  translate(container);
  await fillIn();
  expect(words(container)).not.toContain('Please fix');
  await userEvent.click(send());
  await screen.findByRole('heading', { name: /Thanks/ });
  expect(words(container)).toContain('Thanks, Aroha!');
  expect(endpoint().received).toHaveLength(1);
});

clause('QUOTE-TRANSLATED', 'the form shows the error alert until the next attempt', async () => {
  vi.spyOn(window, 'alert').mockReturnValue();
  expectConsole(/Form submission failed/);
  const container = open();
  await fillIn();
  translate(container);
  endpoint().reply = 'failed-server';
  const release = endpoint().hold();
  await userEvent.click(send());
  translate(container);
  release();
  await screen.findByRole('alert');
  expect(words(container)).toContain('Sorry, there was an error submitting your enquiry.');
  translate(container);
  endpoint().reply = 'accepted';
  await userEvent.click(send());
  await screen.findByRole('heading', { name: /Thanks/ });
  expect(words(container)).not.toContain('Sorry, there was an error');
  expect(endpoint().received).toHaveLength(2);
});

clause('QUOTE-TRANSLATED', 'the texts about the size change with the size', async () => {
  const container = open();
  await userEvent.type(named('width'), '225/45R17 91Y');
  translate(container);
  await userEvent.tab();
  expect(words(container)).toContain('Filled in from “225/45R17 91Y”.');
  translate(container);
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
  expect(words(container)).not.toContain('Filled in from');
  translate(container);
  await userEvent.click(screen.getByRole('button', { name: /205\/55R16/ }));
  expect(words(container)).toContain('205mm wide, 113mm from rim to road');
  translate(container);
  await userEvent.click(screen.getByRole('button', { name: /235\/40R18/ }));
  expect(words(container)).toContain('235mm wide, 94mm from rim to road');
  expect(words(container)).not.toContain('205mm wide');
  expect(words(container)).toContain('235/40R18');
  translate(container);
  fill(named('profile'), '50 or so');
  expect(words(container)).toContain('Read it off the tyre');
  expect(words(container)).not.toContain('235mm wide');
  translate(container);
  fill(named('width'), '31x10.5');
  expect(words(container)).toContain('Here it is in inches: 31 tall, 10.5 across.');
});

clause('QUOTE-TRANSLATED', 'Clear removes the draft note and empties the form', async () => {
  const draft = { version: 1, at: Date.now(), fields: { width: '205', firstName: 'Mere' } };
  localStorage.setItem('draft:tyre-enquiry', JSON.stringify(draft));
  const container = open();
  expect(named('firstName')).toHaveValue('Mere');
  expect(words(container)).toContain('What you typed is still here.');
  screen.getByRole('button', { name: /^‹Clear›$/ }).click();
  await expect.poll(() => words(container)).not.toContain('What you typed is still here');
  expect(named('firstName')).toHaveValue('');
  fill(named('firstName'), 'Aroha');
  expect(words(container)).toContain('Aroha');
});

clause('QUOTE-OPTION-VALUES', 'the form sends the English name of the branch', async () => {
  open();
  const choices = within(named('location')).getAllByRole<HTMLOptionElement>('option');
  expect(choices.map(({ value }) => value)).toEqual([
    '',
    ...branches.map(({ name }, index) => (index === 0 ? `${name} (Main Branch)` : name)),
  ]);
  await fillIn();
  await userEvent.click(send());
  await screen.findByRole('heading', { name: /Thanks/ });
  expect(endpoint().received[0]?.fields['location']).toBe(aBranch);
});

clause(
  'NEAREST-TRANSLATED',
  'the search shows a refusal, then only the result of each later press',
  async () => {
    const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    ask.mockImplementation((_found, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    const { container } = render(<Nearest />);
    translate(container);
    const button = screen.getByRole('button', { name: /Find the nearest branch/ });
    await userEvent.click(button);
    await expect.poll(() => words(container)).toContain('hasn’t shared your location');
    translate(container);
    for (const [latitude, longitude, name] of [
      [-43.53, 172.6, 'Riccarton'],
      [-43.49, 172.61, 'Papanui'],
    ] as const) {
      ask.mockImplementation((found) =>
        found({ coords: { latitude, longitude } } as GeolocationPosition),
      );
      await userEvent.click(button);
      await expect.poll(() => words(container)).toContain(`${name} is nearest`);
      expect(words(container).match(/is nearest|hasn’t shared/g)).toHaveLength(1);
      translate(container);
    }
  },
);
