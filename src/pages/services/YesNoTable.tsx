import { css } from 'linaria';
import { halves } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, space } from '../../styles/tokens.ts';
import { classNames } from '../../ui/classNames.ts';
import { CheckList } from '../../ui/CheckList.tsx';

/* Text and mark show the verdict; the colour only repeats it. */
const side = css`
  --verdict: ${color.valid};

  ${mixins.card}
  display: grid;
  grid-template-rows: auto 1fr;
  border: 2px solid var(--verdict);
  break-inside: avoid;

  h3 {
    padding: ${space.s} ${space.l};
    border-block-end: 2px solid var(--verdict);
    color: var(--verdict);
  }
`;

const noSide = css`
  --verdict: ${color.stop};
`;

interface Side {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Two lists side by side that answer a yes-or-no question. */
export function YesNoTable({ yes, no }: { readonly yes: Side; readonly no: Side }) {
  return (
    <div className={halves}>
      {(
        [
          ['yes', yes],
          ['no', no],
        ] as const
      ).map(([verdict, { title, lines }]) => (
        <div key={verdict} className={classNames(side, verdict === 'no' && noSide)}>
          <h3>{title}</h3>
          <CheckList lines={lines} mark={verdict === 'yes' ? 'tick' : 'cross'} inCard />
        </div>
      ))}
    </div>
  );
}
