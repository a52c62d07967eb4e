/** The options of every axe audit, by Playwright on the built site and by Vitest on the stories. */
import type axe from 'axe-core';

/** The tags of axe's rules for WCAG 2.2 at levels A, AA and AAA, and for best practices. */
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

/** Rules that axe does not run by default. They find faults that no other rule finds. */
const offByDefault = ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header'];

/** The choice of rules for one audit. */
export interface RuleChoice {
  /** The only rules to run; without it, all rules run. */
  readonly only?: readonly string[];
  /** Rules that cannot be judged in this state, such as contrast in forced colours. */
  readonly impossible?: readonly string[];
}

/** The options of one run of axe. */
export function axeOptions({ only, impossible = [] }: RuleChoice = {}): axe.RunOptions {
  return {
    runOnly: only ? [...only] : { type: 'tag', values: [...standards] },
    rules: only ? {} : { ...switched(offByDefault, true), ...switched(impossible, false) },
    resultTypes: ['violations', 'incomplete'],
    // Without the style sheets, which take as long as the audit to copy, and which none of these rules reads.
    preload: { assets: ['media'] },
    // If axe sent a message to the map's frame, which is on another host, the browser would log a line.
    iframes: false,
  };
}

/** axe's setting that switches these rules on or off. */
function switched(rules: readonly string[], enabled: boolean): axe.RuleObject {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled }]));
}
