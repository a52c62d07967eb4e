/** The options of every axe audit: of the built site by Playwright, and of the stories by Vitest. No element is excluded. */
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

/** Rules that axe has off by default, and that find faults which no other rule finds. */
const offByDefault = ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header'];

/** The choice of rules for one audit. */
export interface Question {
  /** The only rules to run; without it, all rules run. */
  readonly only?: readonly string[];
  /** Rules that cannot be judged in this state, such as contrast in forced colours. */
  readonly impossible?: readonly string[];
}

/** The options of one run of axe. */
export function axeOptions({ only, impossible = [] }: Question = {}): axe.RunOptions {
  return {
    runOnly: only ? [...only] : { type: 'tag', values: [...standards] },
    rules: only ? {} : { ...switched(offByDefault, true), ...switched(impossible, false) },
    resultTypes: ['violations', 'incomplete'],
    // Copies of the style sheets take as long as the audit, and none of these rules reads them.
    preload: { assets: ['media'] },
    // A message of axe to the map's frame, which is on another host, would log a line in the console.
    iframes: false,
  };
}

/** axe's setting that switches these rules on or off. */
function switched(rules: readonly string[], enabled: boolean): axe.RuleObject {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled }]));
}
