import { css } from 'linaria';
import type { Action } from '../content/summary.ts';
import { target } from '../styles/tokens.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** The style of a link with an arrow behind it; for links to other sites. */
export const arrowLinkStyles = css`
  display: inline-flex;
  align-items: center;
  place-self: start;
  gap: 0.5em;
  min-block-size: ${target.link};
  font-weight: 600;
`;

/** A link to another page, with an arrow behind its label. */
export function ArrowLink({ label, to }: Action) {
  return (
    <Link className={arrowLinkStyles} to={to}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
