/** A burst of confetti over the whole window (specification, section 9, display limits). */
const burst = { particleCount: 100, spread: 70, origin: { y: 0.6 } };

/**
 * Fires confetti on a canvas. Its code is loaded on demand, and runs without a worker, which the
 * Content-Security-Policy forbids. Does nothing for visitors who prefer reduced motion.
 *
 * @returns a function that clears the confetti
 */
export function fireConfetti(canvas: HTMLCanvasElement): () => void {
  let isStopped = false;
  let clear = () => {};
  async function fire(): Promise<void> {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { default: confetti } = await import('canvas-confetti');
    if (isStopped) return;
    const cannon = confetti.create(canvas, { useWorker: false, resize: true });
    clear = () => cannon.reset();
    await cannon(burst);
  }
  // Offline, or where anything fails, there is no confetti; the enquiry has arrived all the same.
  fire().catch(() => undefined);
  return () => {
    isStopped = true;
    clear();
  };
}
