import { useState } from 'react';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { ReportClause } from '../tools/report/types.ts';
import { count, day, useReport } from './reportContext.ts';
import { useWalk } from './useWalk.ts';

const marks = [
  ['', 'Not looked at'],
  ['passed', 'Right'],
  ['failed', 'Wrong'],
] as const;

/**
 * The results of testers for a clause on a page, and the buttons for this tester's own. A manual clause shows its
 * steps.
 */
export function Walk({ clause, page }: { readonly clause: ReportClause; readonly page: string }) {
  const walk = useWalk();
  const seen = walk.of(clause, page);
  const own = seen.find(({ tester, device }) => tester === walk.tester && device === walk.device);
  return (
    <div className="walk stack">
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
      <fieldset disabled={!walk.tester || !walk.device}>
        <legend className={visuallyHidden}>
          {clause.title}, on {page}
        </legend>
        {marks.map(([outcome, name]) => (
          <label key={name}>
            <input
              type="radio"
              name={`${clause.id} ${page}`}
              checked={(own?.outcome ?? '') === outcome}
              onChange={() => walk.mark(clause, page, outcome || undefined, own?.comment)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {own?.outcome === 'failed' ? (
        <label className="field">
          What is wrong with {clause.id}
          <input
            type="text"
            value={own.comment ?? ''}
            onChange={({ currentTarget }) => walk.mark(clause, page, 'failed', currentTarget.value)}
          />
        </label>
      ) : null}
      {seen.length > 0 ? (
        <ul className="soft" aria-label={`What testers saw of ${clause.id}`}>
          {seen.map(({ tester, device, build, date, outcome, comment }) => (
            <li key={`${tester} ${device}`}>
              {tester}, {device}: {outcome === 'passed' ? 'right' : 'wrong'}
              {comment ? `, “${comment}”` : ''} ({day(date)}, {build})
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/**
 * The tester's name and device, and the files that testers exchange. The exported file is also the one to commit as
 * `spec/manual.json`.
 */
export function WalkSession() {
  const { data } = useReport();
  const walk = useWalk();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const download = () => {
    const content = JSON.stringify({ results: walk.results }, null, 2);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${content}\n`], { type: 'application/json' }));
    link.download = 'manual.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const take = async (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const counts = walk.take(await Promise.all(chosen.map((file) => file.text())));
    setTaken(
      chosen.map(({ name }, index) => {
        const number = counts[index];
        if (number === undefined)
          return `${name} is no file of results. Choose a manual.json that the report exported.`;
        return `${name}: ${count(number, 'result')} imported.`;
      }),
    );
  };
  const { before } = walk;
  return (
    <div className="session stack">
      {(['tester', 'device'] as const).map((name) => (
        <label className="field" key={name}>
          {name === 'tester' ? 'Your name' : 'Device and browser'}
          <input
            type="text"
            value={walk[name]}
            onChange={({ currentTarget }) => walk.setSession({ [name]: currentTarget.value })}
          />
        </label>
      ))}
      <p className="soft">
        {walk.tester && walk.device
          ? `Build ${data.commit?.id ?? 'unknown'}.`
          : 'Write both to mark what you see.'}
      </p>
      {before.marks > 0 ? (
        <p role="status">
          {`You marked ${count(before.marks, 'clause')} on build ${[...before.builds].join(', ')}. `}
          {`${before.invalid} of these marks no longer count, because the clause or its page changed.`}
        </p>
      ) : null}
      <Button tone="outline" disabled={walk.results.length === 0} onClick={download}>
        Export results
      </Button>
      <label className="field">
        Import results of other testers
        <input
          type="file"
          accept="application/json"
          multiple
          onChange={({ currentTarget }) => void take(currentTarget.files)}
        />
      </label>
      {taken.length > 0 ? (
        <div role="status">
          {taken.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
