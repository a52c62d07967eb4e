import { css } from 'linaria';
import { color } from '../../src/styles/tokens.ts';
import { ClauseLinks } from './ClauseLinks.tsx';
import { beside, chip, entry, partHeading, soft, view, viewHeading } from './looks.ts';
import { Prose } from './Prose.tsx';
import { useReport, type ViewProps } from './reportContext.ts';
import { useEntry } from './useEntry.ts';

const look = css`
  padding-block: 1rem;
  border-block-end: 1px solid ${color.border};
  break-inside: avoid;

  & > h2 {
    margin-block-end: 0.5rem;
  }
`;

/** The register: each decision with its clauses. */
export function Decisions({ address, headingId }: ViewProps) {
  const { data } = useReport();
  useEntry(address.at);
  return (
    <div className={view}>
      <h1 className={viewHeading} id={headingId} tabIndex={-1}>
        Decisions
      </h1>
      {data.decisions.map(({ id, title, words, confirm, clauses }) => (
        <section
          className={`${entry} ${look}`}
          key={id}
          id={id}
          data-here={id === address.at}
          aria-label={`${id}: ${title}`}
        >
          <h2 className={partHeading}>
            {id}: {title}{' '}
            {confirm ? <span className={chip}>to be confirmed by the owner</span> : null}
          </h2>
          <div className={beside}>
            <Prose>{words}</Prose>
            {clauses.length > 0 ? (
              <ClauseLinks ids={clauses} />
            ) : (
              <p className={soft}>No clause follows it.</p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
