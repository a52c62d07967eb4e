import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, media, radius } from '../src/styles/tokens.ts';

/** The surfaces of the site, each with its text colour. The first three change with the colour scheme. */
export const surfaces = {
  page: { name: 'Page background', background: color.background, ink: color.ink },
  deep: {
    name: 'Deeper background of a section',
    background: color.backgroundDeep,
    ink: color.ink,
  },
  card: { name: 'Card', background: color.card, ink: color.ink },
  dark: {
    name: 'Dark surface, in both schemes',
    background: color.surfaceDark,
    ink: color.onSurfaceDark,
  },
} as const;

export type Surface = keyof typeof surfaces;

const rules = Object.entries(surfaces)
  .map(
    ([surface, { background, ink }]) =>
      `&[data-surface='${surface}'] { background: ${background}; color: ${ink}; }`,
  )
  .join('\n');

const box = css`
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

/** A surface with its name above its content. */
export function OnSurface({
  surface,
  children,
}: {
  readonly surface: Surface;
  readonly children: ReactNode;
}) {
  return (
    <section className={box} data-surface={surface} aria-label={surfaces[surface].name}>
      <p className={caption}>{surfaces[surface].name}</p>
      {children}
    </section>
  );
}

/** The same content on every surface of the site; `children` may be different on dark surfaces. */
export function OnEverySurface({
  children,
  onSurfaceDark = children,
}: {
  readonly children: ReactNode;
  readonly onSurfaceDark?: ReactNode;
}) {
  return (
    <div className={grid}>
      {(Object.keys(surfaces) as Surface[]).map((surface) => (
        <OnSurface key={surface} surface={surface}>
          {surface === 'dark' ? onSurfaceDark : children}
        </OnSurface>
      ))}
    </div>
  );
}

/** A row that wraps when the line is full. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem;
`;
