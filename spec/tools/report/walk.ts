/** The results of testers. The report's page imports this module too, so it may not use Node.js. */
import type { WalkResult } from './types.ts';

/** The key of a result: clause, page, tester, device and build. */
export function keyOfResult({ clause, page, tester, device, build }: WalkResult): string {
  return JSON.stringify([clause, page, tester, device, build]);
}

/**
 * Merges the results of several files; of results with the same key the last one is kept. The order of files and
 * results does not matter.
 */
export function mergeResults(...lists: readonly (readonly WalkResult[])[]): WalkResult[] {
  const last = new Map(
    lists
      .flat()
      .toSorted(byDate)
      .map((result) => [keyOfResult(result), result]),
  );
  return [...last.values()].toSorted(byDate);
}

/** For each clause, page, tester and device, the result that counts: the latest. */
export function currentResults(results: readonly WalkResult[]): WalkResult[] {
  const last = new Map(
    results.toSorted(byDate).map((result) => [keyOfResult({ ...result, build: '' }), result]),
  );
  return [...last.values()];
}

/** Orders by date; results of the same moment have a fixed order too. */
function byDate(a: WalkResult, b: WalkResult): number {
  const [one = '', other = ''] = [a, b].map((result) => `${result.date} ${JSON.stringify(result)}`);
  return one < other ? -1 : 1;
}

/** Reads an exported file; results that lack a field are left out. */
export function readResults(json: string): WalkResult[] {
  const { results } = JSON.parse(json) as { results?: unknown };
  return Array.isArray(results) ? results.filter(isResult) : [];
}

function isResult(value: unknown): value is WalkResult {
  const result = (value ?? {}) as Readonly<Record<string, unknown>>;
  const texts = ['clause', 'page', 'tester', 'device', 'build', 'date', 'fingerprint'];
  return (
    texts.every((name) => typeof result[name] === 'string') &&
    (result['outcome'] === 'passed' || result['outcome'] === 'failed')
  );
}
