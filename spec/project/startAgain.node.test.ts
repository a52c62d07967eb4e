import { expect, test, vi } from 'vitest';
import { startAgain, type Attempt } from '../../e2e/engines/startAgain.ts';

/** Attempts of which the first ones never answer, until they are ended. */
function attempts(silent: number) {
  const log: string[] = [];
  const begin = () => {
    const number = log.filter((line) => line.startsWith('begin')).length + 1;
    log.push(`begin ${number}`);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    if (number > silent) resolve(`session ${number}`);
    return {
      answer: promise,
      end() {
        log.push(`end ${number}`);
        reject(new Error('It was ended.'));
      },
    };
  };
  return { begin, log };
}

test('an engine that does not answer is ended before another is started', async () => {
  vi.useFakeTimers();
  const { begin, log } = attempts(2);
  const started = startAgain(begin, 20_000, 3);
  await vi.advanceTimersByTimeAsync(39_999);
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2']);
  await vi.advanceTimersByTimeAsync(1);
  await expect(started).resolves.toBe('session 3');
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3']);
  expect(vi.getTimerCount()).toBe(0);
});

test('an engine that never answers fails after the last attempt, and none is left running', async () => {
  vi.useFakeTimers();
  const { begin, log } = attempts(9);
  const started = startAgain(begin, 20_000, 3).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(started).resolves.toEqual(
    new Error('It did not start: 3 attempts gave no answer within 20 s each.'),
  );
  expect(log.filter((line) => line.startsWith('end'))).toEqual(['end 1', 'end 2', 'end 3']);
});

test('an engine that fails each time is ended each time, and its error is reported', async () => {
  const end = vi.fn<() => void>();
  const begin = vi.fn<() => Attempt<string>>(() => ({
    answer: Promise.reject(new Error('No screen.')),
    end,
  }));
  await expect(startAgain(begin, 20_000, 3)).rejects.toThrow('No screen.');
  expect(begin).toHaveBeenCalledTimes(3);
  expect(end).toHaveBeenCalledTimes(3);
});
