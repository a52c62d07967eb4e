import { act, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { follow, type Heard } from '../../e2e/accessibility/listen.ts';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { fillIn } from '../contact-form/contact.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { there } from '../facts/business.ts';
import { field, send } from '../quote-form/quote.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();

/** The announcements since `follow()`. */
const announcements = () => (window as unknown as Heard).heard;

clause('A11Y-SAID', 'the contact form announces “Sending...” once and the error once', async () => {
  expectConsole(/Form submission failed/);
  vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  render(<ContactForm />);
  await fillIn();
  follow();
  const release = endpoint().hold();
  endpoint().reply = 'refused-inactive';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(announcements()).toEqual(['Sending...']);
  await act(() => vi.advanceTimersByTime(11_000));
  expect(screen.getByText('Sending...', { selector: '[role=status]' })).toBeInTheDocument();
  release();
  await expect.poll(() => screen.queryByRole('alert')).not.toBeNull();
  expect(announcements()).toEqual([
    'Sending...',
    expect.stringMatching(/^Sorry, there was an error submitting your message\. Please call us at/),
  ]);
  await act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert')).toBeVisible();
});

clause('A11Y-SAID', 'the quote form announces errors once an attempt', async () => {
  render(<QuoteForm />);
  follow();
  for (const _ of [1, 2]) await userEvent.click(send());
  expect(announcements()).toEqual(['Please fix 4 fields', 'Please fix 4 fields']);
  fill(field('First name'), 'Aroha');
  await userEvent.click(send());
  expect(announcements().slice(2)).toEqual(['Please fix 3 fields']);
});

clause('A11Y-SAID', 'the page announces the search for a branch and its result', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: there as Partial<GeolocationCoordinates> } as GeolocationPosition),
  );
  render(<Nearest />);
  follow();
  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest branch' }));
  await expect.poll(announcements).toEqual(['Finding your location…', there.found]);
  await act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent(there.found);
});
