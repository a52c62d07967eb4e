import type { ReportData } from '../tools/report/buildReport.ts';
import { ClauseLinks, View } from './parts.tsx';
import { Prose, Words } from './Prose.tsx';
import { count, useEntry, useReport, type ViewProps } from './reportContext.ts';

/** A heading, the head of a table, or the statements of a block with their clauses or reasons. */
function Block({ kind, level = 2, parts, statements }: ReportData['source'][number]) {
  if (statements.length === 0) {
    const Text = kind !== 'heading' ? 'p' : level > 2 ? 'h3' : 'h2';
    return (
      <Text>
        <Words>{parts.join(kind === 'head' ? ': ' : ' ')}</Words>
      </Text>
    );
  }
  return statements.map(({ text, clauses, reason }) => (
    <div className="columns" key={text}>
      <p>
        {kind === 'item' ? '– ' : ''}
        <Words>{text.replaceAll(' | ', ': ')}</Words>
      </p>
      {reason ? <p className="soft">no clause: {reason}</p> : <ClauseLinks ids={clauses} />}
    </div>
  ));
}

/** The specification, each statement with its clauses or the reason for having none. */
export function Source({ address: { at } }: ViewProps) {
  const { coverage, source } = useReport().data;
  useEntry(at);
  return (
    <View title="Specification">
      <p className="soft">
        {coverage.held} of its {coverage.statements} sentences and table cells have clauses. The
        others have a reason for having none.
      </p>
      {source.map((block) => (
        <div className="entry" key={block.id} id={block.id} data-here={block.id === at}>
          <Block {...block} />
          {block.clauses.length > 0 ? (
            <details>
              <summary className="soft">
                Named by {count(block.clauses.length, 'more clause')}
              </summary>
              <ClauseLinks ids={block.clauses} />
            </details>
          ) : null}
        </div>
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
