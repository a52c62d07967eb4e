import { css } from 'linaria';
import { branches, type Branch } from '../content/branches.ts';
import { mixins, square } from '../styles/mixins.ts';
import { color, size } from '../styles/tokens.ts';

const pin = css`
  /* Before the name, which comes first for screen readers. */
  order: -1;
  ${mixins.numberBadge}
  ${square('2.1rem')}
  background-color: ${color.onSurfaceDark};
  font-size: ${size.label};

  /* In front of a large name, whose background in forced colours would cover its edge. */
  position: relative;

  &[data-main] {
    background-color: ${color.signal};
  }
`;

/**
 * The number that a branch has on the map, on a pin. Hidden from screen readers, which would read it together with what
 * stands beside it.
 */
export function BranchPin({ branch }: { readonly branch: Branch }) {
  return (
    <span className={pin} data-main={branch.isMain} aria-hidden="true">
      {branches.indexOf(branch) + 1}
    </span>
  );
}
