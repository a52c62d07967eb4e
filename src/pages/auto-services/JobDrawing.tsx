import { css } from 'linaria';
import type { AutoService } from '../../content/autoServices.ts';

/** A drawing per job, all in one style: round-ended strokes of one weight, in a 32-unit square. */
const strokes: Record<AutoService['icon'], string> = {
  label: 'M5 5h22v22H5zM10 16l4 4 8-9',
  spanner: 'M20 5a7 7 0 0 0-7 10l-9 9 4 4 9-9a7 7 0 0 0 10-7l-5 3-4-4z',
  drop: 'M16 3c5 7 8 10 8 15a8 8 0 0 1-16 0c0-5 3-8 8-15zM16 22a4 4 0 0 0 4-4',
  gate: 'M6 6v20M16 6v20M26 6v10M6 16h20',
  axle: 'M2 16h8M22 16h8M16 10V3M2 11v10M30 11v10M16 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  flush: 'M26 10a11 11 0 1 0 1 8M27 4v7h-7M16 11c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z',
  wheel:
    'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM16 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 16h9M19 16h9M16 19v9',
  thermometer: 'M13 18V6a3 3 0 0 1 6 0v12a6 6 0 1 1-6 0zM16 12v11M24 7h4M24 12h4',
  filter: 'M9 9h14v16l-3 3h-8l-3-3zM7 4h18v5H7zM13 14v9M16 14v9M19 14v9',
  glass: 'M14 4a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM21 21l8 8M9 14l4 4 6-7',
  battery: 'M3 10h26v17H3zM7 6h5v4H7zM20 6h5v4h-5zM7 18h5M20 18h5M22.500 15.500v5',
  bolt: 'M18 3L7 18h8l-2 11 12-16h-8z',
  disc: 'M14 4a12 12 0 1 0 12 14M14 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM18 7a10 10 0 0 1 6 7l5-1A15 15 0 0 0 20 2z',
  gear: 'M16 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 9V4M16 28v-5M9 16H4M28 16h-5M11 11L7.500 7.500M24.500 24.500L21 21M11 21l-3.500 3.500M24.500 7.500L21 11',
  piston: 'M8 3h16v11H8zM8 7h16M14 14v7M18 14v7M16 21a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  radiator: 'M4 8h24v18H4zM10 8v18M16 8v18M22 8v18M7 4h6v4M19 26v3h6',
  silencer: 'M2 22h5M25 22h5M7 16h18v11H7zM12 11c-3-3 3-4 0-7M20 11c-3-3 3-4 0-7',
  spring: 'M10 3h12M10 29h12M22 3L10 8l12 5-12 5 12 5-12 6',
  heat: 'M8 27c-4-4 4-7 0-11s4-7 0-11M16 27c-4-4 4-7 0-11s4-7 0-11M24 27c-4-4 4-7 0-11s4-7 0-11',
  frost: 'M16 3v26M5 9.500l22 13M5 22.500l22-13M12 5l4 4 4-4M12 27l4-4 4 4',
  lamp: 'M14 6C5 6 5 26 14 26c4-5 4-15 0-20zM21 10h8M21 16h8M21 22h8',
  fuse: 'M2 16h5M25 16h5M7 10h18v12H7zM7 16c4-6 6 0 9 0s5-6 9 0',
  speaker: 'M4 12h6l8-7v22l-8-7H4zM22 11a7 7 0 0 1 0 10M26 7a13 13 0 0 1 0 18',
  warning: 'M16 4l13 23H3zM16 12v8M16 23v.500',
};

const styles = css`
  inline-size: 2.25rem;
  block-size: 2.25rem;
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A job's drawing (D41). Decorative, beside its name. */
export function JobDrawing({ name }: { readonly name: AutoService['icon'] }) {
  return (
    <svg className={styles} viewBox="0 0 32 32" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
