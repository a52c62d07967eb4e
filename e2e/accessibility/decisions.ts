/** A person's decision on findings of an audit that are uncertain or wrong. */
interface Decision {
  /** Matches the findings to which the decision applies. */
  readonly finding: RegExp;
  /** A state that has such a finding. When the state no longer has one, the audit asks to remove the entry. */
  readonly state: string;
  readonly reason: string;
}

/** Findings that axe leaves to a person. Those about contrast are not here, because the tests measure contrast. */
export const decided: readonly Decision[] = [
  {
    finding: /^identical-links-same-purpose .*>(?:mobile tyre service|nitrogen) ?</is,
    state: '/faq',
    reason: 'By the specification, every service in the footer’s list leads to the tyres page.',
  },
  {
    finding: /^frame-tested .*title="Map of Christchurch/s,
    state: '/contact',
    reason:
      'The frame belongs to OpenStreetMap. A list next to it has the same branches (MAP-LIST).',
  },
];

/** Findings of IBM's checker that are wrong or that it leaves to a person. */
export const decidedOfSecond: readonly Decision[] = [
  {
    finding: /^aria_role_redundant .*<[uo]l .*role="list"/s,
    state: '/',
    reason:
      'Safari hides a list without bullets from VoiceOver; the role restores it (A11Y-LISTS).',
  },
  {
    finding: /^element_attribute_deprecated .*(?:"http-equiv"|"start")/s,
    state: '/auto-services',
    reason:
      'Neither is deprecated in HTML: meta http-equiv, and the start of a list (MARKUP-VALID).',
  },
  {
    finding: /^aria_content_in_landmark .*<a href="#main"/s,
    state: '/about',
    reason:
      'The skip link is the first element of the page, so it comes before every landmark (SHELL-SKIP-FIRST).',
  },
  {
    finding: /^figure_label_exists /,
    state: '/tyres',
    reason: 'The text next to the picture describes it.',
  },
  {
    finding: /^style_focus_visible /,
    state: '/about',
    reason: 'The tests compare pixels (LOOK-FOCUS-SEEN).',
  },
  {
    finding: /^element_tabbable_visible .*<a href="#main"/s,
    state: '/about',
    reason: 'The skip link becomes visible when it has the focus (SHELL-SKIP-FIRST).',
  },
  {
    finding: /^element_tabbable_unobscured /,
    state: 'the panel of Services',
    reason:
      'An open panel covers the element, and closes as soon as the focus leaves the panel (MENU-FOCUS-OUT, LOOK-FOCUS-FREE).',
  },
  {
    finding: /^text_block_heading /,
    state: '/about',
    reason:
      'Bold figures, opening hours, list names and customers’ words are not headings: no part of the page belongs to them.',
  },
  {
    finding: /^list_structure_proper .*<dl/s,
    state: '/about',
    reason: 'HTML allows div groups of terms and values in a dl (MARKUP-VALID).',
  },
  {
    finding: /^style_viewport_resizable /,
    state: '/about',
    reason: 'The tests double the text size (LOOK-LARGE-TEXT).',
  },
  {
    finding: /^style_highcontrast_visible /,
    state: '/about',
    reason: 'The tests use forced colours (LOOK-FORCED-COLOURS).',
  },
  {
    finding: /^style_color_misuse /,
    state: '/about',
    reason:
      'An error also has a text and an icon, and a chosen item also has a mark (QUOTE-ERROR-SEEN).',
  },
  {
    finding: /^style_background_decorative /,
    state: '/contact',
    reason: 'These backgrounds carry no information.',
  },
  {
    finding: /^img_alt_background /,
    state: '/about',
    reason:
      'Decorative backgrounds, and the map, whose branches are in a list next to it (MAP-LIST).',
  },
  {
    finding: /^text_contrast_sufficient /,
    state: '/',
    reason: 'The tests measure the contrast (A11Y-CONTRAST).',
  },
  {
    finding: /^text_sensory_misuse /,
    state: '/faq',
    reason:
      'The words are sizes and sides of tyres, or refer to text that is read next (A11Y-SENSES).',
  },
  {
    finding: /^input_fields_grouped /,
    state: '/tyre-enquiry',
    reason: 'Each field has an accessible name that is clear without a group (A11Y-NAMES).',
  },
  {
    finding: /^input_label_visible .*<textarea/s,
    state: '/tyre-enquiry',
    reason: 'The field has a visible label (A11Y-LABELS).',
  },
  {
    finding: /^blockquote_cite_exists /,
    state: '/testimonials',
    reason: 'The customers’ words have no source on the web to cite.',
  },
];

/** Findings of Nu, the W3C's checker, that are wrong or that it cannot decide. */
export const decidedOfNu: readonly Decision[] = [
  {
    finding: /^CSS: /,
    state: '/about',
    reason: 'The checker does not know newer CSS that browsers support.',
  },
  {
    finding: /^(?:Resource|Inline (?:script|style)) violates Content Security Policy/,
    state: '/about',
    reason:
      'The checker reads the document without its address and does not support hashes. In the tests the browser blocks nothing.',
  },
  {
    finding: /^The “list” role is unnecessary/,
    state: '/',
    reason:
      'Safari hides a list without bullets from VoiceOver; the role restores it (A11Y-LISTS).',
  },
  {
    finding: /^Setting both|“allow-scripts allow-same-origin allow-popups”/,
    state: '/contact',
    reason:
      'These two together lift the sandbox only for a frame of the same origin. The map has another origin.',
  },
  {
    finding: /^Attribute “pathLength” not allowed on element “circle”/,
    state: '/tyre-enquiry',
    reason: 'SVG 2 allows pathLength on every shape.',
  },
];

/** The findings without a decision, and the decisions for this state without a finding. */
export function unresolved(
  register: readonly Decision[],
  findings: readonly string[],
  state: string,
): string[] {
  return [
    ...findings.filter((line) => !register.some(({ finding }) => finding.test(line))),
    ...register
      .filter((each) => each.state === state && !findings.some((line) => each.finding.test(line)))
      .map(
        ({ finding }) =>
          `this state no longer has a finding like ${finding}: remove its entry from decisions.ts`,
      ),
  ];
}
