import { css } from 'linaria';
import { business, type TelephoneLine } from '../content/business.ts';
import { call } from '../content/partWords.ts';
import type { Action } from '../content/summary.ts';
import { mixins } from '../styles/mixins.ts';
import { breakpoint, color, media, size, space, target } from '../styles/tokens.ts';
import { ArrowLink, arrowLinkStyles } from './ArrowLink.tsx';
import { buttonStyles } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

/* Two buttons, side by side if there is room. */
const box = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr));
  align-content: start;
  gap: ${space.s};
  padding: ${space.xl};
  ${mixins.card}

  h2 {
    font-size: ${size.cardHeading};
  }

  h2,
  p,
  ol,
  .${arrowLinkStyles} {
    grid-column: 1 / -1;
  }

  /* Below the button that it is about. */
  small {
    grid-column-end: -1;
    color: ${color.inkSoft};
  }

  p,
  ol {
    margin-block-end: ${space.xs};
    color: ${color.inkSoft};
  }

  li {
    counter-increment: step;
    display: flex;
    padding-block: ${space.xxs};
  }

  li::before {
    content: counter(step);
    flex: none;
    inline-size: 1.5rem;
    font-weight: 700;
    color: ${color.ink};
  }

  /* In print only the number is of use. */
  @media print {
    padding-inline: 0;
    border: 0;

    [data-tone] {
      display: none;
    }
  }
`;

/** The buttons are beside the text. */
const besideText = `
  grid-template-rows: auto auto auto 1fr;
  column-gap: ${space.xxxl};

  h2,
  p,
  ol {
    grid-column: 1;
  }

  h2 ~ a {
    grid-column: 2;
  }

  h2 ~ :is(p, ol) {
    grid-row: 2 / span 3;
    ${mixins.shownWhole}
  }
`;

/* A sidebar has the page's width on a tablet. */
const sidebar = css`
  @media (min-width: ${breakpoint.tablet}) and (width < ${breakpoint.desktop}) {
    .${box}& {
      ${besideText}
    }
  }
`;

const beside = css`
  ${media.tablet} {
    .${box}& {
      grid-template-columns: minmax(0, 1.5fr) minmax(15rem, 1fr);
      ${besideText}
    }
  }
`;

/* At full page width it is not a card: text on the section's background, buttons beside it. */
const wide = css`
  .${box}& {
    padding: 0;
    border: 0;
    background: none;

    h2 {
      font-size: ${size.sectionHeading};
    }

    p {
      margin-block-start: ${space.xs};
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
        min-block-size: ${target.row};
        margin-block-end: ${space.xs};
        font-size: ${size.label};
      }
    }
  }
`;

const layouts = { card: undefined, sidebar, beside, wide } as const;

interface CallToActionProps {
  readonly heading: string;
  /** What to have ready before calling; a numbered list if there are steps. */
  readonly ready: string | readonly string[];
  readonly line: TelephoneLine;
  /** The label of the button to the contact page. */
  readonly contact: string;
  /** What to know of that button, below it. */
  readonly contactNote?: string | undefined;
  /** A text link before the buttons. */
  readonly first?: Action | undefined;
  /** A text link after them. */
  readonly more?: Action | undefined;
  /** A card (default), a card of a page's sidebar, a card with room for the buttons beside the text, or the page's width. */
  readonly layout?: keyof typeof layouts;
}

/** A page's call to action: call its telephone line, or go to the contact page (specification, section 2). */
export function CallToAction({
  heading,
  ready,
  line,
  contact,
  contactNote,
  first,
  more,
  layout = 'card',
}: CallToActionProps) {
  return (
    <div className={classNames(box, layouts[layout])}>
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
      {first ? <ArrowLink {...first} /> : null}
      <TelephoneLink className={buttonStyles} number={business.telephones[line]} lead={call}>
        <Icon name="phone" />
      </TelephoneLink>
      <Link className={buttonStyles} data-tone="outline" to="/contact">
        {contact}
      </Link>
      {contactNote ? <small>{contactNote}</small> : null}
      {more ? <ArrowLink {...more} /> : null}
    </div>
  );
}
