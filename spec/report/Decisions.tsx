import { css } from 'linaria';
import { useEffect } from 'react';
import type { Address } from '../tools/report/address.ts';
import { color, media } from '../../src/styles/tokens.ts';
import { ClauseLinks } from './ClauseLinks.tsx';
import { chip, partHeading, soft, view, viewHeading } from './looks.ts';
import { Prose } from './Prose.tsx';
import { useReport } from './reportContext.ts';

const entryLook = css`
  display: grid;
  gap: 0.6rem 2.5rem;
  padding: 1rem 0.75rem;
  border-block-end: 1px solid ${color.rule};
  scroll-margin-block-start: 5rem;
  break-inside: avoid;

  ${media.desk} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

    & > h2 {
      grid-column: 1 / -1;
    }
  }

  &[data-here='true'] {
    background: ${color.card};
    box-shadow: inset 4px 0 0 ${color.line};
  }
`;

/** The register: where the specification is silent or says two things, what was decided, and what rests on it. */
export function Decisions({
  address,
  headingId,
}: {
  readonly address: Address;
  readonly headingId: string;
}) {
  const { data } = useReport();
  useEffect(() => {
    if (address.at) document.getElementById(address.at)?.scrollIntoView();
  }, [address.at]);
  return (
    <div className={view}>
      <h1 className={viewHeading} id={headingId} tabIndex={-1}>
        Decisions
      </h1>
      {data.decisions.map(({ id, title, words, confirm, clauses }) => (
        <section
          className={entryLook}
          key={id}
          id={id}
          data-here={id === address.at}
          aria-label={`${id}: ${title}`}
        >
          <h2 className={partHeading}>
            {id}: {title} {confirm ? <span className={chip}>the owner confirms</span> : null}
          </h2>
          <Prose>{words}</Prose>
          {clauses.length > 0 ? (
            <ClauseLinks ids={clauses} />
          ) : (
            <p className={soft}>No clause rests on it.</p>
          )}
        </section>
      ))}
    </div>
  );
}
