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

/**
 * What axe finds on the page as it stands, a line for each element. It runs in the page itself: none has a frame of
 * ours, for which axe would open a window of its own.
 *
 * @param disabled rules that cannot be judged in this state, such as contrast in forced colours
 */
export async function axeViolations(
  page: Page,
  disabled: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engineScript);
  const violations = await page.evaluate(
    async ([tags, rules]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const results = await engine.run(document, {
        runOnly: { type: 'tag', values: [...tags] },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        // Copies of all style sheets take as long as the audit, and no rule of these standards reads them.
        preload: { assets: ['media'] },
        // The map is another host's; a message to it would be a line in the console.
        iframes: false,
      });
      return results.violations;
    },
    [standards, disabled] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id} (${help}) at ${target.join(' ')}, ${html}: ${failureSummary}`,
    ),
  );
}
