interface ArrowProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** `signal` for the drawing's main subject. */
  readonly ink?: 'signal' | undefined;
}

/** Path data of the arrowhead: two strokes 15 units long, for a line coming from `from`. */
function head([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const side = (turn: number) =>
    `${(x2 - 15 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${side(0.55)}L${x2} ${y2} ${side(-0.55)}`;
}

/** A straight arrow in a drawing. */
export function Arrow({ from, to, ink }: ArrowProps) {
  return (
    <path
      data-ink={ink}
      pathLength={1}
      d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${head(from, to)}`}
    />
  );
}
