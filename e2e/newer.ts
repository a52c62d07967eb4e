import type { Page } from '@playwright/test';
import { rewrite } from './rewrite.ts';

/**
 * Features of the site that some visitors' browsers lack; most are newer than two years. Each is renamed wherever
 * documents, styles and scripts name it: the browser then behaves like an older one, and the site's check for the
 * feature answers no.
 */
export const newerFeatures = {
  popover: (text) => text.replaceAll(/popover/gi, 'unknown'),
  'anchor positioning': (text) =>
    text.replaceAll(/\banchor(?=-(?:name|scope)|\()|(?<=position-)(?:anchor|area)/g, 'unknown'),
  ':has()': (text) => text.replaceAll(':has(', ':unknown('),
  'view transitions': (text) => text.replaceAll('view-transition', 'unknown'),
  'speculation rules': (text) => text.replaceAll('speculationrules', 'unknown'),
  '::details-content': (text) => text.replaceAll('::details-content', '::unknown'),
  'the scripting query': (text) => text.replaceAll(/\(\s*scripting\s*:/g, '(unknown:'),
  requestIdleCallback: (text) => text.replaceAll('requestIdleCallback', 'unknown'),
} as const satisfies Record<string, (text: string) => string>;

/** Takes a feature away from the pages that a test opens from now on. */
export async function takeAway(page: Page, feature: keyof typeof newerFeatures): Promise<void> {
  await rewrite(page, newerFeatures[feature]);
}
