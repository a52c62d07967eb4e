/** Something that is being started. */
export interface Attempt<Started> {
  /** Resolves once it has started. */
  readonly answer: Promise<Started>;
  /** Ends it, whether it has answered or not. */
  end(): Promise<void> | void;
}

/**
 * Starts something that may never answer: an attempt that is silent for too long is ended, and another begins.
 *
 * @param patience how long an attempt may take, in milliseconds
 * @param attempts how many attempts there may be
 * @throws Error the attempt's own, at once; or one that says that none of them answered
 */
export async function startAgain<Started>(
  begin: () => Attempt<Started>,
  patience: number,
  attempts: number,
): Promise<Started> {
  for (let left = attempts; left > 0; left -= 1) {
    const attempt = begin();
    const { promise: silence, resolve } = Promise.withResolvers<'silent'>();
    const timer = setTimeout(resolve, patience, 'silent');
    try {
      const started = await Promise.race([attempt.answer.then((is) => ({ is })), silence]);
      if (started !== 'silent') return started.is;
    } catch (error) {
      await attempt.end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    // Ending it makes the answer fail, which nobody waits for any more.
    attempt.answer.catch(() => undefined);
    await attempt.end();
  }
  throw new Error(
    `It did not start: ${attempts} attempts gave no answer within ${patience / 1000} s each.`,
  );
}
