import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeOptions, type RuleChoice } from '../spec/accessibility/axeRules.ts';

/** The minified engine, because every page has to parse it, and `axe.source` is more than twice as large. */
const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The findings of axe on the current page, one for each element: its rule, a selector of the element, and a sentence.
 * Axe leaves those that it could not decide to a person.
 */
export async function audit(page: Page, choice?: RuleChoice) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  // The page has the engine already, and the package would load it twice for each audit.
  const builder = new AxeBuilder({ page, axeSource: ';' }).options(axeOptions(choice));
  // Without legacy mode, axe opens another window for each audit, which only a page with frames of its own needs.
  const { violations, incomplete } = await builder.setLegacyMode().analyze();
  const entries = (found: axe.Result[]) =>
    found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => ({
        rule: id,
        target: target.join(' '),
        line: `${id} (${help}) at ${target.join(' ')}, ${html}: ${failureSummary}`,
      })),
    );
  return { violations: entries(violations), undecided: entries(incomplete) };
}

/** The violations that axe is sure of, one line for each element. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await audit(page);
  return violations.map(({ line }) => line);
}
