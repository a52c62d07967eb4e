import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as ace from 'accessibility-checker-engine';

/** IBM's engine as its package ships it to be loaded into a page. It asks nothing of any host. */
const engineScript = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/** The checker's findings on the current page, one for each element. */
interface Finding {
  readonly rule: string;
  /** The whole of it as a sentence. */
  readonly line: string;
}

/**
 * What IBM's Equal Access checker finds on the page as it stands, by its own rules and those of WCAG 2.2: what it is sure of,
 * what it recommends, and what it leaves to a person.
 */
export async function readEqualAccess(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(engineScript);
  return page.evaluate(async () => {
    const { ace: engine } = window as unknown as { ace: typeof ace };
    const { results } = await new engine.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [, outcome] }) => !/PASS/.test(outcome))
      .map(({ ruleId, reasonId, value: [policy, outcome], message, snippet, path }) => ({
        rule: ruleId,
        line: `${ruleId} ${reasonId} (${policy}, ${outcome}): ${message} at ${path['dom']}, ${snippet}`,
      }));
  });
}
