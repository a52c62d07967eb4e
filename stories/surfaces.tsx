import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, media, radius } from '../src/styles/tokens.ts';

/** The surfaces of the site, with what is written on each. The first three follow the colour scheme. */
export const surfaces = {
  chalk: { name: 'Chalk, the page', background: color.background, ink: color.ink },
  deep: { name: 'A section that steps back', background: color.backgroundDeep, ink: color.ink },
  card: { name: 'Card', background: color.card, ink: color.ink },
  asphalt: {
    name: 'Asphalt, dark in both schemes',
    background: color.surfaceDark,
    ink: color.onSurfaceDark,
  },
} as const;

export type Ground = keyof typeof surfaces;

const rules = Object.entries(surfaces)
  .map(
    ([ground, { background, ink }]) =>
      `&[data-ground='${ground}'] { background: ${background}; color: ${ink}; }`,
  )
  .join('\n');

const surface = css`
  ${rules}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1.25rem;
  padding: 1.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius};
`;

const caption = css`
  font-size: 0.88rem;
`;

const grid = css`
  display: grid;
  gap: 1.5rem;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** One surface with its name above what stands on it. */
export function OnSurface({
  ground,
  children,
}: {
  readonly ground: Ground;
  readonly children: ReactNode;
}) {
  return (
    <section className={surface} data-ground={ground} aria-label={surfaces[ground].name}>
      <p className={caption}>{surfaces[ground].name}</p>
      {children}
    </section>
  );
}

/** The same thing on every surface of the site, side by side; `children` may differ on asphalt. */
export function OnEverySurface({
  children,
  onSurfaceDark = children,
}: {
  readonly children: ReactNode;
  readonly onSurfaceDark?: ReactNode;
}) {
  return (
    <div className={grid}>
      {(Object.keys(surfaces) as Ground[]).map((ground) => (
        <OnSurface key={ground} ground={ground}>
          {ground === 'asphalt' ? onSurfaceDark : children}
        </OnSurface>
      ))}
    </div>
  );
}

/** Things in a line, which break where the line is full. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem;
`;
