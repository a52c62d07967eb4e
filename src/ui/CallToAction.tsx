import { css } from 'linaria';
import { business, type TelephoneLine } from '../content/business.ts';
import type { Action } from '../content/summary.ts';
import { arrowLink, color, media, radius, size, space } from '../styles/tokens.ts';
import { buttonStyles } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

/* Its two buttons stand side by side where there is room for both. */
const box = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr));
  align-content: start;
  gap: ${space.s};
  padding: ${space.xl};
  border: 1px solid ${color.border};
  border-radius: ${radius};
  background: ${color.card};

  h2 {
    font-size: ${size.cardHeading};
  }

  h2,
  p,
  ol,
  a + a + a {
    grid-column: 1 / -1;
  }

  p,
  ol {
    margin-block-end: ${space.xs};
    color: ${color.inkSoft};
  }

  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 1.5rem 1fr;
    padding-block: ${space.xxs};
  }

  li::before {
    content: counter(step);
    font-weight: 700;
    color: ${color.ink};
  }

  /* On paper the number stands; there is nowhere to go from it. */
  @media print {
    padding-inline: 0 !important;
    border: 0;

    [data-tone] {
      display: none;
    }
  }

  /* Where it has the width of the page it is no card: type on the ground, the ways to act beside it. */
  &[data-wide='true'] {
    padding: 0;
    border: 0;
    background: none;

    h2 {
      font-size: ${size.sectionHeading};
    }

    p {
      max-inline-size: 34em;
    }

    ${media.desktop} {
      grid-template-columns: 1fr auto auto;
      column-gap: ${space.m};

      h2,
      p {
        grid-area: 1 / 1;
      }

      p {
        grid-row: 2;
      }

      h2 ~ a {
        grid-row: 1 / span 2;
        align-self: end;
        min-inline-size: 12.5rem;
        min-block-size: 4rem;
        margin-block-end: ${space.xs};
        font-size: ${size.label};
      }
    }
  }
`;

const further = css`
  ${arrowLink}
  justify-self: start;
`;

interface CallToActionProps {
  readonly heading: string;
  /** What to have at hand, so that one call is enough; numbered where there are steps before the call. */
  readonly ready: string | readonly string[];
  readonly line: TelephoneLine;
  /** What the button to the contact page says. */
  readonly contact: string;
  readonly more?: Action | undefined;
  /** It has the width of the page to itself. */
  readonly wide?: boolean;
}

/** The ways to act on a page: ring its line, or go to the contact page (specification, section 2). */
export function CallToAction({ heading, ready, line, contact, more, wide }: CallToActionProps) {
  return (
    <div className={box} data-wide={wide}>
      <h2>{heading}</h2>
      {typeof ready === 'string' ? (
        <p>{ready}</p>
      ) : (
        <ol role="list">
          {ready.map((step) => (
            <li key={step}>
              <span>{noBreakHyphens(step)}</span>
            </li>
          ))}
        </ol>
      )}
      <TelephoneLink className={buttonStyles} number={business.telephones[line]} lead="Call">
        <Icon name="phone" />
      </TelephoneLink>
      <Link className={buttonStyles} data-tone="outline" to="/contact">
        {contact}
      </Link>
      {more ? (
        <Link className={further} to={more.to}>
          {more.label}
          <Icon name="arrow" />
        </Link>
      ) : null}
    </div>
  );
}
