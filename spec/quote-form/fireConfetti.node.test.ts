import { beforeEach, expect, vi } from 'vitest';
import { fireConfetti } from '../../src/forms/quote/fireConfetti.ts';
import { clause } from '../tools/clause.ts';

const { create, fire, reset } = vi.hoisted(() => ({
  create: vi.fn<(canvas: unknown, options: unknown) => unknown>(),
  fire: vi.fn<(burst: unknown) => void>(),
  reset: vi.fn<() => void>(),
}));

vi.mock('canvas-confetti', () => ({ default: { create } }));

/** A stand-in for the canvas, which only the mocked confetti code would use. */
const canvas = {} as HTMLCanvasElement;

/** Sets whether the visitor prefers reduced motion. */
function visitor(asked: 'less motion' | 'nothing') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && asked === 'less motion',
  }));
}

beforeEach(() => {
  for (const mock of [create, fire, reset]) mock.mockReset();
  create.mockReturnValue(Object.assign(fire, { reset }));
});

clause('QUOTE-CONFETTI', '100 pieces are thrown once, without a worker', async () => {
  visitor('nothing');
  fireConfetti(canvas);
  await vi.waitFor(() => expect(fire).toHaveBeenCalled());
  expect(create).toHaveBeenCalledExactlyOnceWith(canvas, { useWorker: false, resize: true });
  expect(fire).toHaveBeenCalledExactlyOnceWith({
    particleCount: 100,
    spread: 70,
    origin: { y: 0.6 },
  });
  expect(reset).not.toHaveBeenCalled();
});

clause('QUOTE-CONFETTI', 'the confetti stops when the confirmation goes', async () => {
  visitor('nothing');
  const over = fireConfetti(canvas);
  await vi.waitFor(() => expect(fire).toHaveBeenCalled());
  over();
  expect(reset).toHaveBeenCalledOnce();
});

clause('QUOTE-CONFETTI', 'no confetti is thrown after the confirmation has gone', async () => {
  visitor('nothing');
  fireConfetti(canvas)();
  fireConfetti(canvas);
  await vi.waitFor(() => expect(fire).toHaveBeenCalled());
  expect(create).toHaveBeenCalledOnce();
});

clause('QUOTE-CONFETTI-STILL', 'reduced motion fetches no code and throws nothing', async () => {
  visitor('less motion');
  const over = fireConfetti(canvas);
  visitor('nothing');
  fireConfetti(canvas);
  await vi.waitFor(() => expect(fire).toHaveBeenCalled());
  expect(create).toHaveBeenCalledOnce();
  over();
  expect(reset).not.toHaveBeenCalled();
});
