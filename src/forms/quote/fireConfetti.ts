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
  const stop = () => {
    isStopped = true;
    clear();
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return stop;
  import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (isStopped) return;
      const fire = confetti.create(canvas, { useWorker: false, resize: true });
      clear = () => fire.reset();
      void fire(burst);
    },
    // Offline there is no confetti; the enquiry has arrived all the same.
    () => undefined,
  );
  return stop;
}
