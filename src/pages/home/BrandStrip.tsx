import { css } from 'linaria';
import { brands } from '../../content/brands.ts';
import { brandStrip } from '../../content/home.ts';
import { container } from '../../styles/layout.ts';
import { mixins, square } from '../../styles/mixins.ts';
import { color, font, size, space } from '../../styles/tokens.ts';

/** Where the names move; elsewhere they are in rows. */
const moving = '@media screen and (prefers-reduced-motion: no-preference)';

/* It rolls on by one of its two lists, then starts again. */
const roll = css`
  ${moving} {
    display: flex;
    inline-size: max-content;
    animation: brand-roll 90s linear infinite;
  }

  @keyframes brand-roll {
    to {
      translate: -50% 0;
    }
  }
`;

const styles = css`
  ${mixins.dark}
  padding-block: ${space.s} ${space.l};

  &:has(input:checked) .${roll},
  &:has(input:focus-visible) .${roll},
  .${roll}:hover {
    animation-play-state: paused;
  }

  /* Without :has(), script sets data-chosen for the checkbox (chosenFallback.ts). */
  &[data-chosen='on'] .${roll} {
    animation-play-state: paused;
  }

  /* In print the names are in rows, without the checkbox. */
  @media print {
    padding-block: 0;
  }
`;

const header = css`
  ${mixins.spread}
  flex-wrap: wrap;
  gap: 0 ${space.l};
  margin-block-end: ${space.m};

  h2 {
    font-size: ${size.label};
  }

  label {
    ${mixins.linkTarget}
    gap: 0.6em;
    font-size: ${size.small};
    color: ${color.onSurfaceDarkSoft};
    cursor: pointer;
  }

  input {
    ${square('1.5rem')}
    accent-color: ${color.signal};
  }

  @media (prefers-reduced-motion: reduce), print {
    label {
      display: none;
    }
  }
`;

const track = css`
  li {
    ${mixins.darkCard}
    display: inline-block;
    margin-block-end: ${space.xs};
    margin-inline-end: ${space.xs};
    padding: ${space.xxs} ${space.xs};
    background-color: ${color.surfaceDarkRaised};
    font: ${font.headline(size.small)};
  }

  [aria-hidden] {
    display: none;
  }

  ${moving} {
    max-inline-size: none;
    padding: 0;
    overflow: hidden;

    ul,
    [aria-hidden] {
      display: flex;
    }

    li {
      margin-inline-end: ${space.m};
      padding: ${space.s} ${space.xl};
      font: ${font.headline(size.itemHeading, 'single')};
      white-space: nowrap;
    }
  }
`;

/**
 * A moving strip of brand names. A checkbox pauses it with CSS alone, so before and without script too (WCAG 2.2.2);
 * with reduced motion and in print all names are in rows. The list is repeated so that the strip has no end; the copy
 * is hidden from assistive technology.
 */
export function BrandStrip() {
  const items = brands.map((name) => <li key={name}>{name}</li>);
  return (
    <section className={styles} data-chosen="">
      <div className={`${container} ${header}`}>
        <h2>{brandStrip.heading}</h2>
        <label>
          <input type="checkbox" />
          {brandStrip.pause}
        </label>
      </div>
      <div className={`${container} ${track}`}>
        <div className={roll}>
          <ul role="list">{items}</ul>
          <ul aria-hidden="true">{items}</ul>
        </div>
      </div>
    </section>
  );
}
