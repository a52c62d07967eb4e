/** A person's decisions on findings of an audit that are uncertain or wrong, with reasons. */

/** A person's decision on a finding that is uncertain or wrong. */
interface Decision {
  readonly rule: string;
  /**
   * Matches the findings to which the decision applies; without it, the decision applies to all findings of the rule.
   */
  readonly element?: RegExp;
  /**
   * A state that has such a finding. When the state no longer has one, the audit reports that the entry is out of date.
   */
  readonly state: string;
  readonly reason: string;
}

/** Findings that axe leaves to a person. Contrast is left out, because the tests measure it. */
export const decided: readonly Decision[] = [
  {
    rule: 'identical-links-same-purpose',
    element: />(?:mobile tyre service|nitrogen) ?</i,
    state: '/faq',
    reason:
      'The footer’s list of services leads to the tyres page by the specification, and says so.',
  },
  {
    rule: 'frame-tested',
    element: /title="Map of Christchurch/,
    state: '/contact',
    reason: 'The map is another party’s; all that it shows stands beside it as a list.',
  },
];

/** Findings of IBM's checker that are wrong or need a person, each with the reason. */
export const decidedOfSecond: readonly Decision[] = [
  {
    rule: 'aria_role_redundant',
    element: /<[uo]l .*role="list"/,
    state: '/',
    reason:
      'Safari hides a list without bullets from VoiceOver; the role restores it (A11Y-LISTS).',
  },
  {
    rule: 'element_attribute_deprecated',
    element: /"http-equiv"|"start"|The <u> /,
    state: '/auto-services',
    reason:
      'HTML has all three: a policy in the page, the number a list begins with, underlined words (MARKUP-VALID).',
  },
  {
    rule: 'aria_content_in_landmark',
    element: /<a href="#main"/,
    state: '/about',
    reason:
      'The link that skips the header comes before everything, so before every landmark (SHELL-SKIP-FIRST).',
  },
  {
    rule: 'figure_label_exists',
    state: '/tyres',
    reason: 'The words beside the picture say what it shows.',
  },
  { rule: 'style_focus_visible', state: '/about', reason: 'Measured by pixels (LOOK-FOCUS-SEEN).' },
  {
    rule: 'element_tabbable_visible',
    element: /<a href="#main"/,
    state: '/about',
    reason: 'The link that skips the header is seen with the focus (SHELL-SKIP-FIRST).',
  },
  {
    rule: 'element_tabbable_unobscured',
    state: 'the panel of Services',
    reason:
      'It lies behind a panel that closes as soon as the focus leaves it (MENU-FOCUS-OUT, LOOK-FOCUS-FREE).',
  },
  {
    rule: 'text_block_heading',
    state: '/about',
    reason:
      'Figures, opening hours, names of lists and customers’ words in bold: none of them heads a part of the page.',
  },
  {
    rule: 'list_structure_proper',
    element: /<dl/,
    state: '/about',
    reason: 'Terms and their values, in groups as HTML has them (MARKUP-VALID).',
  },
  { rule: 'style_viewport_resizable', state: '/about', reason: 'Measured (LOOK-LARGE-TEXT).' },
  {
    rule: 'style_highcontrast_visible',
    state: '/about',
    reason: 'Measured (LOOK-FORCED-COLOURS).',
  },
  {
    rule: 'style_color_misuse',
    state: '/about',
    reason:
      'An error has words and a sign, and what is chosen a mark besides its colour (QUOTE-ERROR-SEEN).',
  },
  {
    rule: 'style_background_decorative',
    state: '/contact',
    reason: 'Grounds: nothing is told by them.',
  },
  {
    rule: 'img_alt_background',
    state: '/about',
    reason: 'Grounds, and the map beside its list (MAP-LIST).',
  },
  { rule: 'text_contrast_sufficient', state: '/', reason: 'Measured by pixels (A11Y-CONTRAST).' },
  {
    rule: 'text_sensory_misuse',
    state: '/faq',
    reason:
      'Sizes and sides of tyres, and places in a text that is read in its order (A11Y-SENSES).',
  },
  {
    rule: 'input_fields_grouped',
    state: '/tyre-enquiry',
    reason: 'Each field has a name that needs no group (A11Y-NAMES), and each form one subject.',
  },
  {
    rule: 'input_label_visible',
    element: /<textarea/,
    state: '/tyre-enquiry',
    reason: 'It has one (A11Y-LABELS).',
  },
  {
    rule: 'blockquote_cite_exists',
    state: '/testimonials',
    reason: 'Customers’ own words, which no other page has.',
  },
];

/** Findings of Nu, the W3C's checker, that are wrong or that it cannot decide. */
export const decidedOfNu: readonly Decision[] = [
  {
    rule: 'Nu',
    element: /^CSS: /,
    state: '/about',
    reason:
      'It knows less of CSS than the browsers do; what no browser knows is seen by the look (LOOK-WIDTHS).',
  },
  {
    rule: 'Nu',
    element: /^(?:Resource|Inline (?:script|style)) violates Content Security Policy/,
    state: '/about',
    reason:
      'It is given the document without its address and takes no hash; no test meets a blocked part (the console).',
  },
  {
    rule: 'Nu',
    element: /^The “list” role is unnecessary/,
    state: '/',
    reason:
      'Safari hides a list without bullets from VoiceOver; the role restores it (A11Y-LISTS).',
  },
  {
    rule: 'Nu',
    element: /^Setting both|“allow-scripts allow-same-origin allow-popups”/,
    state: '/contact',
    reason:
      'The frame can break out of its sandbox only where it is of the page’s own origin; the map is not.',
  },
  {
    rule: 'Nu',
    element: /^Attribute “pathLength” not allowed on element “circle”/,
    state: '/tyre-enquiry',
    reason: 'SVG 2 has it on every shape.',
  },
];

/** The findings without a decision, and the decisions for this state without a finding. */
export function unresolved(
  register: readonly Decision[],
  findings: readonly { readonly rule: string; readonly line: string }[],
  state: string,
): string[] {
  const decisionFor = ({ rule, line }: { readonly rule: string; readonly line: string }) =>
    register.find((each) => each.rule === rule && (each.element?.test(line) ?? true));
  const met = new Set(findings.map(decisionFor));
  return [
    ...findings.filter((finding) => !decisionFor(finding)).map(({ line }) => line),
    ...register
      .filter((each) => each.state === state && !met.has(each))
      .map(
        ({ rule, element }) =>
          `Nothing is found by ${rule} any more: take its entry away (${element})`,
      ),
  ];
}
