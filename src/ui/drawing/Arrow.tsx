interface ArrowProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** What the drawing is about. */
  readonly ink?: 'signal' | undefined;
}

/** The head's two wings, 15 units long, at the end of a line that comes from `from`. */
function head([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number) =>
    `${(x2 - 15 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${wing(0.55)}L${x2} ${y2} ${wing(-0.55)}`;
}

/** A straight arrow in a drawing: something moves from here to there. */
export function Arrow({ from, to, ink }: ArrowProps) {
  return (
    <path
      data-ink={ink}
      pathLength={1}
      d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${head(from, to)}`}
    />
  );
}
