/** The results of testers. The report's page imports this module too, so it may not use Node.js. */
import type { WalkResult } from './types.ts';

/** The key of a result: a tester has one for each clause as it was, page and device. */
export function keyOfResult({ clause, page, tester, device, fingerprint }: WalkResult): string {
  return JSON.stringify([clause, page, tester, device, fingerprint]);
}

/**
 * Merges results; of those with the same key the latest is kept. The order of lists and results does not matter.
 */
export function mergeResults(...lists: readonly (readonly WalkResult[])[]): WalkResult[] {
  // Results of the same moment have a fixed order too.
  const order = (result: WalkResult) => `${result.date} ${JSON.stringify(result)}`;
  const all = lists.flat().toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  return [...new Map(all.map((result) => [keyOfResult(result), result])).values()];
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
