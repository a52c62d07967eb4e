import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeOptions, type Question } from '../spec/accessibility/axeRules.ts';

/** The engine as its package ships it to be loaded: less than half of `axe.source`, which every page would have to read. */
const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Playwright's axe loads it twice for each audit; once is enough. */
const axeSource = `if (!('axe' in window)) { ${engine} }`;

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

/** The findings of axe on the current page. */
export async function audit(page: Page, question?: Question): Promise<Findings> {
  const builder = new AxeBuilder({ page, axeSource }).options(axeOptions(question));
  // No page has a frame of ours; without this mode axe would open a window of its own for each audit.
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

/** What axe is sure of, a line for each element. */
export async function axeViolations(page: Page, impossible?: readonly string[]): Promise<string[]> {
  const { violations } = await audit(page, impossible && { impossible });
  return violations.map(({ line }) => line);
}
