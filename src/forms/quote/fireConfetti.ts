/** A burst of confetti over the whole window (specification, section 9, display limits). */
const burst = { particleCount: 100, spread: 70, origin: { y: 0.6 } };

/**
 * Throws confetti on a canvas. Its code is fetched now, not with the page, and it draws without a worker,
 * which a strict policy forbids. Nothing moves for a visitor who asked for less motion.
 *
 * @returns what takes the confetti away again
 */
export function fireConfetti(canvas: HTMLCanvasElement): () => void {
  let isOver = false;
  let clear = () => {};
  const over = () => {
    isOver = true;
    clear();
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return over;
  import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (isOver) return;
      const fire = confetti.create(canvas, { useWorker: false, resize: true });
      clear = () => fire.reset();
      void fire(burst);
    },
    // Without a connection there is no confetti; the enquiry has arrived all the same.
    () => undefined,
  );
  return over;
}
