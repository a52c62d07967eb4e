import { css } from 'linaria';
import { business, type TelephoneLine } from '../content/business.ts';
import { call } from '../content/partWords.ts';
import type { Action } from '../content/summary.ts';
import { mixins } from '../styles/mixins.ts';
import { color, media, size, space, target, tracks } from '../styles/tokens.ts';
import { ArrowLink, arrowLinkStyles } from './ArrowLink.tsx';
import { buttonStyles } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

const box = css`
  display: grid;
  align-content: start;
  gap: ${space.m};
  ${mixins.cardPadding}
  ${mixins.card}

  /* The buttons are beside the text. */
  &[data-call='beside'] {
    ${media.desktop} {
      grid-template-columns: minmax(0, 1.5fr) minmax(15rem, 1fr);
      column-gap: ${space.xxxl};
    }
  }

  /* At full page width it is not a card: text on the section's background, buttons beside it. */
  &[data-call='wide'] {
    padding: 0;
    border: 0;
    background: none;

    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }

  @media print {
    padding-inline: 0;
    border: 0;
  }
`;

const words = css`
  display: grid;
  align-content: start;
  gap: ${space.s};
  color: ${color.inkSoft};

  :where(p, ol) {
    max-inline-size: 36em;
  }

  /* Smaller than the headings of a section around it. */
  .${box} > & :where(h2) {
    font-size: ${size.cardHeading};
    color: ${color.ink};
  }

  .${box}[data-call='wide'] > & :where(h2) {
    font-size: ${size.sectionHeading};
  }
`;

const steps = css`
  > * {
    counter-increment: step;
    display: flex;
    padding-block: ${space.xxs};
  }

  > *::before {
    content: counter(step);
    flex: none;
    inline-size: 1.5rem;
    font-weight: 700;
    color: ${color.ink};
  }
`;

/* Two buttons, side by side if there is room. */
const actions = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr));
  align-content: start;
  gap: ${space.s};

  .${arrowLinkStyles} {
    grid-column: 1 / -1;
  }

  /* Below the button that it is about. */
  :where(small) {
    grid-column: -2;
    color: ${color.inkSoft};
  }

  [data-call='wide'] > & {
    ${media.desktop} {
      grid-template-columns: ${tracks.two};

      > :where(a) {
        min-block-size: ${target.row};
        font-size: ${size.label};
      }
    }
  }

  /* In print only the number is of use. */
  @media print {
    [data-tone] {
      display: none;
    }
  }
`;

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
  /** A card (default), a card with room for the buttons beside the text, or the page's width. */
  readonly layout?: 'beside' | 'wide' | undefined;
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
  layout,
}: CallToActionProps) {
  return (
    <div className={box} data-call={layout}>
      <div className={words}>
        <h2>{heading}</h2>
        {typeof ready === 'string' ? (
          <p>{ready}</p>
        ) : (
          <ol className={steps} role="list">
            {ready.map((step) => (
              <li key={step}>
                <span>{noBreakHyphens(step)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className={actions}>
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
    </div>
  );
}
