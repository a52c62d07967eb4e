/** `npm run spec:prove`: proves the specification of this project, and writes the result (README.md). */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { proofSettings, root } from '../../settings.ts';
import { readClauses } from '../clauses/clauses.ts';
import { ensureBrowser } from '../run/ensureBrowser.ts';
import { checksOf, readProof, readTestFiles, writeProof, type ClauseProof } from './proofFile.ts';
import { prove } from './prove.ts';
import type { Judgement } from './types.ts';

const { only, changed, jobs } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
}).values;
const ids = only?.split(',').map((id) => id.trim());

process.env['CHROMIUM_PATH'] = ensureBrowser();
const project = proofSettings(readClauses(root));
const unknown = ids?.filter((id) => !project.clauses.some((clause) => clause.id === id)) ?? [];
if (unknown.length > 0)
  throw new Error(`No clause with violations has the id ${unknown.join(', ')}.`);

const before = readProof(project);
const files = readTestFiles(project);
const { isOpen } = checksOf(project, files, before);
const clauses = project.clauses.filter(
  (clause) => (!ids || ids.includes(clause.id)) && (!changed || isOpen(clause)),
);

const what = ({ why: _why, ...rest }: Judgement) => rest;
const proof: Record<string, ClauseProof> = {};
await prove({ ...project, clauses }, Number(jobs), before, (id, own) => {
  const known = before[id];
  // The words of a failure may differ in each run: they are replaced only with the verdict or its test.
  const isSame = known && isDeepStrictEqual(known.violations.map(what), own.violations.map(what));
  proof[id] = isSame ? { ...own, violations: known.violations } : own;
  // Written at once, so that a run that is stopped keeps its results.
  writeProof(project, { ...before, ...proof });
  const minutes = (performance.now() / 60_000).toFixed(1);
  console.log(`${minutes} min: ${Object.keys(proof).length} of ${clauses.length}, ${id}`);
});

const { problemsOf, countKinds } = checksOf(project, files, proof);
const problems = problemsOf(clauses);
const judged = Object.values(proof).flatMap(({ violations }) => violations);
const counts = [...Map.groupBy(judged, ({ verdict }) => verdict)].map(
  ([verdict, those]) => `${those.length} ${verdict}`,
);
const total = `${clauses.length} clauses, ${judged.length} violations: ${counts.join(', ')}.`;
const summary = [...problems, '', total, `Seen to fail: ${countKinds(clauses)}.`];
const nothing = ['Nothing to prove: every clause is proven in its present form.'];
console.log((clauses.length > 0 ? summary : nothing).join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
