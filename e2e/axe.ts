import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeOptions, type Question } from '../spec/accessibility/axeRules.ts';

/**
 * The minified engine of the package: less than half the size of `axe.source`, which every page would have to parse.
 */
const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Playwright's axe loads the engine twice for each audit; the second time this does nothing. */
const axeSource = `if (!('axe' in window)) { ${engine} }`;

interface Finding {
  readonly rule: string;
  /** A selector of the element. */
  readonly target: string;
  /** The finding as a sentence. */
  readonly line: string;
}

/** The findings of an audit, one for each element. */
interface Findings {
  readonly violations: readonly Finding[];
  /** Findings that the engine could not decide and leaves to a person. */
  readonly undecided: readonly Finding[];
}

/** The findings of axe on the current page. */
export async function audit(page: Page, question?: Question): Promise<Findings> {
  const builder = new AxeBuilder({ page, axeSource }).options(axeOptions(question));
  // The site has no frames of its own; without legacy mode axe would open another window for each audit.
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
export async function axeViolations(page: Page, impossible?: readonly string[]): Promise<string[]> {
  const { violations } = await audit(page, impossible && { impossible });
  return violations.map(({ line }) => line);
}
