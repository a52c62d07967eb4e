import { cleanup, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { fillIn, send } from './quote.ts';

/** Stand-ins for the confetti, which has tests of its own. */
const { fireConfetti, stop } = vi.hoisted(() => {
  const end = vi.fn<() => void>();
  return { stop: end, fireConfetti: vi.fn<(canvas: unknown) => () => void>(() => end) };
});
vi.mock('../../src/forms/quote/fireConfetti.ts', () => ({ fireConfetti }));

const endpoint = mockEndpoint();

const thanks = () => screen.findByRole('heading', { name: /^Thanks/ });

async function succeed(firstName = 'Aroha'): Promise<void> {
  quoteForm.open();
  await fillIn(firstName);
  await userEvent.click(send());
  await thanks();
}

for (const name of ['محمد', '<script>alert(1)</script>', '🛞 Te Ārai', '& "Ed" O’Brien']) {
  clause('QUOTE-SENT-NAME', `the confirmation shows the name ${name} as typed`, async () => {
    await succeed(name);
    expect(screen.getByRole('heading', { name: `Thanks, ${name}!` })).toBeVisible();
    const shown = screen.getByText(name);
    expect(shown.localName).toBe('bdi');
    expect(endpoint().received[0]?.fields['firstName']).toBe(name);
  });
}

clause('QUOTE-SENT-TRIM', 'the confirmation shows the name without spaces around it', async () => {
  await succeed('  Te Ariki ');
  expect((await thanks()).textContent).toBe('Thanks, Te Ariki!');
});

clause('QUOTE-REFERENCE', 'the reference ends with six digits of the time of success', async () => {
  quoteForm.open();
  const release = endpoint().hold();
  await fillIn();
  await userEvent.click(send());
  vi.setSystemTime(1_795_037_123_456);
  release();
  await thanks();
  const number = screen.getByText('TYR-123456');
  const below = screen.getByText('For your records. If you call, just give your name.');
  for (const shown of [number, below]) expect(shown).toBeVisible();
  expect(number.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    below.getBoundingClientRect().top,
  );
  expect(document.body.textContent).not.toMatch(/quote this|look it up|track/i);
});

clause('QUOTE-CONFETTI', 'confetti is thrown once and stops with the confirmation', async () => {
  vi.clearAllMocks();
  quoteForm.open();
  await fillIn();
  expect(fireConfetti).not.toHaveBeenCalled();
  await userEvent.click(send());
  await thanks();
  expect(fireConfetti).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLCanvasElement));
  cleanup();
  expect(stop).toHaveBeenCalledOnce();
});
