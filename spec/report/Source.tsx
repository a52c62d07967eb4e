import { visuallyHidden } from '../../src/styles/layout.ts';
import type { ReportBlock } from '../tools/report/types.ts';
import { ClauseLinks } from './marks.tsx';
import { Words } from './Prose.tsx';
import { useEntry, useReport, type ViewProps } from './reportContext.ts';

/** A statement with its clauses. */
function Statement({
  text,
  clauses,
  reason,
  isFirst,
  kind,
}: ReportBlock['statements'][number] & {
  readonly kind: ReportBlock['kind'];
  readonly isFirst: boolean;
}) {
  const [label = '', ...cell] = kind === 'row' ? text.split(' | ') : [];
  return (
    <div className="beside">
      {kind === 'row' ? (
        <p>
          <span>
            <span className={isFirst ? undefined : visuallyHidden}>
              <Words>{label}</Words>
            </span>
          </span>
          <span>
            <Words>{cell.join(' | ')}</Words>
          </span>
        </p>
      ) : (
        <p>
          {kind === 'item' && isFirst ? '– ' : ''}
          <Words>{text}</Words>
        </p>
      )}
      {clauses.length > 0 ? <ClauseLinks ids={clauses} /> : null}
      {reason ? (
        <span>
          <span className="chip">no clause: {reason}</span>
        </span>
      ) : null}
    </div>
  );
}

/** A block in its form in the document. */
function Block({ kind, level = 2, parts, statements }: ReportBlock) {
  if (kind === 'head')
    return (
      <div className="beside">
        <p className="soft">
          {parts.slice(0, 2).map((cell) => (
            <span key={cell}>{cell}</span>
          ))}
        </p>
      </div>
    );
  if (kind === 'heading' || statements.length === 0) {
    const Text = kind !== 'heading' ? 'p' : level > 2 ? 'h3' : 'h2';
    return (
      <Text>
        <Words>{parts.join(' ')}</Words>
      </Text>
    );
  }
  return statements.map((statement, index) => (
    <Statement key={statement.text} {...statement} kind={kind} isFirst={index === 0} />
  ));
}

/** The specification, each statement with its clauses or the reason for having none. */
export function Source({ address, headingId }: ViewProps) {
  const { data } = useReport();
  useEntry(address.at);
  const { statements, held: covered } = data.coverage;
  return (
    <div className="view">
      <h1 id={headingId} tabIndex={-1}>
        Specification
      </h1>
      <p className="soft">
        {covered} of its {statements} sentences and table cells are covered by clauses of their own
        {covered < statements ? '; the others say why they are not.' : '.'}
      </p>
      {data.source.map((one) => (
        <div
          className="entry"
          key={one.id}
          id={one.id}
          data-here={one.id === address.at}
          data-kind={one.kind}
        >
          <Block {...one} />
          {one.clauses.length > 0 ? (
            <details>
              <summary className="soft">
                {one.clauses.length === 1
                  ? '1 more clause names this'
                  : `${one.clauses.length} more clauses name this`}
              </summary>
              <ClauseLinks ids={one.clauses} />
            </details>
          ) : null}
        </div>
      ))}
    </div>
  );
}
