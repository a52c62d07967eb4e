import { css } from 'linaria';
import { color, font, layout, leading, media, radius, size, space } from '../../styles/tokens.ts';

const look = css`
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};
  padding-block: ${space.l} ${space.xxl};
  border-block: 1px solid ${color.surfaceDarkBorder};

  &:has(input:checked) [data-rolls],
  &:has(input:focus-visible) [data-rolls],
  [data-rolls]:hover {
    animation-play-state: paused;
  }

  /* Without :has(), script says that the box is ticked (standInHas.ts). */
  &[data-chosen='on'] [data-rolls] {
    animation-play-state: paused;
  }

  /* On paper the names stand in rows, without what can be pressed. */
  @media print {
    padding-block: 0;
    border: 0;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.xl};
  max-inline-size: calc(${layout.contentWidth} + 2 * ${layout.gutter});
  margin: 0 auto ${space.m};
  padding-inline: ${layout.gutter};

  h2 {
    font-size: ${size.label};
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: 0.6em;
    min-height: 2.75rem;
    font-size: ${size.small};
    color: ${color.onSurfaceDarkSoft};
    cursor: pointer;
  }

  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.signal};
  }

  @media (prefers-reduced-motion: reduce), print {
    label {
      display: none;
    }
  }
`;

const lane = css`
  overflow: hidden;

  @keyframes brand-roll {
    to {
      translate: -50% 0;
    }
  }

  div {
    display: flex;
    inline-size: max-content;
    animation: brand-roll 90s linear infinite;
  }

  ul {
    display: flex;
    gap: ${space.s};
    padding-inline-end: ${space.s};
  }

  li {
    flex: none;
    padding: ${space.s} ${space.xl};
    border: 1px solid ${color.surfaceDarkRule};
    border-radius: ${radius};
    background: ${color.surfaceDarkRaised};
    font-family: ${font.display};
    font-size: ${size.itemHeading};
    font-weight: 700;
    line-height: ${leading.single};
    white-space: nowrap;
  }

  @media (prefers-reduced-motion: reduce), print {
    max-inline-size: calc(${layout.contentWidth} + 2 * ${layout.gutter});
    margin-inline: auto;
    padding-inline: ${layout.gutter};

    div {
      display: block;
      inline-size: auto;
      animation: none;
    }

    ul {
      flex-flow: wrap;
      padding: 0;
    }

    ul[aria-hidden] {
      display: none;
    }

    li {
      padding: ${space.xs} ${space.s};
      font-size: ${size.lead};
    }

    ${media.tablet} {
      li {
        padding: ${space.xs} ${space.m};
        font-size: ${size.lead};
      }
    }
  }
`;

interface BrandStripProps {
  readonly heading: string;
  readonly names: readonly string[];
}

/**
 * Brand names as plates of type on a lane that rolls by. A checkbox halts it, with CSS alone, so it can be
 * halted before and without script (WCAG 2.2.2); under reduced motion and on paper all plates stand in rows. The
 * names stand twice so that the lane has no end; the second list is there for the eye only.
 */
export function BrandStrip({ heading, names }: BrandStripProps) {
  const plates = names.map((name) => <li key={name}>{name}</li>);
  return (
    <section className={look} aria-labelledby="brands" data-chosen="">
      <div className={head}>
        <h2 id="brands">{heading}</h2>
        <label>
          <input type="checkbox" />
          Pause animation
        </label>
      </div>
      <div className={lane}>
        <div data-rolls="">
          <ul role="list">{plates}</ul>
          <ul aria-hidden="true">{plates}</ul>
        </div>
      </div>
    </section>
  );
}
