import { useState } from 'react';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { buttonStyles } from '../../src/ui/Button.tsx';
import type { ReportClause } from '../tools/report/buildReport.ts';
import { readResults } from '../tools/report/walk.ts';
import { formatTime } from './content.ts';
import { Field } from './parts.tsx';
import { build, importResults, keep, mark, resultsOf, useWalk } from './results.ts';

const marks = [
  [undefined, 'Not looked at'],
  ['passed', 'Right'],
  ['failed', 'Wrong'],
] as const;

/** The marks of testers for a clause on a page, and the buttons of this tester. A manual clause shows its steps. */
export function Marks({ clause, page }: { readonly clause: ReportClause; readonly page: string }) {
  const walk = useWalk();
  const seen = resultsOf(walk, clause, page);
  const own = seen.find(({ tester, device }) => tester === walk.tester && device === walk.device);
  return (
    <div className="stack">
      {clause.steps.length > 0 ? (
        <ol>
          {clause.steps.map((step) => (
            <li key={step}>
              <label>
                <input type="checkbox" /> {step}
              </label>
            </li>
          ))}
        </ol>
      ) : null}
      <fieldset className="row" disabled={!walk.tester || !walk.device}>
        <legend className={visuallyHidden}>
          {clause.title}, on {page}
        </legend>
        {marks.map(([outcome, name]) => (
          <label key={name}>
            <input
              type="radio"
              name={`${clause.id} ${page}`}
              checked={own?.outcome === outcome}
              onChange={() => mark(clause, page, outcome, own?.comment)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      {own?.outcome === 'failed' ? (
        <Field
          label={`What is wrong with ${clause.id}`}
          value={own.comment ?? ''}
          onWrite={(comment) => mark(clause, page, 'failed', comment)}
        />
      ) : null}
      {seen.length > 0 ? (
        <ul className="soft" aria-label={`What testers saw of ${clause.id}`}>
          {seen.map(({ tester, device, build: seenOn, date, outcome, comment }) => (
            <li key={`${tester} ${device}`}>
              {tester}, {device}: {outcome === 'passed' ? 'right' : 'wrong'}
              {comment ? `, “${comment}”` : ''} ({formatTime(date)}, {seenOn})
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The tester's name and device, and export and import of results. The export is committed as `spec/manual.json`. */
export function TesterSession() {
  const walk = useWalk();
  const [message, setMessage] = useState('');
  const exported = `${JSON.stringify({ results: walk.results }, null, 2)}\n`;
  const importFiles = async (chosen: FileList | null) => {
    try {
      const files = [...(chosen ?? [])].map(async (file) => readResults(await file.text()));
      const results = (await Promise.all(files)).flat();
      importResults(results);
      setMessage(`${results.length} imported.`);
    } catch {
      setMessage('A file has no results. Choose a manual.json that the report exported.');
    }
  };
  return (
    <div className="session stack">
      <Field label="Your name" value={walk.tester} onWrite={(tester) => keep({ tester })} />
      <Field
        label="Device and browser"
        value={walk.device}
        onWrite={(device) => keep({ device })}
      />
      <p className="soft">
        {walk.tester && walk.device ? `Build ${build}.` : 'Write both to mark what you see.'}
      </p>
      <a
        className={buttonStyles}
        data-tone="outline"
        href={`data:application/json,${encodeURIComponent(exported)}`}
        download="manual.json"
      >
        Export results
      </a>
      <label className="field">
        Import results of other testers
        <input
          type="file"
          accept="application/json"
          multiple
          onChange={({ currentTarget }) => void importFiles(currentTarget.files)}
        />
      </label>
      <p role="status">{message}</p>
    </div>
  );
}
