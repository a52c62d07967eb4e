import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { fireConfetti } from '../../src/forms/quote/fireConfetti.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { fillIn, press, send } from './quote.ts';

/** Stand-ins for the confetti, which is drawn by another package. */
const { create, confetti } = vi.hoisted(() => {
  const thrown = Object.assign(vi.fn<(burst: object) => void>(), { reset: vi.fn<() => void>() });
  return { create: vi.fn<(...given: unknown[]) => typeof thrown>(() => thrown), confetti: thrown };
});
vi.mock('canvas-confetti', () => ({ default: { create } }));

const endpoint = mockEndpoint();

beforeEach(() => void vi.clearAllMocks());

const thanks = () => screen.findByRole('heading', { name: /^Thanks/ });

async function succeed(firstName = 'Aroha'): Promise<void> {
  quoteForm.open();
  await fillIn(firstName);
  press(send());
  await thanks();
}

for (const id of ['QUOTE-SENT-NAME', 'QUOTE-SENT-TRIM'] as const)
  clause(id, 'the confirmation shows the name as typed, without spaces around it', async () => {
    const name = '<script>alert(1)</script> محمد & "Ed" O’Brien 🛞';
    await succeed(`  ${name} `);
    expect((await thanks()).textContent).toBe(`Thanks, ${name}!`);
    expect(screen.getByText(name).localName).toBe('bdi');
  });

clause('QUOTE-REFERENCE', 'the reference ends with six digits of the time of success', async () => {
  quoteForm.open();
  const release = endpoint().hold();
  await fillIn();
  press(send());
  vi.setSystemTime(1_795_037_000_456);
  release();
  await thanks();
  const number = screen.getByText('TYR-000456');
  const below = screen.getByText('For your records. If you call, just give your name.');
  for (const shown of [number, below]) expect(shown).toBeVisible();
  expect(number.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    below.getBoundingClientRect().top,
  );
});

clause('QUOTE-CONFETTI', 'confetti is thrown once and stops with the confirmation', async () => {
  await succeed();
  await vi.waitFor(() => expect(confetti).toHaveBeenCalled());
  const settings = expect.objectContaining({ useWorker: false });
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLCanvasElement), settings);
  expect(confetti).toHaveBeenCalledExactlyOnceWith({
    particleCount: 100,
    spread: 70,
    origin: { y: 0.6 },
  });
  expect(confetti.reset).not.toHaveBeenCalled();
  cleanup();
  expect(confetti.reset).toHaveBeenCalledOnce();
});

clause('QUOTE-CONFETTI-STILL', 'with reduced motion none is thrown', async () => {
  const motion = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
    );
  await succeed();
  motion.mockRestore();
  const other = document.createElement('canvas');
  fireConfetti(other);
  // By then, that of the confirmation would have been thrown.
  await vi.waitFor(() => expect(confetti).toHaveBeenCalled());
  expect(create).toHaveBeenCalledExactlyOnceWith(other, expect.anything());
});
