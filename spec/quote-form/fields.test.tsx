import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { branches } from '../facts/business.ts';
import { show } from '../pages/show.tsx';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { field, fillIn, fillSize, labels, press, send, sizeLabels, sizes, width } from './quote.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();

beforeEach(() => {
  quoteForm.open();
});

/** Pastes a text into a field, where the browser inserts it unless the form handles the event. */
function paste(into: HTMLElement, text: string): void {
  into.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (fireEvent(into, event)) fill(into, text);
}

clause('QUOTE-FIELDS', 'the form has the ten fields in order, each with its label', () => {
  for (const [name, label] of Object.entries(labels))
    expect(field(label)).toHaveAttribute('name', name);
  const labelled = ([...(width().form?.elements ?? [])] as HTMLInputElement[]).filter(
    (each) => each.labels?.length,
  );
  expect(labelled.map(({ name }) => name)).toEqual(Object.keys(labels));
});

clause('QUOTE-NAMES', 'each field has its label, unit and “(optional)” as its name', () => {
  for (const label of Object.values(labels)) expect(field(label)).toHaveAccessibleName(label);
});

clause('QUOTE-OPTIONAL', 'the form marks size, rego, last name and comment as optional', () => {
  expect(screen.getByRole('group', { name: 'Your tyre size (optional)' })).toBeVisible();
  for (const label of [labels.rego, labels.lastName, labels.comment])
    expect(field(label)).toBeVisible();
  expect(document.body.textContent?.match(/\(optional\)/g)).toHaveLength(4);
});

/** The value of an attribute of these fields. */
const attribute = (name: string, ...fields: readonly (keyof typeof labels)[]) =>
  fields.map((each) => field(labels[each]).getAttribute(name));

clause('QUOTE-AUTOFILL', 'names, phone and email have their autocomplete values', () => {
  const values = attribute('autocomplete', 'firstName', 'lastName', 'phone', 'email');
  expect(values).toEqual(['given-name', 'family-name', 'tel', 'email']);
});

clause('QUOTE-KEYS', 'each field opens its keyboard, with the Enter key labelled Send', () => {
  expect(attribute('type', 'phone', 'email')).toEqual(['tel', 'email']);
  // With it, the browser would open another keyboard than that of the type.
  expect(attribute('inputmode', 'phone', 'email')).toEqual([null, null]);
  // A whole size has letters, such as 205/55R16 or 195R15C.
  expect(attribute('inputmode', 'width', 'profile', 'rim')).toEqual(['text', 'numeric', 'text']);
  const lines = screen.getAllByRole('textbox').filter(({ localName }) => localName === 'input');
  for (const input of [...sizeLabels.map(field), ...lines])
    expect(input).toHaveAttribute('enterkeyhint', 'send');
});

clause('QUOTE-VALUE-LISTS', 'the form suggests values for width, profile and rim', () => {
  const lists = sizeLabels.map((label) => [...(field(label).list?.options ?? [])]);
  expect(lists.map((options) => options.map(({ value }) => value).join(' '))).toEqual([
    '145 155 165 175 185 195 205 215 225 235 245 255 265 275 285 295 305 315',
    '25 30 35 40 45 50 55 60 65 70 75 80 85',
    '13 14 15 16 17 18 19 20 21 22',
  ]);
});

clause('QUOTE-LOCATIONS', 'the list has every branch, and no branch is chosen', () => {
  const options = within(field('Nearest location')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text }) => text)).toEqual([
    'Choose a branch',
    ...branches.map(({ name }, index) => (index === 0 ? `${name} (Main Branch)` : name)),
  ]);
  expect(field('Nearest location')).toHaveValue('');
});

clause('QUOTE-PLATE', 'the form shows the rego in capitals', () => {
  expect(getComputedStyle(field(labels.rego)).textTransform).toBe('uppercase');
});

const chips = ['195/65R15', '205/55R16', '225/45R17', '235/40R18'] as const;
const chip = (name: string) => screen.getByRole('button', { name });

clause('QUOTE-CHIPS', 'the form has the four chips in order', () => {
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(buttons.filter((text) => /\d/.test(text))).toEqual(chips);
});

clause('QUOTE-CHIP-FILLS', 'each chip fills in its own digits', () => {
  for (const name of chips) {
    press(chip(name));
    expect(sizes(), name).toEqual(name.split(/[/R]/));
  }
});

const filledIn = () => screen.queryByText('Width, profile and rim filled in.');

clause('QUOTE-CHIP-SAID', 'pressing a chip announces the message, typing removes it', async () => {
  expect(screen.getByRole('group', { name: 'Popular sizes: fill in the size' })).toContainElement(
    chip('225/45R17'),
  );
  expect(filledIn()).toBeNull();
  await userEvent.click(chip('225/45R17'));
  const first = filledIn();
  expect(first).toBeVisible();
  expect(first?.closest('[role=status]')).toBeVisible();
  press(chip('205/55R16'));
  // A screen reader announces the same words again only if their element is new.
  expect(filledIn()).toBeVisible();
  expect(first).not.toBeInTheDocument();
  for (const label of sizeLabels) {
    press(chip('225/45R17'));
    expect(filledIn()).toBeVisible();
    fill(field(label), '50');
    expect(filledIn()).toBeNull();
  }
});

clause('QUOTE-CHIP-PRESSED', 'a chip is pressed only while the fields have its size', () => {
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  for (const name of chips) {
    press(chip(name));
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([chip(name)]);
  }
  fill(width(), '205');
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  fillSize('205', '55', ' 16 ');
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([chip('205/55R16')]);
});

for (const into of sizeLabels)
  clause('QUOTE-SPLIT', `pasting a size into ${into}, or leaving it there, splits it`, () => {
    paste(field(into), '205/55R16 91V');
    expect(sizes()).toEqual(['205', '55', '16']);
    fill(field(into), '31x10.5R15');
    expect(field(into)).toHaveValue('31x10.5R15');
    field('First name').focus();
    expect(sizes()).toEqual(['31x10.5', '', '15']);
  });

clause('QUOTE-SPLIT-NOT', 'the form does not split a field with two sizes', () => {
  for (const into of sizeLabels) {
    paste(field(into), '205/55R16, 225/45R17');
    field('First name').focus();
    expect(field(into)).toHaveValue('205/55R16, 225/45R17');
  }
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

const undo = () => press(screen.getByRole('button', { name: 'Undo' }));

for (const [index, into] of sizeLabels.entries())
  clause('QUOTE-SPLIT-UNDO', `Undo restores a size in ${into} for good`, () => {
    const before = ['215', '60', '17'];
    fillSize(...before);
    paste(field(into), '205/55R16 91V');
    expect(screen.getByText('Filled in from “205/55R16 91V”.')).toBeVisible();
    undo();
    expect(sizes()).toEqual(before.with(index, '205/55R16 91V'));
    expect(field(into)).toHaveFocus();
    field('First name').focus();
    paste(width(), '225/45R17');
    expect(sizes()).toEqual(before.with(index, '205/55R16 91V').with(0, '225/45R17'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

clause('DRAFT-CLEAR', 'the form splits sizes again, and has no note about a size', async () => {
  const clear = () => press(screen.getByRole('button', { name: 'Clear what I typed' }));
  paste(width(), '205/55R16 91V');
  undo();
  clear();
  paste(width(), '205/55R16');
  expect(sizes()).toEqual(['205', '55', '16']);
  clear();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  press(chip('205/55R16'));
  clear();
  fillSize('205', '55', '16');
  await expect.poll(() => chip('205/55R16').getAttribute('aria-pressed')).toBe('true');
  expect(filledIn()).toBeNull();
});

const comment = () => field(labels.comment);

clause('QUOTE-AS-GIVEN', 'the form adds the size below the comment and says so', async () => {
  const said = () => screen.queryByText('The full size is in your comment.');
  await fillIn();
  // A size with only three parts.
  paste(width(), '225/45R17');
  fill(comment(), 'Two, please.');
  expect(said()).toBeNull();
  paste(width(), '225/45R17 91Y RFT');
  expect(said()).toBeVisible();
  fill(comment(), 'Three, please.');
  expect(said()).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  paste(width(), '225/45R17 91Y RFT');
  press(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  expect(endpoint().received[0]?.fields).toMatchObject({
    width: '225',
    profile: '45',
    rim: '17',
    comment: 'Three, please.\nSize as given: 225/45R17 91Y RFT',
  });
});

clause('QUOTE-AS-GIVEN-ONCE', 'another size replaces or removes the earlier line', () => {
  const typed = 'Two, please.\n\n  Not on Sunday.';
  fill(comment(), `${typed}\n`);
  paste(width(), '225/45R17 91Y');
  paste(field('Profile %'), '225/45R17 91Y');
  expect(comment()).toHaveValue(`${typed}\nSize as given: 225/45R17 91Y`);
  paste(width(), 'LT245/75R16');
  expect(comment()).toHaveValue(`${typed}\nSize as given: LT245/75R16`);
  paste(width(), '205/55R16');
  expect(comment().value.trimEnd()).toBe(typed);
  paste(width(), 'LT245/75R16');
  press(chip('225/45R17'));
  expect(comment().value.trimEnd()).toBe(typed);
});

clause('QUOTE-AS-GIVEN-ONCE', 'Undo restores the earlier line, and changed lines stay', () => {
  const changed = 'Size as given: 225/45R17 91Y or anything like it';
  fill(comment(), changed);
  paste(width(), '225/45R17 91Y');
  paste(width(), 'LT245/75R16');
  expect(comment()).toHaveValue(`${changed}\nSize as given: LT245/75R16`);
  fill(comment(), `${comment().value}\nCall after 3`);
  undo();
  expect(comment()).toHaveValue(`${changed}\nCall after 3\nSize as given: 225/45R17 91Y`);
});

for (const into of sizeLabels)
  clause('QUOTE-ENTER-SPLITS', `Enter in ${into} splits the size before sending`, async () => {
    await fillIn();
    fill(field(into), '225/45R17 91Y');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: /^Thanks/ });
    expect(endpoint().received.map(({ fields }) => fields)).toMatchObject([
      { width: '225', profile: '45', rim: '17', comment: 'Size as given: 225/45R17 91Y' },
    ]);
  });

for (const id of ['QUOTE-FREE-TEXT', 'QUOTE-UNCHECKED'] as const)
  clause(id, 'the form sends words in any field that is not checked', async () => {
    const size = { width: 'the wide ones', profile: '50 or 55', rim: '16"' };
    const texts = { ...size, rego: '?', lastName: '?', comment: '?', phone: 'ask' };
    await fillIn();
    for (const [name, text] of Object.entries(texts))
      fill(field(labels[name as keyof typeof labels]), text);
    press(send());
    await screen.findByRole('heading', { name: /^Thanks/ });
    expect(endpoint().received[0]?.fields).toMatchObject(texts);
  });

const meanings = [
  ['Width mm', 'From one sidewall to the other.', '205mm is 20.5cm across.'],
  ['Profile %', 'The sidewall’s height, as a percentage of the width.', '55% of 205mm = 113mm.'],
  ['Rim inches', 'The wheel’s diameter, in inches.', '16 inches = 406mm.'],
] as const;

clause('QUOTE-TYRE-MEANS', 'the caption explains the field in focus, with a result', () => {
  press(chip('205/55R16'));
  const shown = () =>
    meanings
      .flatMap(([, ...words]) => words)
      .filter((words) => screen.queryByText(words)?.checkVisibility());
  for (const [label, ...explained] of meanings) {
    field(label).focus();
    expect(shown()).toEqual(explained);
  }
  for (const [label, means] of meanings) {
    fill(field(label), '205 or 215');
    expect(shown()).toEqual([means]);
  }
  fill(width(), '31x10.5');
  expect(screen.getByText('Here it is in inches: 31 tall, 10.5 across.')).toBeVisible();
});

clause('QUOTE-TYRE-LIGHTS', 'only the number of the field in focus is yellow', async () => {
  press(chip('235/40R18'));
  const yellow = 'rgb(255, 201, 21)';
  const areYellow = () =>
    ['235', '40', '18'].map(
      (text) => getComputedStyle(screen.getByText(text, { selector: 'tspan' })).color === yellow,
    );
  const none = [false, false, false];
  expect(areYellow()).toEqual(none);
  for (const [index, label] of sizeLabels.entries()) {
    field(label).focus();
    await expect.poll(areYellow).toEqual(none.with(index, true));
  }
  field(labels.email).focus();
  await expect.poll(areYellow).toEqual(none);
});

clause('QUOTE-TYRE-PRESS', 'a press on the drawing moves the focus to its field', async () => {
  const tyre = screen.getByRole('figure');
  for (const index of [2, 1, 0] as const) {
    const x = tyre.clientWidth * (0.2 + 0.3 * index);
    await userEvent.click(tyre, { position: { x, y: 100 } });
    expect(field(sizeLabels[index])).toHaveFocus();
    expect(field(sizeLabels[index]).labels).toHaveLength(1);
  }
});

clause('QUOTE-TYRE-PHONE', 'fields are above the chips, and chips above the drawing', async () => {
  await page.viewport(360, 740);
  const inOrder = [...sizeLabels.map(field), ...chips.map(chip), screen.getByRole('figure')];
  const tops = inOrder.map((each) => each.getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(tops[3]).toBeGreaterThan(tops[2] ?? Infinity);
  expect(tops[7]).toBeGreaterThan(tops[6] ?? Infinity);
});

clause('QUOTE-KEYBOARD', 'Tab goes through the form, and Enter sends it', async () => {
  await fillIn();
  width().focus();
  await userEvent.keyboard('205 55 16{Tab}');
  const [, second, third, ...others] = Object.values(labels).map(field);
  expect(second).toHaveFocus();
  for (const next of [third, ...[...chips, 'Undo'].map(chip), ...others, send()]) {
    await userEvent.keyboard('{Tab}');
    expect(next).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Thanks, Aroha!' })).toBeVisible();
});

clause('QUOTE-NARROW', 'the form fits: empty, with errors, with long words and sent', async () => {
  await page.viewport(320, 640);
  cleanup();
  await show('/tyre-enquiry');
  // The chips are hidden until the page's script sets this attribute.
  send().closest('[data-island]')?.setAttribute('data-listening', '');
  const { documentElement: document } = window.document;
  const beyond = () => document.scrollWidth - document.clientWidth;
  expect(beyond()).toBe(0);
  press(send());
  expect(screen.getByRole('link', { name: 'Please select a location' })).toBeVisible();
  expect(beyond()).toBe(0);
  for (const name of chips)
    expect(chip(name).scrollWidth, name).toBeLessThanOrEqual(chip(name).clientWidth);
  fill(width(), '31x10.5R15'.padStart(30));
  await fillIn('Whakatāne'.repeat(20));
  expect(beyond()).toBe(0);
  press(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  expect(beyond()).toBe(0);
});

clause('QUOTE-TYRE-WORDS', 'the caption and the descriptions explain the size', () => {
  press(chip('205/55R16'));
  const lettering = screen.getByText('205', { selector: 'tspan' });
  expect(lettering.closest('[aria-hidden=true]')).not.toBeNull();
  const caption = screen.getByText(/^205mm wide/);
  expect(caption).toMatchTextContent(/: 632mm tall in all\.$/);
  expect(caption.closest('[aria-hidden=true]')).toBeNull();
  for (const [label, means] of meanings) expect(field(label)).toHaveAccessibleDescription(means);
});
