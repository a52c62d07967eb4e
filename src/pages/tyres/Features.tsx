import { css } from 'linaria';
import { claims } from '../../content/claims.ts';
import { features } from '../../content/tyres.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, fitted, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { classNames } from '../../ui/classNames.ts';
import { LaserLines } from '../../ui/drawing/lineDrawings.tsx';
import { Van } from '../../ui/drawing/Van.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';

/** Fitting is for everybody, so it spans the row; laser and van are below it. */
const cards = css`
  display: grid;
  gap: ${space.m};
  margin-block-start: ${space.xxl};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
  }
`;

const card = css`
  ${mixins.framedCard}

  p {
    margin-block-start: ${space.xs};
    color: ${color.inkSoft};
  }

  > a {
    margin-block-start: auto;
  }
`;

const wideCard = css`
  border-color: ${color.surfaceDarkBorder};
  border-block-start: 8px solid ${color.signal};
  ${mixins.dark}

  h3 {
    font-size: ${size.partHeading};
  }

  p {
    max-inline-size: 36em;
    color: ${color.onSurfaceDarkSoft};
  }

  ${media.tablet} {
    grid-column: 1 / -1;
    padding-block: ${space.xl};
  }
`;

/** The figure at the start and the drawing at the end; of equal height in both cards. */
const header = css`
  ${mixins.spread}
  gap: ${space.m};
  block-size: 5.5rem;
  margin-block-end: ${space.m};
  color: ${color.borderStrong};

  svg {
    inline-size: auto;
    max-inline-size: 70%;
    block-size: 3rem;
  }

  svg:only-child {
    block-size: 5.5rem;
    max-inline-size: 100%;
  }
`;

const headerFigure = css`
  font: ${font.headline(fitted.figure, 'figure')};
  color: ${color.ink};
`;

/** The three feature cards (specification, section 2: Tyres landing; the nine machines by D38). */
export function Features() {
  const { fitting, laser, mobile } = features;
  return (
    <>
      <h2>{features.heading}</h2>
      <div className={cards}>
        <article className={classNames(card, wideCard)}>
          <h3>{fitting.title}</h3>
          <p>{noBreakHyphens(fitting.text)}</p>
        </article>
        <article className={card}>
          <div className={header} aria-hidden="true">
            <span className={headerFigure}>{laser.figure}</span>
            <LaserLines count={claims.alignmentMachines} />
          </div>
          <h3>{laser.title}</h3>
          <p>
            {laser.figure} {laser.unit}. {laser.text}
          </p>
          <ArrowLink label={laser.further} to={laser.to} />
        </article>
        <article className={card}>
          <div className={header} aria-hidden="true">
            <Van />
          </div>
          <h3>{mobile.title}</h3>
          <p>{mobile.text}</p>
          <ArrowLink label={mobile.further} to={mobile.to} />
        </article>
      </div>
    </>
  );
}
