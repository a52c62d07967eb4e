import { css } from 'linaria';
import { color, font, leading, radius, size, space } from '../styles/tokens.ts';

/** The id of the page's main part, which the skip link leads to. */
export const mainId = 'main';

const look = css`
  position: absolute;
  inset: -9rem auto auto 0.75rem;
  z-index: 3;
  padding: ${space.s} ${space.m};
  border-radius: ${radius};
  font-family: ${font.display};
  font-size: ${size.lead};
  line-height: ${leading.label};
  background: ${color.signal};
  color: ${color.onSignal};

  @media print {
    display: none;
  }

  &:focus {
    inset-block-start: 0.75rem;
  }
`;

/** First in the tab order of every page: past the header, to what the visitor came for. Seen when focused. */
export function SkipLink() {
  return (
    <a className={look} href={`#${mainId}`}>
      Skip to content
    </a>
  );
}
