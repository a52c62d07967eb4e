import { screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered, phone } from '../facts/business.ts';
import { fill } from '../fill.ts';
import { asOneLine } from '../pages/reading.ts';
import { contactForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { field, press, secondStep, tile } from './contact.ts';

const kinds = ['General', 'Tyres', 'Service', 'Emergency', 'Fleet', 'Other'];
const tiles = () => screen.queryAllByRole('radio');

beforeEach(() => {
  contactForm.open();
});

const tileOf = (kind: string) => tile(new RegExp(`^${kind}`));
/** Chooses a type of enquiry, which opens step 2. */
const choose = (kind: string) => press(tileOf(kind));
const backButton = () => screen.getByRole('button', { name: 'Back' });
const goBack = () => press(backButton());

const secondHeading = () => screen.getByRole('heading', { name: 'Step 2 of 2 : Your Details' });
const isEmergency = (kind: string) => kind === 'Emergency';

function expectSecondStep() {
  expect(tiles()).toHaveLength(0);
  expect(secondHeading()).toBeVisible();
}

clause('CONTACT-SIX-TYPES', 'step 1 has six radio buttons in order, each with its value', () => {
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual(kinds.map((kind) => kind.toLowerCase()));
  expect(radios).toEqual(kinds.map((kind) => tile(new RegExp(`^${kind} ?: .{12}`))));
  expect(tile(/^Tyres ?: Sizes, prices, fitting$/)).toBeVisible();
});

for (const [what, pressOn] of [
  ['a click on', (target: HTMLElement) => userEvent.click(target)],
  ['Enter on', () => userEvent.keyboard('{Enter}')],
  ['Space on', () => userEvent.keyboard(' ')],
] as const)
  clause('CONTACT-PRESS', `${what} each tile opens step 2, also if it is chosen`, async () => {
    for (const kind of kinds.flatMap((each) => [each, each])) {
      expect(secondStep()).toBeNull();
      tileOf(kind).focus();
      await pressOn(tileOf(kind));
      expectSecondStep();
      expect(secondHeading()).toHaveFocus();
      await goBack();
      expect(tileOf(kind)).toBeChecked();
    }
  });

clause('CONTACT-DOUBLE-CLICK', 'a double click on a tile does not press Back', async () => {
  await page.viewport(1280, 720);
  await choose('Service');
  const back = backButton().getBoundingClientRect();
  await goBack();
  // The place where Back will appear.
  const position = { x: back.x + back.width / 2, y: back.bottom - 3 };
  await userEvent.dblClick(document.documentElement, { position });
  expectSecondStep();
});

clause('A11Y-CHOICE-SAID', 'the name of the group of tiles includes the instruction', () => {
  const hint = 'Choose a topic.';
  const name = `Step 1 of 2 : Select Enquiry Type ${hint}`;
  expect(within(screen.getByRole('group', { name })).getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByText(hint)).toBeVisible();
});

clause('A11Y-REQUIRED', 'step 2 of the contact form says to fill in every field', async () => {
  await choose('Tyres');
  expect(screen.getByText('Please fill in every field.')).toBeVisible();
});

clause('A11Y-STEP-ONCE', 'in step 2 only the heading is named “Step 2 of 2”', async () => {
  await choose('Emergency');
  const named = ['heading', 'group', 'region', 'form', 'progressbar', 'status'].flatMap((role) =>
    screen.queryAllByRole(role, { name: /^Step 2 of 2/ }),
  );
  expect(named.map((each) => each.localName)).toEqual(['h3']);
});

clause('CONTACT-ARROWS', 'arrows and Tab stay in step 1, and a click opens step 2', async () => {
  tileOf('General').focus();
  for (const key of ['Down', 'Up', 'Right', 'Left'])
    for (const kind of (/Down|Right/.test(key) ? kinds : kinds.toReversed()).slice(1)) {
      await userEvent.keyboard(`{Arrow${key}}`);
      expect(secondStep()).toBeNull();
      expect(tileOf(kind)).toHaveFocus();
      expect(tileOf(kind)).toBeChecked();
    }
  await userEvent.keyboard('{Tab}');
  expect(secondStep()).toBeNull();
  expect(tiles()).toHaveLength(6);
  expect(tiles()).not.toContain(document.activeElement);
  tileOf('General').focus();
  // The window has lost the focus before the key was released.
  await userEvent.keyboard('{ArrowDown>}');
  await userEvent.click(tileOf('Fleet'));
  expect(secondStep()).toBeVisible();
  await userEvent.keyboard('{/ArrowDown}');
});

clause('CONTACT-PROGRESS', 'the bar is at 50 of 100 in step 1, and at 100 in step 2', async () => {
  const bar = () => screen.getByRole('progressbar', { name: 'Progress' });
  const widthOf = (line: string) => Number.parseFloat(getComputedStyle(bar(), line).width);
  const yellow = () => widthOf('::after') / widthOf('::before');
  const colourOf = (line: string) => getComputedStyle(bar(), line).color;
  const said = () => ['now', 'max'].map((value) => bar().getAttribute(`aria-value${value}`));
  expect(colourOf('::after')).toBe('rgb(255, 201, 21)');
  expect(colourOf('::before')).not.toBe(colourOf('::after'));
  expect(yellow()).toBeCloseTo(0.5);
  expect(said()).toEqual(['50', '100']);
  await choose('Tyres');
  expect(said()).toEqual(['100', '100']);
  await expect.poll(yellow).toBeCloseTo(1);
});

clause('CONTACT-CAPTIONS', 'the heading of step 1 has its number and its name', () => {
  expect(screen.getByRole('heading', { name: 'Step 1 of 2 : Select Enquiry Type' })).toBeVisible();
});

const labels = () =>
  screen.getAllByRole<HTMLInputElement>('textbox').map((each) => each.labels?.[0]?.textContent);
const urgency = () => screen.getByLabelText('Urgency');
const callNow = () => screen.getByText(/Call us now/);
const headingsAndTopic = () =>
  [
    ...screen.getAllByRole('heading'),
    ...within(backButton().parentElement as HTMLElement).getAllByText(/./),
  ]
    .filter((each) => each.checkVisibility() && !each.closest('[aria-hidden]'))
    .map(({ textContent }) => textContent.trim());

for (const [id, what, read, expected] of [
  ['CONTACT-DETAILS', 'all fields', labels, () => ['Name', 'Email', 'Phone number', 'Message']],
  ['CONTACT-URGENCY-EMERGENCY', 'urgency', () => urgency().checkVisibility(), isEmergency],
  ['CONTACT-EMERGENCY-CALL', 'the red box', () => callNow().checkVisibility(), isEmergency],
  [
    'CONTACT-CAPTIONS',
    'the heading, “Topic:”, its name and Back',
    headingsAndTopic,
    (kind: string) => ['Step 2 of 2: Your Details', 'Topic:', kind, 'Back'],
  ],
] as const)
  clause(id, `step 2 of each enquiry type shows what it should: ${what}`, async () => {
    for (const kind of kinds) {
      await choose(kind);
      expectSecondStep();
      expect(read(), kind).toStrictEqual(expected(kind));
      await goBack();
    }
  });

clause('CONTACT-BACK', 'Back shows the tiles, the chosen one and all entries', async () => {
  const texts = ['Aroha', 'aroha@post.example', '021 000 0000', 'Flat in Lyttelton'];
  const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
  await choose('Emergency');
  for (const [index, input] of fields().entries()) fill(input, texts[index] ?? '');
  expect(urgency()).toBeVisible();
  await userEvent.selectOptions(urgency(), 'today');
  let chosen = 'Emergency';
  for (const next of [...kinds, 'Emergency', 'Emergency']) {
    await userEvent.click(backButton());
    expect(secondStep()).toBeNull();
    expect(tiles()).toHaveLength(6);
    expect(tileOf(chosen)).toBeChecked();
    expect(tileOf(chosen)).toHaveFocus();
    await choose(next);
    expectSecondStep();
    expect(fields().map(({ value }) => value)).toEqual(texts);
    chosen = next;
  }
  expect(urgency()).toHaveValue('today');
});

clause('CONTACT-URGENCY-DEFAULT', 'of the three options, Normal is chosen at first', async () => {
  await choose('Emergency');
  expect(urgency()).toHaveValue('normal');
  const options = within(urgency()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text }) => `${value}: ${text}`)).toEqual([
    'urgent: Urgent: I need help now',
    'today: Today',
    'normal: Normal',
  ]);
});

const emergencyBox = () => callNow().parentElement as HTMLElement;

clause('CONTACT-EMERGENCY-CALL', 'the red box is above the fields', async () => {
  await choose('Emergency');
  const box = emergencyBox();
  const link = within(box).getByRole('link', { name: asOneLine(`Call ${phone.main.number}`) });
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', phone.main.href);
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
  expect(secondHeading().compareDocumentPosition(box)).toBe(following);
  for (const later of [backButton(), urgency(), ...screen.getAllByRole('textbox')])
    expect(box.compareDocumentPosition(later)).toBe(following);
  const [red = 0, green = 255, blue = 255] =
    getComputedStyle(box).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(3 * Math.max(green, blue));
});

clause('CONTACT-EMERGENCY-SAFE', 'the box has advice, hours and other help', async () => {
  await choose('Emergency');
  const parts = [...emergencyBox().children];
  for (const part of parts) expect(part).toBeVisible();
  expect(parts.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Stop as far left as you can, with your hazard lights on. If it’s safe, stay in the car, in the seats furthest from traffic, belts on. If not, get out on the side away from traffic; wait behind a barrier or well off the road. Life at risk: call 111. Other danger on a highway: call *555.',
    expect.stringMatching(/^Call us now/),
    `Call ${phone.main.number}`,
    `Flat tyre? Our mobile tyre van can come. For anything else, you may need a tow. We answer ${answered}. At other times, or if nobody answers, call your roadside assistance or a towing company. If we’re closed, you can also send this form. We’ll reply when head office next opens.`,
  ]);
});

clause('CONTACT-AUTOFILL', 'each field has its autocomplete, type and inputmode', async () => {
  await choose('General');
  for (const [label, autocomplete, type] of [
    ['Name', 'name', 'text'],
    ['Email', 'email', 'email'],
    ['Phone number', 'tel', 'tel'],
  ] as const)
    for (const [attribute, value] of Object.entries({ autocomplete, type, inputmode: type }))
      expect(field(label)).toHaveAttribute(attribute, value);
});
