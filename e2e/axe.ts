import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The engine as its package ships it to be loaded: less than half of `axe.source`, which every page would have to read. */
const engineScript = readFileSync(
  fileURLToPath(import.meta.resolve('axe-core/axe.min.js')),
  'utf8',
);

/** Everything axe knows of WCAG 2.2, at each level, and its best practices; no rule is off and nothing is excluded. */
const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** The rules that judge colours. */
export const colourRules = ['color-contrast', 'color-contrast-enhanced'];

/** Rules of axe's own that are off by themselves, and find what no other does. */
const further = ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header'];

interface Finding {
  readonly rule: string;
  /** A selector of the element. */
  readonly target: string;
  /** The whole of it as a sentence. */
  readonly line: string;
}

/** What an audit found, an entry for each element. */
interface Findings {
  readonly violations: readonly Finding[];
  /** What the engine could not decide and leaves to a person. */
  readonly undecided: readonly Finding[];
}

/**
 * What axe finds on the page as it stands. It runs in the page itself: none has a frame of ours, for which axe would
 * open a window of its own.
 *
 * @param rules these alone, in place of all
 * @param disabled rules that cannot be judged in this state, such as contrast in forced colours
 */
export async function audit(
  page: Page,
  { rules, disabled = [] }: { rules?: readonly string[]; disabled?: readonly string[] } = {},
): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engineScript);
  const results = await page.evaluate(
    async ([tags, only, on, off]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations, incomplete } = await engine.run(document, {
        runOnly: only ? [...only] : { type: 'tag', values: [...tags] },
        rules: only
          ? {}
          : Object.fromEntries([
              ...on.map((rule) => [rule, { enabled: true }]),
              ...off.map((rule) => [rule, { enabled: false }]),
            ]),
        resultTypes: ['violations', 'incomplete'],
        // Copies of all style sheets take as long as the audit, and no rule of these standards reads them.
        preload: { assets: ['media'] },
        // The map is another host's; a message to it would be a line in the console.
        iframes: false,
      });
      return { violations, incomplete };
    },
    [standards, rules, further, disabled] as const,
  );
  const entries = (found: axe.Result[]) =>
    found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => ({
        rule: id,
        target: target.join(' '),
        line: `${id} (${help}) at ${target.join(' ')}, ${html}: ${failureSummary}`,
      })),
    );
  return { violations: entries(results.violations), undecided: entries(results.incomplete) };
}

/** What axe is sure of, a line for each element. */
export async function axeViolations(
  page: Page,
  disabled: readonly string[] = [],
): Promise<string[]> {
  const { violations } = await audit(page, { disabled });
  return violations.map(({ line }) => line);
}
