import { css } from 'linaria';
import type { Point } from '../../content/summary.ts';
import { color, font, media, radius, size, space, tracks } from '../../styles/tokens.ts';
import { TreadPattern } from './drawings/treads.tsx';

const list = css`
  display: grid;
  gap: ${space.l};

  li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space.l};
    padding: ${space.m};
    border: 1px solid ${color.surfaceDarkBorder};
    border-radius: ${radius};
    background: ${color.surfaceDark};
    color: ${color.onSurfaceDark};
    break-inside: avoid;
  }

  /* The title beside its tread drawing, the text below both. */
  div {
    display: contents;
  }

  li:last-child h3,
  p {
    grid-column: 1 / -1;
  }

  h3 {
    font: ${font.headline(size.cardHeading, 'single')};
    text-wrap: balance;
  }

  p {
    margin-block-start: ${space.xs};
    color: ${color.onSurfaceDarkSoft};
  }

  li:last-child {
    grid-template-columns: ${tracks.one};
    gap: 0;
    border-color: ${color.border};
    border-block-start: 8px solid ${color.signal};
    background: ${color.card};
    color: ${color.ink};
  }

  li:last-child p {
    color: ${color.inkSoft};
  }

  /* Too narrow for both, or text at double size. */
  ${media.narrow} {
    li {
      grid-template-columns: ${tracks.one};
    }

    svg {
      max-inline-size: 8rem;
    }
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.three};

    div {
      display: block;
    }

    h3 {
      font-size: ${size.itemHeading};
    }

    li:last-child h3,
    p {
      grid-column: auto;
    }

    li {
      grid-template-columns: ${tracks.one};
      align-content: start;
      gap: ${space.xl};
      padding: ${space.xl};
    }

    li:last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    h3 {
      font-size: ${size.cardHeading};
    }

    svg {
      max-inline-size: 19rem;
      margin-inline: auto;
    }

    li:last-child div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: baseline;
      gap: ${space.l};
    }
  }
`;

/** In the order of the benefits; the last one, load, has no tread. */
const treads = ['highway', 'allTerrain', 'mud'] as const;

interface TreadBenefitsProps {
  readonly points: readonly Point[];
}

/** The benefits of 4WD tyres, each with the tread it is about. */
export function TreadBenefits({ points }: TreadBenefitsProps) {
  return (
    <ul className={list} role="list">
      {points.map(({ title, text }, index) => {
        const tread = treads[index];
        return (
          <li key={title}>
            {tread ? <TreadPattern tread={tread} /> : null}
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
