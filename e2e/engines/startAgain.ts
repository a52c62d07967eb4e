/** Something that is being started. */
export interface Attempt<Started> {
  /** Resolves once it has started. */
  readonly answer: Promise<Started>;
  /** Ends it, whether it has answered or not. */
  end(): Promise<void> | void;
}

/**
 * Starts something that may fail or never answer: such an attempt is ended, and another begins.
 *
 * @param patience how long an attempt may take, in milliseconds
 * @param attempts how many attempts there may be
 * @throws Error of the last attempt that failed; or one that says that none of them answered
 */
export async function startAgain<Started>(
  begin: () => Attempt<Started>,
  patience: number,
  attempts: number,
): Promise<Started> {
  let failure: unknown;
  for (let left = attempts; left > 0; left -= 1) {
    const attempt = begin();
    const { promise: silence, resolve } = Promise.withResolvers<'silent'>();
    const timer = setTimeout(resolve, patience, 'silent');
    try {
      const started = await Promise.race([attempt.answer.then((is) => ({ is })), silence]);
      if (started !== 'silent') return started.is;
    } catch (error) {
      failure = error;
    } finally {
      clearTimeout(timer);
    }
    // Ending it makes the answer fail, which nobody waits for any more.
    attempt.answer.catch(() => undefined);
    await attempt.end();
  }
  if (failure instanceof Error) throw failure;
  throw new Error(
    `It did not start: ${attempts} attempts gave no answer within ${patience / 1000} s each.`,
  );
}
