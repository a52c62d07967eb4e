import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as ace from 'accessibility-checker-engine';

/** IBM's engine as a script for a page. It sends no requests. */
const engineScript = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/**
 * The findings of IBM's Equal Access checker on the current page, by IBM's rules and those of WCAG 2.2: violations,
 * recommendations, and questions to a person, one sentence each.
 */
export async function readEqualAccess(page: Page): Promise<string[]> {
  await page.evaluate(engineScript);
  return page.evaluate(async () => {
    const { ace: engine } = window as unknown as { ace: typeof ace };
    const { results } = await new engine.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [, outcome] }) => !/PASS/.test(outcome))
      .map(
        ({ ruleId, reasonId, value: [policy, outcome], message, snippet, path }) =>
          `${ruleId} ${reasonId} (${policy}, ${outcome}): ${message} at ${path['dom']}, ${snippet}`,
      );
  });
}
