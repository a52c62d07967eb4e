/**
 * How many clauses the Markdown of one file holds: its headings of the third level above `## Retired`. Counted
 * by another way than `parseClauses` reads them, so that a clause it loses is missed.
 */
export function countClauses(markdown: string): number {
  const [living = ''] = `\n${markdown}`.split('\n## Retired');
  return living.split('\n### ').length - 1;
}

/**
 * Lists the totals that differ from the number of clauses in the Markdown, one sentence each.
 *
 * @param totals how many clauses each place speaks of, by the name of the place.
 */
export function checkTotals(written: number, totals: Readonly<Record<string, number>>): string[] {
  return Object.entries(totals)
    .filter(([, count]) => count !== written)
    .map(([place, count]) => `${place} counts ${count} clauses; the Markdown holds ${written}.`);
}

/** How many clauses a report (`report.json`) lists, and how many its verdicts add up to. */
export function countReport(json: string): Record<string, number> {
  const report = JSON.parse(json) as {
    readonly clauses: readonly unknown[];
    readonly counts: Readonly<Record<string, number>>;
  };
  return {
    'the report': report.clauses.length,
    'the sum of the report’s verdicts': Object.values(report.counts).reduce((a, b) => a + b, 0),
  };
}
