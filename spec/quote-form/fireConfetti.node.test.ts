import { beforeEach, expect, vi } from 'vitest';
import { fireConfetti } from '../../src/forms/quote/fireConfetti.ts';
import { clause } from '../tools/clause.ts';

const { create, fire, load } = vi.hoisted(() => {
  const thrown = Object.assign(vi.fn<(burst: object) => void>(), { reset: vi.fn<() => void>() });
  return {
    create: vi.fn<(canvas: unknown, options: object) => typeof thrown>(() => thrown),
    fire: thrown,
    load: vi.fn<() => void>(),
  };
});

vi.mock('canvas-confetti', () => ({
  get default() {
    load();
    return { create };
  },
}));

/** A stand-in for the canvas, which only the mocked confetti code would use. */
const canvas = {} as HTMLCanvasElement;

function setReducedMotion(isPreferred: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPreferred && query === '(prefers-reduced-motion: reduce)',
  }));
}

beforeEach(() => {
  vi.clearAllMocks();
  setReducedMotion(false);
});

clause('QUOTE-CONFETTI', 'the page throws 100 pieces once, and stops them on leaving', async () => {
  const stop = fireConfetti(canvas);
  await vi.waitFor(() => expect(fire).toHaveBeenCalled());
  expect(create).toHaveBeenCalledExactlyOnceWith(canvas, { useWorker: false, resize: true });
  expect(fire).toHaveBeenCalledExactlyOnceWith({
    particleCount: 100,
    spread: 70,
    origin: { y: 0.6 },
  });
  expect(fire.reset).not.toHaveBeenCalled();
  stop();
  expect(fire.reset).toHaveBeenCalledOnce();
});

clause('QUOTE-CONFETTI', 'none is thrown if the page leaves before', async () => {
  fireConfetti(canvas)();
  fireConfetti(canvas);
  await vi.waitFor(() => expect(fire).toHaveBeenCalled());
  expect(create).toHaveBeenCalledOnce();
});

clause('QUOTE-CONFETTI-STILL', 'reduced motion loads and throws none', async () => {
  setReducedMotion(true);
  const stop = fireConfetti(canvas);
  // Only this second call loads and throws. Once it has, the first call would have done so too.
  setReducedMotion(false);
  fireConfetti(canvas);
  await vi.waitFor(() => expect(fire).toHaveBeenCalled());
  expect(load).toHaveBeenCalledOnce();
  expect(create).toHaveBeenCalledOnce();
  stop();
  expect(fire.reset).not.toHaveBeenCalled();
});
