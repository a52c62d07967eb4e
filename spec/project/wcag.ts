/**
 * WCAG 2.2 at levels A and AA, criterion by criterion: which clauses hold it, or why there is nothing to test; and of level AAA
 * the criteria that clauses hold. The page
 * `spec/docs/accessibility.md` and the report `spec/docs/openacr.yaml` are written from this table by
 * `npm run spec:figures`.
 */
import type { ClauseId } from '../../.cache/clause-ids.ts';

type Level = 'A' | 'AA' | 'AAA';

export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  /** The clauses that hold it, each with its own tests. */
  readonly clauses: readonly ClauseId[];
  /** Why there is nothing to test, or what the clauses leave open. */
  readonly note?: string;
}

/** A line of the table below: number, name, level, and what holds it or why there is nothing to test. */
const row = (
  level: Level,
  id: string,
  name: string,
  held: readonly ClauseId[] | string,
  note?: string,
): Criterion => ({
  id,
  name,
  level,
  ...(typeof held === 'string'
    ? { clauses: [], note: held }
    : { clauses: held, ...(note && { note }) }),
});

const noMedia = 'There is no sound and no video.';

export const criteria: readonly Criterion[] = [
  row('A', '1.1.1', 'Non-text Content', [
    'A11Y-AXE',
    'A11Y-ALTERNATIVES',
    'A11Y-LETTERING',
    'MECHANICAL-DRAWING',
    'TYRESERVICE-DRAWN',
    'MAP-LIST',
  ]),
  row('A', '1.2.1', 'Audio-only and Video-only (Prerecorded)', noMedia),
  row('A', '1.2.2', 'Captions (Prerecorded)', noMedia),
  row('A', '1.2.3', 'Audio Description or Media Alternative (Prerecorded)', noMedia),
  row('AA', '1.2.4', 'Captions (Live)', noMedia),
  row('AA', '1.2.5', 'Audio Description (Prerecorded)', noMedia),
  row('A', '1.3.1', 'Info and Relationships', [
    'A11Y-AXE',
    'A11Y-HEADINGS',
    'A11Y-LISTS',
    'A11Y-TABLES',
    'SHELL-LANDMARKS',
    'QUOTE-ERROR-TIED',
  ]),
  row('A', '1.3.2', 'Meaningful Sequence', ['A11Y-HEADING-FIRST', 'A11Y-ORDER']),
  row('A', '1.3.3', 'Sensory Characteristics', ['A11Y-SENSES']),
  row('AA', '1.3.4', 'Orientation', ['LOOK-WIDTHS', 'LOOK-INSETS']),
  row('AA', '1.3.5', 'Identify Input Purpose', ['CONTACT-AUTOFILL', 'QUOTE-AUTOFILL']),
  row('A', '1.4.1', 'Use of Color', ['QUOTE-ERROR-SEEN', 'A11Y-AXE']),
  row('A', '1.4.2', 'Audio Control', noMedia),
  row('AA', '1.4.3', 'Contrast (Minimum)', ['A11Y-CONTRAST', 'A11Y-AXE']),
  row('AA', '1.4.4', 'Resize Text', ['LOOK-LARGE-TEXT', 'A11Y-REFLOW']),
  row(
    'AA',
    '1.4.5',
    'Images of Text',
    'There are none: the lettering of drawings is text, and part of the drawing.',
  ),
  row('AAA', '1.4.6', 'Contrast (Enhanced)', ['A11Y-CONTRAST', 'LOOK-CONTRAST']),
  row('AA', '1.4.10', 'Reflow', ['A11Y-REFLOW', 'MENU-ZOOM']),
  row('AA', '1.4.11', 'Non-text Contrast', [
    'LOOK-FIELDS',
    'LOOK-FOCUS-SEEN',
    'LOOK-FOCUS-COLOURS',
  ]),
  row('AA', '1.4.12', 'Text Spacing', ['A11Y-SPACING']),
  row(
    'AA',
    '1.4.13',
    'Content on Hover or Focus',
    'Nothing appears under the pointer or with the focus; panels open when they are pressed.',
  ),
  row('A', '2.1.1', 'Keyboard', ['QUOTE-KEYBOARD', 'CONTACT-ARROWS', 'MENU-TAB-IN', 'FAQ-OPEN']),
  row('A', '2.1.2', 'No Keyboard Trap', ['MENU-ESCAPE', 'MENU-FOCUS-OUT', 'MENU-PHONE-ESCAPE']),
  row('AAA', '2.1.3', 'Keyboard (No Exception)', ['A11Y-JOURNEYS', 'QUOTE-KEYBOARD']),
  row('A', '2.1.4', 'Character Key Shortcuts', 'There are none.'),
  row(
    'A',
    '2.2.1',
    'Timing Adjustable',
    ['DRAFT-DAY', 'A11Y-SAID-STAYS'],
    'What is typed is kept for a day, which is above 20 hours; nothing else runs out.',
  ),
  row('A', '2.2.2', 'Pause, Stop, Hide', [
    'HOME-BRANDS-PAUSE',
    'HOME-BRANDS-POINTER',
    'MOTION-STILL',
  ]),
  row('AAA', '2.2.6', 'Timeouts', ['DRAFT-DAY']),
  row('A', '2.3.1', 'Three Flashes or Below Threshold', 'Nothing flashes.'),
  row('AAA', '2.3.3', 'Animation from Interactions', ['MOTION-STILL']),
  row('A', '2.4.1', 'Bypass Blocks', [
    'SHELL-SKIP-FIRST',
    'SHELL-SKIP-MAIN',
    'SHELL-LANDMARKS',
    'A11Y-LANDMARKS',
  ]),
  row('A', '2.4.2', 'Page Titled', ['ROUTE-TITLE']),
  row('A', '2.4.3', 'Focus Order', [
    'A11Y-BACK',
    'A11Y-FOCUS-START',
    'CONTACT-STEP-FOCUS',
    'CONTACT-SENT-FOCUS',
    'QUOTE-ERROR-FOCUS',
    'QUOTE-SENT-FOCUS',
    'A11Y-AXE',
  ]),
  row('A', '2.4.4', 'Link Purpose (In Context)', ['A11Y-LINKS-APART', 'LINK-WORDS', 'LINK-PLACES']),
  row(
    'AA',
    '2.4.5',
    'Multiple Ways',
    ['MENU-FIRST-LINK', 'ROUTE-BREADCRUMB', 'NO-SCRIPT-REACH'],
    'The menus and the links of the pages.',
  ),
  row('AA', '2.4.6', 'Headings and Labels', ['A11Y-HEADINGS', 'LINK-WORDS', 'A11Y-LABELS']),
  row('AA', '2.4.7', 'Focus Visible', ['LOOK-FOCUS-SEEN']),
  row('AAA', '2.4.8', 'Location', ['ROUTE-BREADCRUMB']),
  row('AAA', '2.4.9', 'Link Purpose (Link Only)', ['A11Y-LINKS-APART']),
  row('AAA', '2.4.10', 'Section Headings', ['A11Y-HEADINGS']),
  row('AA', '2.4.11', 'Focus Not Obscured (Minimum)', ['LOOK-FOCUS-FREE', 'SHELL-CALL-BAR-FOCUS']),
  row('A', '2.5.1', 'Pointer Gestures', 'Nothing asks for more than a press.'),
  row('A', '2.5.2', 'Pointer Cancellation', 'Every control acts on the browser’s own click.'),
  row('A', '2.5.3', 'Label in Name', ['A11Y-NAMES', 'A11Y-AXE']),
  row('A', '2.5.4', 'Motion Actuation', 'Nothing is worked by moving the device.'),
  row(
    'AA',
    '2.5.7',
    'Dragging Movements',
    'Nothing is dragged. The map is another party’s; its list of branches needs no map.',
  ),
  row(
    'AA',
    '2.5.8',
    'Target Size (Minimum)',
    ['A11Y-TARGETS', 'LOOK-TARGETS', 'PLAN-TARGETS'],
    'On a phone each is judged where it is scrolled clear of the call bar.',
  ),
  row('A', '3.1.1', 'Language of Page', ['ROUTE-LANGUAGE']),
  row(
    'AA',
    '3.1.2',
    'Language of Parts',
    ['A11Y-LANGUAGE'],
    'All is in New Zealand English; words of Māori in it are names, or part of that English.',
  ),
  row('A', '3.2.1', 'On Focus', ['A11Y-FOCUS-START']),
  row('A', '3.2.2', 'On Input', ['A11Y-CHOICE-SAID', 'CONTACT-ARROWS']),
  row('AA', '3.2.3', 'Consistent Navigation', ['SHELL-EVERY-PAGE']),
  row('AA', '3.2.4', 'Consistent Identification', ['A11Y-LINKS-APART', 'CONTENT-HOUSE-WORDS']),
  row('AAA', '3.2.5', 'Change on Request', ['A11Y-NEW-TAB', 'A11Y-CHOICE-SAID']),
  row('A', '3.2.6', 'Consistent Help', [
    'SHELL-EVERY-PAGE',
    'SHELL-TELEPHONE',
    'SHELL-FOOTER-TELEPHONE',
    'SHELL-FOOTER-EMAIL',
  ]),
  row('A', '3.3.1', 'Error Identification', [
    'QUOTE-ERROR-TIED',
    'QUOTE-ERRORS-COUNTED',
    'A11Y-SAID',
    'CONTACT-REQUIRED',
  ]),
  row('A', '3.3.2', 'Labels or Instructions', ['A11Y-LABELS', 'A11Y-REQUIRED', 'A11Y-CHOICE-SAID']),
  row('AA', '3.3.3', 'Error Suggestion', ['QUOTE-ERROR-TIED', 'QUOTE-EMAIL']),
  row(
    'AA',
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'An enquiry binds nobody and changes no stored data of the visitor.',
  ),
  row(
    'A',
    '3.3.7',
    'Redundant Entry',
    ['DRAFT-SURVIVES', 'DRAFT-FAILURE'],
    'Nothing is asked twice in one enquiry.',
  ),
  row('AA', '3.3.8', 'Accessible Authentication (Minimum)', 'Nobody signs in.'),
  row('A', '4.1.2', 'Name, Role, Value', [
    'A11Y-NAMES',
    'A11Y-EXPANDED',
    'A11Y-REFERENCES',
    'QUOTE-CHIP-PRESSED',
    'A11Y-AXE',
  ]),
  row('AA', '4.1.3', 'Status Messages', [
    'A11Y-SAID',
    'A11Y-SAID-STAYS',
    'OFFLINE-SAID',
    'DRAFT-SAYS',
  ]),
];

/** The page that says how the site meets WCAG 2.2, as Markdown. */
export function statementOf(table: readonly Criterion[]): string {
  const rows = table.map(
    ({ id, name, level, clauses, note = '' }) =>
      `| ${id} ${name} | ${level} | ${clauses.length > 0 ? 'Tested' : 'Nothing to test'} | ${[note, clauses.map((clause) => `\`${clause}\``).join(', ')].filter(Boolean).join(' ')} |`,
  );
  const asked = table.filter(({ level }) => level !== 'AAA');
  const held = asked.filter(({ clauses }) => clauses.length > 0).length;
  return `# Accessibility

How the site meets the ${asked.length} success criteria of WCAG 2.2 at levels A and AA: tests hold ${held} of them; for the other ${asked.length - held} the last column says why there is nothing to test. Each clause in the last column has tests of its own ([how](../README.md)). Of level AAA the table has the ${table.length - asked.length} criteria that tests hold, and claims no more.

**No person has verified this yet.** Tests cannot hear a screen reader. The clauses of the area [manual](../manual/clauses.md) have numbered steps for one, such as PERSON-EAR-MENU and PERSON-EAR-ERRORS; \`spec/manual.json\` holds their results, once there are any. Voice control and magnifiers have not been tried.

The map on the contact page is another party’s: it is not covered, and a list beside it has the same branches.

The same for tools that read [OpenACR](https://github.com/GSA/openacr), the format of a VPAT: [openacr.yaml](openacr.yaml).

\`npm run spec:figures\` writes both from [\`spec/project/wcag.ts\`](../project/wcag.ts).

| Criterion | Level | Result | Held by, or why there is nothing to test |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
