/**
 * What axe is asked, in one place: by Playwright on the built site, and by Vitest on the stories. No rule is off, and
 * nothing is excluded.
 */
import type axe from 'axe-core';

/** Everything axe knows of WCAG 2.2, at each level, and its best practices. */
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

/** Rules that axe leaves off by itself, and that find what no other rule does. */
const offByDefault = ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header'];

/** What one audit asks. */
export interface Question {
  /** These rules alone, instead of all. */
  readonly only?: readonly string[];
  /** Rules that cannot be judged in this state, such as contrast in forced colours. */
  readonly impossible?: readonly string[];
}

const switched = (rules: readonly string[], enabled: boolean): axe.RuleObject =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

/** The options of one run of axe. */
export function axeOptions({ only, impossible = [] }: Question = {}): axe.RunOptions {
  return {
    runOnly: only ? [...only] : { type: 'tag', values: [...standards] },
    rules: only ? {} : { ...switched(offByDefault, true), ...switched(impossible, false) },
    resultTypes: ['violations', 'incomplete'],
    // No rule of these standards reads copies of the style sheets, which take as long as the audit.
    preload: { assets: ['media'] },
    // The map belongs to another host: a message to it would be a line in the console.
    iframes: false,
  };
}
