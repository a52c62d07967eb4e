/** The results of testers who walk the site. The report's page imports this module, so it uses nothing of Node.js. */
import type { ReportClause, ReportPage, WalkResult } from './types.ts';

/** What a result is valid for: the clause as it reads, and the page as it was built, where that is known. */
export function fingerprintOf(
  { fingerprint }: Pick<ReportClause, 'fingerprint'>,
  page: Pick<ReportPage, 'hash'> | undefined,
): string {
  return page?.hash === undefined ? fingerprint : `${fingerprint} ${page.hash}`;
}

/** One result for each clause, page and tester: the last one, in the order of their dates. */
export function mergeResults(...lists: readonly (readonly WalkResult[])[]): WalkResult[] {
  const last = new Map<string, WalkResult>();
  for (const result of lists.flat().toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    last.set(`${result.clause} ${result.page} ${result.tester}`, result);
  return [...last.values()];
}

/** Reads the results of a file that the report exported: those that have every field. */
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
