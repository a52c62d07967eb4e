import { css } from 'linaria';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { color } from '../../src/styles/tokens.ts';
import type { ReportBlock } from '../tools/report/types.ts';
import { ClauseLinks } from './ClauseLinks.tsx';
import { beside, chip, entry, soft, view, viewHeading } from './looks.ts';
import { Words } from './Prose.tsx';
import { useReport, type ViewProps } from './reportContext.ts';
import { useEntry } from './useEntry.ts';

const counted = css`
  margin-block-start: 0.4rem;
`;

const block = css`
  padding-block: 0.3rem;

  & h2 {
    margin-block-start: 1.75rem;
    font-size: 1.75rem;
  }

  & h3 {
    margin-block-start: 0.9rem;
    font-size: 1.375rem;
  }

  & p {
    max-inline-size: 75ch;
  }

  &[data-kind='item'] p {
    padding-inline-start: 1rem;
  }

  &[data-kind='item'] > div:first-child p {
    text-indent: -1rem;
  }

  &[data-kind='row'] {
    border-block-start: 1px solid ${color.border};
  }

  &[data-kind='head'] p,
  &[data-kind='row'] p {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 1rem;
  }

  & > details {
    margin-block-start: 0.2rem;
  }

  & summary {
    display: inline-block;
    min-block-size: 1.5rem;
    cursor: pointer;
    text-decoration: underline;
    text-decoration-color: ${color.borderStrong};
    text-underline-offset: 0.2em;
  }

  @media print {
    break-inside: avoid;
  }
`;

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
    <div className={beside}>
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
          <span className={chip}>no clause: {reason}</span>
        </span>
      ) : null}
    </div>
  );
}

/** A block in its form in the document. */
function Block({ kind, level = 2, parts, statements }: ReportBlock) {
  const [first = ''] = parts;
  if (kind === 'heading') {
    const Heading = level > 2 ? 'h3' : 'h2';
    return (
      <Heading>
        <Words>{first}</Words>
      </Heading>
    );
  }
  if (kind === 'head') {
    return (
      <div className={beside}>
        <p className={soft}>
          {parts.slice(0, 2).map((cell) => (
            <span key={cell}>{cell}</span>
          ))}
        </p>
      </div>
    );
  }
  if (statements.length === 0) {
    return (
      <p>
        <Words>{parts.join(' ')}</Words>
      </p>
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
  const { statements, held } = data.coverage;
  return (
    <div className={view}>
      <h1 className={viewHeading} id={headingId} tabIndex={-1}>
        Specification
      </h1>
      <p className={`${soft} ${counted}`}>
        {held} of its {statements} sentences and table cells are held by clauses of their own
        {held < statements ? '; the others say why they are not.' : '.'}
      </p>
      {data.source.map((one) => (
        <div
          className={`${entry} ${block}`}
          key={one.id}
          id={one.id}
          data-here={one.id === address.at}
          data-kind={one.kind}
        >
          <Block {...one} />
          {one.clauses.length > 0 ? (
            <details>
              <summary className={soft}>
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
