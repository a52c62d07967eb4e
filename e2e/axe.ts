import type { Page } from '@playwright/test';
import axe from 'axe-core';

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([tags, rules]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const results = await engine.run(document, {
        runOnly: { type: 'tag', values: [...tags] },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
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
