import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The engine as its package ships it to be loaded: less than half of `axe.source`, which every page would have to read. */
const engineScript = readFileSync(
  fileURLToPath(import.meta.resolve('axe-core/axe.min.js')),
  'utf8',
);

/** Everything axe knows of WCAG 2.2 AA, and its best practices; no rule is off and nothing is excluded. */
const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

/** The one rule that reads style sheets, not the page: axe copies them all for it, which takes as long as the other rules. */
const sheetRule = 'css-orientation-lock';

/**
 * What axe finds on the page as it stands, a line for each element. It runs in the page itself: none has a frame of
 * ours, for which axe would open a window of its own. The style sheets of a document are read by its first audit.
 *
 * @param disabled rules that cannot be judged in this state, such as contrast in forced colours
 */
export async function axeViolations(
  page: Page,
  disabled: readonly string[] = [],
): Promise<string[]> {
  const isFirst = !(await page.evaluate(() => 'axe' in window));
  if (isFirst) await page.evaluate(engineScript);
  const off = isFirst ? disabled : [...disabled, sheetRule];
  const violations = await page.evaluate(
    async ([tags, rules, preload]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const results = await engine.run(document, {
        runOnly: { type: 'tag', values: [...tags] },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        preload,
        // The map is another host's; a message to it would be a line in the console.
        iframes: false,
      });
      return results.violations;
    },
    [standards, off, isFirst] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id} (${help}) at ${target.join(' ')}, ${html}: ${failureSummary}`,
    ),
  );
}
