import { act, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { follow, type Heard } from '../../e2e/accessibility/listen.ts';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { fillIn } from '../contact-form/contact.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { latitude, longitude, nearestThere } from '../facts/business.ts';
import { field, send } from '../quote-form/quote.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();

/** The announcements since `follow()`. */
const announcements = () => window as unknown as Heard;

/** Sends a message to a form service that does not answer yet. The returned function makes the service refuse it. */
async function sendMessage(): Promise<() => void> {
  expectConsole(/Form submission failed/);
  vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  render(<ContactForm />);
  await fillIn();
  follow();
  const release = endpoint().hold();
  endpoint().reply = 'refused-inactive';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  return release;
}

/** Searches for the nearest branch on a device that is at a branch. */
async function findNearest(): Promise<void> {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition),
  );
  render(<Nearest />);
  follow();
  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest branch' }));
}

clause('A11Y-SAID', 'the contact form announces “Sending...” once and the error once', async () => {
  const release = await sendMessage();
  expect(announcements().heard).toEqual(['Sending...']);
  await act(() => vi.advanceTimersByTime(5000));
  expect(screen.getByText('Sending...', { selector: '[role=status]' })).toBeInTheDocument();
  release();
  await expect.poll(() => screen.queryByRole('alert')).not.toBeNull();
  expect(announcements().heard).toEqual([
    'Sending...',
    expect.stringMatching(/^Sorry, there was an error submitting your message\. Please call us at/),
  ]);
  await act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert')).toBeVisible();
});

clause('A11Y-SAID', 'the quote form announces errors once an attempt', async () => {
  render(<QuoteForm />);
  follow();
  await userEvent.click(send());
  expect(announcements().heard).toEqual(['Please fix 4 fields']);
  fill(field('First name'), 'Aroha');
  await userEvent.click(send());
  expect(field('Phone number')).toHaveFocus();
  expect(announcements().heard).toEqual(['Please fix 4 fields', 'Please fix 3 fields']);
});

clause('A11Y-SAID', 'the page announces the search for a branch and its result', async () => {
  await findNearest();
  await expect.poll(() => announcements().heard).toEqual(['Finding your location…', nearestThere]);
});

/** Lets eleven seconds pass, one at a time, so that the page renders after each second. */
async function wait(): Promise<void> {
  for (let second = 0; second < 11; second += 1)
    await act(async () => vi.advanceTimersByTime(1000));
}

clause('A11Y-SAID-STAYS', 'the live region keeps “Sending...” for eleven seconds', async () => {
  const release = await sendMessage();
  await wait();
  expect(announcements().heard).toEqual(['Sending...']);
  expect(announcements().gone).toEqual([]);
  release();
  await expect.poll(() => screen.queryByRole('alert')).not.toBeNull();
});

clause('A11Y-SAID-STAYS', 'the nearest branch stays for eleven seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await findNearest();
  await expect.poll(() => announcements().heard.length).toBe(2);
  await wait();
  expect(announcements().gone).toEqual([]);
});
