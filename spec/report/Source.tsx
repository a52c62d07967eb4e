import { css } from 'linaria';
import { useEffect } from 'react';
import type { Address } from '../tools/report/address.ts';
import type { SourceBlock } from '../tools/report/types.ts';
import { color, media } from '../../src/styles/tokens.ts';
import { ClauseLinks } from './ClauseLinks.tsx';
import { view, viewHeading } from './looks.ts';
import { Words } from './Prose.tsx';
import { useReport } from './reportContext.ts';

const list = css`
  margin-block-start: 1rem;
`;

const block = css`
  display: grid;
  gap: 0.3rem 2.5rem;
  padding: 0.3rem 0.75rem;
  scroll-margin-block-start: 6rem;

  ${media.desk} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  &[data-here='true'] {
    background: ${color.card};
    box-shadow: inset 4px 0 0 ${color.line};
  }

  & h2 {
    margin-block-start: 1.75rem;
    font-size: 1.75rem;
  }

  & h3 {
    margin-block-start: 0.75rem;
    font-size: 1.375rem;
  }

  & p {
    max-inline-size: 75ch;
  }

  & p[data-kind='item'] {
    padding-inline-start: 1rem;
    text-indent: -1rem;
  }

  & p[data-kind='row'] {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 1rem;
    border-block-end: 1px solid ${color.rule};
  }
`;

/** The words of a block, as what it is in the document. */
function BlockWords({ kind, level = 2, parts }: SourceBlock) {
  const [first = ''] = parts;
  if (kind === 'heading') {
    const Heading = level > 2 ? 'h3' : 'h2';
    return (
      <Heading>
        <Words>{first}</Words>
      </Heading>
    );
  }
  if (kind === 'row') {
    return (
      <p data-kind="row">
        {parts.map((cell) => (
          <span key={cell}>
            <Words>{cell}</Words>
          </span>
        ))}
      </p>
    );
  }
  return (
    <p data-kind={kind}>
      {kind === 'item' ? '– ' : ''}
      <Words>{parts.join(' ')}</Words>
    </p>
  );
}

/** The source document, and beside each of its blocks the clauses that come from it. */
export function Source({
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
        Source document
      </h1>
      <div className={list}>
        {data.source.map((entry) => (
          <div className={block} key={entry.id} id={entry.id} data-here={entry.id === address.at}>
            <BlockWords {...entry} />
            {entry.clauses.length > 0 ? <ClauseLinks ids={entry.clauses} /> : null}
          </div>
        ))}
      </div>
    </div>
  );
}
