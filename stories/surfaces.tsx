import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, media, radius } from '../src/styles/tokens.ts';

/** The surfaces of the site, each with its text colour. The first three change with the colour scheme. */
const surfaces = {
  page: ['Page background', color.background, color.ink],
  deep: ['Deeper background of a section', color.backgroundDeep, color.ink],
  card: ['Card', color.card, color.ink],
  dark: ['Dark surface, in both schemes', color.surfaceDark, color.onSurfaceDark],
} as const;

type Surface = keyof typeof surfaces;

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1.25rem;
  padding: 1.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius};
`;

const grid = css`
  display: grid;
  gap: 1.5rem;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface OnSurfaceProps {
  readonly surface: Surface;
  readonly children: ReactNode;
}

/** A surface with its name above its content. */
export function OnSurface({ surface, children }: OnSurfaceProps) {
  const [name, background, ink] = surfaces[surface];
  return (
    <section className={box} style={{ background, color: ink }} aria-label={name}>
      <p>{name}</p>
      {children}
    </section>
  );
}

interface OnEverySurfaceProps {
  readonly children: ReactNode;
  /** What the dark surface has instead. */
  readonly onSurfaceDark?: ReactNode;
}

/** The same content on every surface of the site. */
export function OnEverySurface({ children, onSurfaceDark = children }: OnEverySurfaceProps) {
  return (
    <div className={grid}>
      {(['page', 'deep', 'card'] as const).map((surface) => (
        <OnSurface key={surface} surface={surface}>
          {children}
        </OnSurface>
      ))}
      <OnSurface surface="dark">{onSurfaceDark}</OnSurface>
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
