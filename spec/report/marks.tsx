import { css } from 'linaria';
import { color, font } from '../../src/styles/tokens.ts';
import type { Verdict } from '../tools/report/types.ts';

/** The names of the verdicts. */
export const verdictNames: Readonly<Record<Verdict, string>> = {
  failed: 'Failed',
  stale: 'Stale',
  unproven: 'Unproven',
  untested: 'Untested',
  'manual due': 'Manual due',
  'accepted discrepancy': 'Accepted discrepancy',
  passed: 'Passed',
};

/** What each verdict means, in a line. */
export const verdictMeanings: Readonly<Record<Verdict, string>> = {
  failed: 'A test that cites it failed, or a person reported it as failed.',
  stale: 'It changed since it was reviewed or proven.',
  unproven: 'A violation was not caught by its tests, or never tried.',
  untested: 'A kind of evidence that it names is missing.',
  'manual due':
    'A person has to verify it: nobody has yet, the clause has changed, or it was over 180 days ago.',
  'accepted discrepancy': 'It passes, and follows a decision that the owner has yet to confirm.',
  passed: 'Its tests passed and are proven, where proof is required.',
};

/** A shape for each verdict, so that it does not depend on colour alone. */
const shapes: Readonly<Record<Verdict, string>> = {
  failed:
    'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0ZM4.600 6.200 6.400 8 4.600 9.800l1.600 1.600L8 9.600l1.800 1.800 1.600-1.600L9.600 8l1.800-1.800-1.600-1.600L8 6.400 6.200 4.600Z',
  stale:
    'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm0 2.200a5.800 5.800 0 1 0 0 11.600A5.800 5.800 0 0 0 8 2.200ZM6.900 4h2.200v3.600l2.400 2.300-1.500 1.600-3.100-3Z',
  unproven:
    'M8 0l8 8-8 8-8-8Zm0 3.100L3.100 8 8 12.900 12.900 8ZM7 5h2v3.600H7Zm0 4.400h2v1.800H7Z',
  untested:
    'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm0 2.200a5.800 5.800 0 1 0 0 11.600A5.800 5.800 0 0 0 8 2.200Z',
  'manual due': 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm0 2.200a5.800 5.800 0 0 0 0 11.600Z',
  'accepted discrepancy': 'M8 0l8 8-8 8-8-8ZM4.500 6v1.600h7V6Zm0 2.800v1.600h7V8.800Z',
  passed:
    'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0ZM4.900 7 3.400 8.500l3.300 3.300 5.900-5.900-1.500-1.500-4.400 4.400Z',
};

const mark = css`
  display: inline-block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  fill: ${color.star};
  fill-rule: evenodd;
  print-color-adjust: exact;

  &[data-verdict='failed'] {
    fill: ${color.stop};
  }

  &[data-verdict='passed'] {
    fill: ${color.valid};
  }

  &[data-verdict='accepted discrepancy'] {
    fill: ${color.borderStrong};
  }

  @media (forced-colors: active) {
    fill: CanvasText !important;
  }
`;

/** The icon of a verdict, without a name: the text beside it says the same. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  return (
    <svg className={mark} viewBox="0 0 16 16" aria-hidden="true" data-verdict={verdict}>
      <path d={shapes[verdict]} />
    </svg>
  );
}

const label = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  font-family: ${font.display};
  font-size: 1.125rem;
  font-weight: 700;
  line-height: 1.1;
`;

/** A verdict as icon and text. */
export function VerdictLabel({ verdict }: { readonly verdict: Verdict }) {
  return (
    <span className={label}>
      <VerdictMark verdict={verdict} />
      {verdictNames[verdict]}
    </span>
  );
}

const bar = css`
  display: block;
  inline-size: 100%;
  block-size: 0.5rem;
  background: ${color.backgroundDeep};
  print-color-adjust: exact;

  &[data-size='large'] {
    block-size: 1.25rem;
  }

  & > rect {
    fill: ${color.star};
    stroke: ${color.background};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }

  & > rect[data-verdict='failed'] {
    fill: ${color.stop};
  }

  & > rect[data-verdict='passed'] {
    fill: ${color.valid};
  }

  & > rect[data-verdict='accepted discrepancy'] {
    fill: ${color.borderStrong};
  }
`;

/** The shares of the verdicts as a bar, worst first; hidden from screen readers, which read the counts. */
export function VerdictBar({
  counts,
  size = 'small',
}: {
  readonly counts: readonly (readonly [Verdict, number])[];
  readonly size?: 'small' | 'large';
}) {
  const total = counts.reduce((sum, [, count]) => sum + count, 0) || 1;
  return (
    <svg
      className={bar}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-size={size}
    >
      {counts.map(([verdict, count], index) => {
        const width = (count / total) * 100;
        const before = counts.slice(0, index).reduce((sum, [, other]) => sum + other, 0);
        return count > 0 ? (
          <rect
            key={verdict}
            x={(before / total) * 100}
            width={width}
            height="1"
            data-verdict={verdict}
          />
        ) : null;
      })}
    </svg>
  );
}
