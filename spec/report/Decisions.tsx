import { ClauseLinks } from './marks.tsx';
import { Prose } from './Prose.tsx';
import { useEntry, useReport, type ViewProps } from './reportContext.ts';

/** The register: each decision with its clauses. */
export function Decisions({ address, headingId }: ViewProps) {
  const { data } = useReport();
  useEntry(address.at);
  return (
    <div className="view">
      <h1 id={headingId} tabIndex={-1}>
        Decisions
      </h1>
      {data.decisions.map(({ id, title, words, confirm, clauses }) => {
        const name = `${id}: ${title}`;
        return (
          <section
            className="entry"
            key={id}
            id={id}
            data-here={id === address.at}
            aria-label={name}
          >
            <h2 className="part">
              {name} {confirm ? <span className="chip">to be confirmed by the owner</span> : null}
            </h2>
            <div className="beside">
              <Prose>{words}</Prose>
              {clauses.length > 0 ? (
                <ClauseLinks ids={clauses} />
              ) : (
                <p className="soft">No clause follows it.</p>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
