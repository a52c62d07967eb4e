import { Children, type ReactNode } from 'react';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { addressOf } from '../tools/report/address.ts';
import type { Change, Verdict } from '../tools/report/types.ts';
import { useReport, viewHeading } from './reportContext.ts';

/** What each verdict means. */
export const verdictMeanings: Readonly<Record<Verdict, string>> = {
  failed: 'A test that cites it failed, or a person reported it as failed.',
  stale: 'Its violations, its tests or the product changed since it was proven.',
  unproven: 'A violation was not caught by its tests, or never tried.',
  untested: 'A kind of evidence that it names is missing.',
  'manual due':
    'A person has to verify it: nobody has yet, the clause has changed, or it was over 180 days ago.',
  'accepted discrepancy': 'It passes, and follows a decision that the owner has yet to confirm.',
  passed: 'Its tests passed and are proven, where proof is required.',
};

export const changeNames: Readonly<Record<Change['kind'], string>> = {
  added: 'new',
  changed: 'changed',
  verdict: 'another verdict',
};

const disc = 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Z';
const ring = `${disc}m0 2.200a5.800 5.800 0 1 0 0 11.600A5.800 5.800 0 0 0 8 2.200Z`;

/** A shape for each verdict, so that colour is not needed to tell them apart. */
const shapes: Readonly<Record<Verdict, string>> = {
  failed: `${disc}M4.600 6.200 6.400 8 4.600 9.800l1.600 1.600L8 9.600l1.800 1.800 1.600-1.600L9.600 8l1.800-1.800-1.600-1.600L8 6.400 6.200 4.600Z`,
  stale: `${ring}M6.900 4h2.200v3.600l2.400 2.300-1.500 1.600-3.100-3Z`,
  unproven:
    'M8 0l8 8-8 8-8-8Zm0 3.100L3.100 8 8 12.900 12.900 8ZM7 5h2v3.600H7Zm0 4.400h2v1.800H7Z',
  untested: ring,
  'manual due': `${disc}m0 2.200a5.800 5.800 0 0 0 0 11.600Z`,
  'accepted discrepancy': 'M8 0l8 8-8 8-8-8ZM4.500 6v1.600h7V6Zm0 2.800v1.600h7V8.800Z',
  passed: `${disc}M4.900 7 3.400 8.500l3.300 3.300 5.900-5.900-1.500-1.500-4.400 4.400Z`,
};

/** The icon of a verdict. Screen readers read the text next to it instead. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  return (
    <svg className="mark" viewBox="0 0 16 16" aria-hidden="true" data-verdict={verdict}>
      <path d={shapes[verdict]} />
    </svg>
  );
}

/** A link to a clause by its id, with its verdict. */
export function ClauseLink({ id }: { readonly id: string }) {
  const verdict = useReport().clauses.get(id)?.verdict;
  return (
    <a className="id" href={addressOf({ view: 'clauses', clause: id })}>
      {verdict ? <VerdictMark verdict={verdict} /> : null}
      {id}
      {verdict ? <span className={visuallyHidden}>, {verdict}</span> : null}
    </a>
  );
}

export function ClauseLinks({ ids }: { readonly ids: readonly string[] }) {
  return (
    <ul className="row">
      {ids.map((id) => (
        <li key={id}>
          <ClauseLink id={id} />
        </li>
      ))}
    </ul>
  );
}

interface Titled {
  readonly title: string;
  readonly children: ReactNode;
}

export function View({ title, children }: Titled) {
  return (
    <div className="view">
      <h1 id={viewHeading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

/** A section with a heading and the number of its entries. */
export function Part({
  title,
  total,
  as: Heading = 'h2',
  className = 'stack',
  children,
}: Titled & {
  readonly total?: number | string;
  readonly as?: 'h2' | 'h3';
  readonly className?: string;
}) {
  return (
    <section className={className} aria-label={title}>
      <Heading className="part">
        {title} {total === undefined ? null : <span className="soft">{total}</span>}
      </Heading>
      {children}
    </section>
  );
}

/** A line of a list of facts; without a value it is left out. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return Children.toArray(children).length > 0 ? (
    <>
      <dt>{name}</dt>
      <dd className="row">{children}</dd>
    </>
  ) : null;
}

/** A labelled list of options. */
export function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}) {
  return (
    <label className="field">
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Field({
  label,
  type = 'text',
  value,
  onWrite,
}: {
  readonly label: string;
  readonly type?: 'text' | 'search';
  readonly value: string;
  readonly onWrite: (value: string) => void;
}) {
  return (
    <label className="field">
      {label}
      <input
        type={type}
        value={value}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
    </label>
  );
}
