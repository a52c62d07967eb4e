import { ClauseLinks, Part, View } from './parts.tsx';
import { Prose, Words } from './Prose.tsx';
import { useEntry, useReport, type ViewProps } from './reportContext.ts';

/** The specification, each statement with its clauses or the reason for having none. */
export function Source({ address: { at } }: ViewProps) {
  const { coverage, source } = useReport().data;
  useEntry(at);
  const entries = source.map((statement, index) => ({ ...statement, id: `s${index}` }));
  return (
    <View title="Specification">
      <p className="soft">
        {coverage.held} of its {coverage.statements} sentences and table cells have clauses. The
        others have a reason for having none.
      </p>
      {[...Map.groupBy(entries, ({ section }) => section)].map(([section, statements]) => (
        <Part key={section} title={section}>
          {statements.map(({ id, text, clauses, reason }) => (
            <div className="entry columns" key={id} id={id} data-here={id === at}>
              <p>
                <Words>{text.replaceAll(' | ', ': ')}</Words>
              </p>
              {reason ? <p className="soft">no clause: {reason}</p> : <ClauseLinks ids={clauses} />}
            </div>
          ))}
        </Part>
      ))}
    </View>
  );
}

/** The register: each decision with its clauses. */
export function Decisions({ address: { at } }: ViewProps) {
  const { decisions } = useReport().data;
  useEntry(at);
  return (
    <View title="Decisions">
      {decisions.map(({ id, title, words, confirm, clauses }) => (
        <section
          className="entry"
          key={id}
          id={id}
          data-here={id === at}
          aria-label={`${id}: ${title}`}
        >
          <h2 className="part">
            {id}: {title}{' '}
            {confirm ? <span className="soft">to be confirmed by the owner</span> : null}
          </h2>
          <div className="columns">
            <Prose>{words}</Prose>
            {clauses.length > 0 ? (
              <ClauseLinks ids={clauses} />
            ) : (
              <p className="soft">No clause depends on it.</p>
            )}
          </div>
        </section>
      ))}
    </View>
  );
}
