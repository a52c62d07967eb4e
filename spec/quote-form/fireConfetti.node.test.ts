import { beforeEach, expect, vi } from 'vitest';
import { fireConfetti } from '../../src/forms/quote/fireConfetti.ts';
import { clause } from '../tools/clause.ts';

const { create, fire, load, reset } = vi.hoisted(() => ({
  create: vi.fn<(canvas: unknown, options: unknown) => unknown>(),
  fire: vi.fn<(burst: unknown) => void>(),
  load: vi.fn<() => void>(),
  reset: vi.fn<() => void>(),
}));

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
  for (const mock of [create, fire, load, reset]) mock.mockReset();
  create.mockReturnValue(Object.assign(fire, { reset }));
});

clause('QUOTE-CONFETTI', 'the page throws 100 pieces once, without a web worker', async () => {
  setReducedMotion(false);
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

clause('QUOTE-CONFETTI', 'the confetti stops when the confirmation leaves the page', async () => {
  setReducedMotion(false);
  const stop = fireConfetti(canvas);
  await vi.waitFor(() => expect(fire).toHaveBeenCalled());
  stop();
  expect(reset).toHaveBeenCalledOnce();
});

clause(
  'QUOTE-CONFETTI',
  'a confirmation that leaves before the code loads throws nothing',
  async () => {
    setReducedMotion(false);
    fireConfetti(canvas)();
    fireConfetti(canvas);
    await vi.waitFor(() => expect(fire).toHaveBeenCalled());
    expect(create).toHaveBeenCalledOnce();
  },
);

clause(
  'QUOTE-CONFETTI-STILL',
  'with reduced motion the page neither loads the code nor throws confetti',
  async () => {
    setReducedMotion(true);
    const stop = fireConfetti(canvas);
    // Only this second call loads and throws. Once it has, the first call would have done so too.
    setReducedMotion(false);
    fireConfetti(canvas);
    await vi.waitFor(() => expect(fire).toHaveBeenCalled());
    expect(load).toHaveBeenCalledOnce();
    expect(create).toHaveBeenCalledOnce();
    stop();
    expect(reset).not.toHaveBeenCalled();
  },
);
