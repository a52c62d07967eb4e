/**
 * The number of clauses in a Markdown file: its headings of the third level above `## Retired`. Counted independently
 * of `parseClauses`, so that a clause lost by the parser is noticed.
 */
export function countClauses(markdown: string): number {
  const [living = ''] = `\n${markdown}`.split('\n## Retired');
  return living.split('\n### ').length - 1;
}

/**
 * Lists the totals that differ from the number of clauses in the Markdown, one sentence each.
 *
 * @param totals the number of clauses by the name of where it is counted.
 */
export function checkTotals(written: number, totals: Readonly<Record<string, number>>): string[] {
  return Object.entries(totals)
    .filter(([, count]) => count !== written)
    .map(
      ([place, count]) =>
        `${place} counts ${count} clauses, but the clauses.md files contain ${written}. One of the two readers is wrong.`,
    );
}

/** The number of clauses that a report (`report.json`) lists, and the sum of its verdicts. */
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
