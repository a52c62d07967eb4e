import { css } from 'linaria';
import { buttonLook } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { TelephoneLink } from '../components/TelephoneLink.tsx';
import { business, type TelephoneLine } from '../content/business.ts';
import type { Action } from '../content/summary.ts';
import { color, radius } from '../styles/tokens.ts';

const box = css`
  display: grid;
  gap: 0.75rem;
  padding: 1.5rem;
  border: 1px solid ${color.rule};
  border-radius: ${radius};
  background: ${color.card};

  h2 {
    font-size: 2.1rem;
  }

  p {
    margin-block-end: 0.5rem;
    color: ${color.inkSoft};
  }
`;

const further = css`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: 2.75rem;
`;

interface CallBoxProps {
  readonly heading: string;
  /** What to have at hand, so that one call is enough. */
  readonly ready: string;
  readonly line: TelephoneLine;
  /** What the button to the contact page says. */
  readonly contact: string;
  readonly more?: Action | undefined;
}

/** The ways to act on a page: ring its line, or go to the contact page (specification, section 2). */
export function CallBox({ heading, ready, line, contact, more }: CallBoxProps) {
  return (
    <div className={box}>
      <h2>{heading}</h2>
      <p>{ready}</p>
      <TelephoneLink className={buttonLook} number={business.telephones[line]} lead="Call">
        <Icon name="phone" />
      </TelephoneLink>
      <Link className={buttonLook} data-tone="outline" to="/contact">
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
