import { css } from 'linaria';
import { skipToContent } from '../content/shellWords.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, radius, size, space } from '../styles/tokens.ts';

/** The id of the main content, the skip link's target. */
export const mainId = 'main';

const styles = css`
  position: absolute;
  inset: -9rem auto auto 0.75rem;
  z-index: 1;
  padding: ${space.s} ${space.l};
  border-radius: ${radius};
  font: ${font.headline(size.lead)};
  background-color: ${color.signal};
  color: ${color.onSignal};

  ${mixins.notInPrint}

  &:focus {
    inset-block-start: 0.75rem;
  }
`;

/** First in the tab order: skips the header. Visible only when focused. */
export function SkipLink() {
  return (
    <a className={styles} href={`#${mainId}`}>
      {skipToContent}
    </a>
  );
}
