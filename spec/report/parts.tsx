import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { Children, useMemo, type ReactNode } from 'react';
import { addressOf } from '../tools/report/address.ts';
import type { Change, Verdict } from '../tools/report/types.ts';
import { clauses, viewHeading } from './content.ts';

/** What each verdict means. */
export const verdictMeanings: Readonly<Record<Verdict, string>> = {
  failed: 'A test that cites it failed, or a person reported it as failed.',
  stale: 'Its violations or its tests changed since it was proven.',
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

/** A verdict in its colour; other words may say it, such as the outcome of a test. */
export function VerdictMark({
  verdict,
  children = verdict,
}: Readonly<{ verdict: Verdict; children?: string }>) {
  return (
    <strong className="mark" data-verdict={verdict}>
      {children}
    </strong>
  );
}

/** A link to a clause by its id, with its verdict. */
export function ClauseLink({ id }: { readonly id: string }) {
  const verdict = clauses.get(id)?.verdict;
  return (
    <a href={addressOf({ clause: id })}>
      <code>{id}</code> {verdict ? <VerdictMark verdict={verdict} /> : null}
    </a>
  );
}

const markdown = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/** The Markdown of a clause. */
export function Prose({ children }: { readonly children: string }) {
  const html = useMemo(() => micromark(children, markdown), [children]);
  // oxlint-disable-next-line react/no-danger -- micromark escapes HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
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

/** A labelled field: a list, if it has options. */
export function Field({
  label,
  type = 'text',
  options,
  value,
  onWrite,
}: {
  readonly label: string;
  readonly type?: 'text' | 'search';
  readonly options?: readonly (readonly [value: string, name: string])[];
  readonly value: string;
  readonly onWrite: (value: string) => void;
}) {
  const control = {
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onWrite(currentTarget.value),
  };
  return (
    <label className="field">
      {label}
      {options ? (
        <select {...control}>
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input type={type} {...control} />
      )}
    </label>
  );
}
