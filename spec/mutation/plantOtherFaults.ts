/**
 * Plants faults of kinds that StrykerJS does not know, each in one place that a seed chooses: another price, number, page
 * or field of the same kind, a focus that is not moved, a name that is missing, the colour of the other scheme. A fault
 * that no test of Vitest notices is listed with the clauses whose violations are in its file. The sample changes each
 * day; `node spec/mutation/plantOtherFaults.ts 20261130 100` plants 100 faults of that day.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { root } from '../settings.ts';
import { readClauses } from '../tools/clauses/clauses.ts';
import type { Violation } from '../tools/proof/types.ts';
import { nodeOptions, valueOf, variable } from '../tools/proof/violate.ts';

/** For each kind, the text that is wrong and what replaces it; by default another text that the pattern finds. */
const kinds: Readonly<Record<string, readonly [RegExp, ((text: string) => string)?]>> = {
  'another price': [/\bprices\.(?!ts)\w+/g],
  'another figure': [/\badvice\.(?!ts)\w+/g],
  'another claim': [/\bclaims\.(?!ts)\w+/g],
  'another phone number': [/\btelephones\.\w+/g],
  'another page': [/(?<=\bto(?:=|: )['"])\/[\w/-]*(?=['"])/g],
  'another field': [/\bentries\.(?!get\b)\w+/g],
  'another name of a field or picture': [/(?<= name=")\w+(?=")/g],
  'a focus that is not moved': [/\.focus\(/g, () => '.getClientRects('],
  'a missing name': [/ aria-(?=(?:label|labelledby|describedby)=)/g, () => ' data-'],
  'the other scheme': [
    /(?<=: \[)'#\w+', '#\w+'(?=\])/g,
    (pair) => pair.split(', ').toReversed().join(', '),
  ],
};

interface Fault extends Violation {
  readonly line: number;
  readonly kind: string;
}

/** A longer text around the match, which its file has only once. */
function unique(code: string, start: number, end: number): readonly [from: number, to: number] {
  const [from, to] = [Math.max(0, start - 10), end + 10];
  return code.split(code.slice(from, to)).length === 2 ? [from, to] : unique(code, from, to);
}

const sources = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/publishing/**'] })
  .toSorted()
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

/** All faults of a kind. */
function faultsOf(kind: string, pattern: RegExp, change?: (text: string) => string): Fault[] {
  const all = new Set(sources.flatMap(([, code]) => code.match(pattern) ?? []));
  const texts = [...all].toSorted();
  const another = (text: string) => texts[(texts.indexOf(text) + 1) % texts.length] ?? '';
  return sources.flatMap(([file, code]) =>
    [...code.matchAll(pattern)].flatMap(({ 0: text, index }) => {
      const before = code.slice(0, index).split('\n');
      if (/^\s*(?:\*|\/\/)/.test(before.at(-1) ?? '')) return [];
      const [start, end] = unique(code, index, index + text.length);
      const from = code.slice(start, end);
      const wrong = (change ?? another)(text);
      const to = code.slice(start, index) + wrong + code.slice(index + text.length, end);
      return [{ kind: `${kind}: ${text} -> ${wrong}`, file, line: before.length, from, to }];
    }),
  );
}

mkdirSync(path.join(root, '.cache'), { recursive: true });
const loadedFile = path.join(root, '.cache/fault-loaded');

/** Whether a test of Vitest fails: first those in Node.js, and then those in a browser that load the file. */
function isSeen(fault?: Fault): boolean {
  const env = {
    ...process.env,
    NODE_OPTIONS: nodeOptions,
    ...(fault && { [variable]: valueOf(root, fault, loadedFile) }),
  };
  const fails = (...args: readonly string[]) =>
    spawnSync('vitest', [...args, '--bail', '1'], { cwd: root, env }).status !== 0;
  return (
    fails('run', '--project', 'rules') ||
    (fault !== undefined && fails('related', fault.file, '--run', '--project', 'browser'))
  );
}

const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
const [day = today, count = '12'] = process.argv.slice(2);
const all = Object.entries(kinds).map(([kind, how]) => faultsOf(kind, ...how));
const oneOfAKind = fc
  .constantFrom(...all.filter((each) => each.length > 0))
  .chain((faults) => fc.constantFrom(...faults));
const sample = fc.sample(oneOfAKind, { seed: Number(day), numRuns: Number(count) });

if (isSeen()) throw new Error('A test fails without a fault. Run npm test first.');
const clauses = readClauses(root);
console.log(`Faults of other kinds, the sample of ${day}`);
let seen = 0;
for (const fault of sample) {
  if (isSeen(fault)) {
    seen += 1;
    continue;
  }
  const near = clauses.filter(({ violations }) =>
    violations.some(({ file }) => file === fault.file),
  );
  const ids = near.map(({ id }) => id).join(', ');
  console.log(`${fault.file}:${fault.line} ${fault.kind} (${ids})`);
}
console.log(`${seen} of ${sample.length} were noticed.`);
if (seen * 2 < sample.length) process.exitCode = 1;
