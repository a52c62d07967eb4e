import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { aBranch, branches } from '../facts/business.ts';
import { asOneLine, words } from '../pages/reading.ts';
import { show } from '../pages/show.tsx';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { choose, field, fillIn, labels, press, send, sizeLabels, sizes, width } from './quote.ts';
import { fill } from '../fill.ts';

vi.mock('../../src/content/closures.ts', () => ({
  closures: [{ from: '2027-03-03', words: 'We count our stock.', branch: 'papanui' }],
}));

const endpoint = mockEndpoint();

beforeEach(() => void quoteForm.open());

/** Pastes a text into a field, where the browser inserts it unless the form handles the event. */
function paste(into: HTMLElement, text: string): void {
  into.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (fireEvent(into, event)) fill(into, text);
}

/** Types a size into width, profile and rim. */
function fillSize(...texts: readonly string[]): void {
  for (const [index, label] of sizeLabels.entries()) fill(field(label), texts[index] ?? '');
}

clause('QUOTE-FIELDS', 'the form has the ten fields in order, each with its name', () => {
  for (const [name, label] of Object.entries(labels))
    expect(field(label)).toHaveAttribute('name', name);
  const labelled = ([...(width().form?.elements ?? [])] as HTMLInputElement[]).filter(
    (each) => each.labels?.length,
  );
  expect(labelled.map(({ name }) => name)).toEqual(Object.keys(labels));
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

/** The branches as the list has them. */
const locations = branches.map(({ name }, at) => (at === 0 ? `${name} (Main Branch)` : name));

clause('QUOTE-LOCATIONS', 'the list has every branch, and no branch is chosen', () => {
  const options = within(field('Nearest location')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text }) => text)).toEqual(['Choose a branch', ...locations]);
  expect(field('Nearest location')).toHaveValue('');
});

clause('QUOTE-PLATE', 'the form shows the rego in capitals', () => {
  expect(getComputedStyle(field(labels.rego)).textTransform).toBe('uppercase');
});

const chips = ['195/65R15', '205/55R16', '225/45R17', '235/40R18'] as const;
const button = (name: string) => screen.getByRole('button', { name });

clause('QUOTE-CHIPS', 'the form has the four chips in order', () => {
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(buttons.filter((text) => /\d/.test(text))).toEqual(chips);
});

clause('QUOTE-CHIP-FILLS', 'each chip fills in its own numbers', () => {
  for (const name of chips) {
    press(button(name));
    expect(sizes(), name).toEqual(name.split(/[/R]/));
  }
});

const filledIn = () => screen.queryByText('Width, profile and rim filled in.');

clause('QUOTE-CHIP-SAID', 'pressing a chip announces the message, typing removes it', () => {
  const group = screen.getByRole('group', { name: 'Popular sizes: fill in the size' });
  expect(within(group).getAllByRole('button')).toEqual(chips.map(button));
  for (const name of chips) {
    const earlier = filledIn();
    press(button(name));
    expect(filledIn()).toBeVisible();
    expect(filledIn()?.closest('[role=status]')).not.toBeNull();
    // A screen reader announces the same words again only if their element is new.
    expect(filledIn()).not.toBe(earlier);
  }
  for (const label of sizeLabels) {
    press(button('225/45R17'));
    expect(filledIn()).toBeVisible();
    fill(field(label), '50');
    expect(filledIn()).toBeNull();
  }
});

clause('QUOTE-CHIP-PRESSED', 'a chip is pressed only while the fields have its size', () => {
  const pressed = () => screen.queryAllByRole('button', { pressed: true });
  expect(pressed()).toEqual([]);
  for (const name of chips) {
    press(button(name));
    expect(pressed()).toEqual([button(name)]);
    for (const label of sizeLabels) {
      fill(field(label), '50');
      expect(pressed()).toEqual([]);
      fillSize(...name.split(/[/R]/).map((number) => ` ${number} `));
      expect(pressed()).toEqual([button(name)]);
    }
  }
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

const undoButton = () => screen.queryByRole('button', { name: 'Undo' });

clause('QUOTE-SPLIT-NOT', 'the form does not split a field with two sizes', () => {
  for (const into of sizeLabels) {
    paste(field(into), '205/55R16, 225/45R17');
    field('First name').focus();
    expect(field(into)).toHaveValue('205/55R16, 225/45R17');
    expect(undoButton()).toBeNull();
  }
});

for (const [index, into] of sizeLabels.entries())
  clause('QUOTE-SPLIT-UNDO', `Undo restores a size in ${into} for good, even if sent`, () => {
    const before = ['215', '60', '17'];
    fillSize(...before);
    paste(field(into), '205/55R16 91V');
    expect(screen.getByText('Filled in from “205/55R16 91V”.')).toBeVisible();
    field('First name').focus();
    press(button('Undo'));
    expect(sizes()).toEqual(before.with(index, '205/55R16 91V'));
    expect(field(into)).toHaveFocus();
    press(send());
    paste(width(), '225/45R17');
    expect(sizes()).toEqual(before.with(index, '205/55R16 91V').with(0, '225/45R17'));
    expect(undoButton()).toBeNull();
  });

clause('DRAFT-CLEAR', 'the form splits sizes again, and has no note or message', async () => {
  const clear = () => press(button('Clear what I typed'));
  fill(comment(), 'Two, please.');
  press(send());
  expect(screen.getByText('Please fix 4 fields', { selector: 'h3' })).toBeVisible();
  clear();
  expect(screen.queryAllByText(/^Please|is required$/, { selector: 'h3, p *, a' })).toEqual([]);
  paste(width(), '205/55R16 91V');
  press(button('Undo'));
  clear();
  paste(width(), '205/55R16');
  expect(sizes()).toEqual(['205', '55', '16']);
  clear();
  expect(undoButton()).toBeNull();
  press(button('205/55R16'));
  clear();
  fillSize('205', '55', '16');
  await expect.poll(() => button('205/55R16').getAttribute('aria-pressed')).toBe('true');
  expect(filledIn()).toBeNull();
});

const comment = () => field(labels.comment);

clause('QUOTE-AS-GIVEN', 'the form adds the size below the comment and says so', async () => {
  const said = () => screen.queryByText('The full size is in your comment.');
  await fillIn();
  fill(comment(), 'Two, please.');
  paste(width(), '225/45R17');
  expect(said()).toBeNull();
  expect(comment()).toHaveValue('Two, please.');
  paste(width(), '225/45R17 91Y RFT');
  expect(said()).toBeVisible();
  fill(width(), '215');
  expect(said()).toBeNull();
  paste(width(), '225/45R17 91Y RFT');
  fill(comment(), 'Three, please.');
  expect(said()).toBeNull();
  expect(undoButton()).toBeVisible();
  paste(width(), '225/45R17 91Y RFT');
  press(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  const line = 'Size as given: 225/45R17 91Y RFT';
  expect(endpoint().received[0]?.fields['comment']).toBe(`Three, please.\n${line}`);
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
  press(button('225/45R17'));
  expect(comment().value.trimEnd()).toBe(typed);
  // A line with other words after the size.
  const changed = 'Size as given: 225/45R17 91Y or anything like it';
  fill(comment(), changed);
  paste(width(), '225/45R17 91Y');
  paste(width(), 'LT245/75R16');
  expect(comment()).toHaveValue(`${changed}\nSize as given: LT245/75R16`);
  fill(comment(), `${comment().value}\nCall after 3`);
  press(button('Undo'));
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

clause('QUOTE-UNCHECKED', 'the form sends words in any field that is not checked', async () => {
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
  press(button('205/55R16'));
  const texts = [...meanings.flatMap(([, ...each]) => each), /^205mm wide/];
  const shown = () => texts.filter((text) => screen.queryByText(text)?.checkVisibility());
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
  press(button('235/40R18'));
  // The pointer of an earlier test may be on the drawing.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  const yellow = () =>
    screen
      .getAllByText(/^(?:235|40|18)$/, { selector: 'tspan' })
      .filter((number) => getComputedStyle(number).color === 'rgb(255, 201, 21)')
      .map(({ textContent }) => textContent);
  await expect.poll(yellow).toEqual([]);
  for (const [index, label] of sizeLabels.entries()) {
    field(label).focus();
    await expect.poll(yellow).toEqual([['235', '40', '18'][index]]);
  }
  field(labels.email).focus();
  await expect.poll(yellow).toEqual([]);
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
  const inOrder = [...sizeLabels.map(field), ...chips.map(button), screen.getByRole('figure')];
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
  for (const next of [third, ...[...chips, 'Undo'].map(button), ...others, send()]) {
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
  const { documentElement: root } = document;
  const expectNoScroll = () => expect(root.scrollWidth).toBe(root.clientWidth);
  expectNoScroll();
  press(send());
  expect(screen.getByRole('link', { name: 'Please select a location' })).toBeVisible();
  expectNoScroll();
  for (const name of chips)
    expect(button(name).scrollWidth, name).toBeLessThanOrEqual(button(name).clientWidth);
  await fillIn('Whakatāne'.repeat(20));
  expectNoScroll();
  press(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  expectNoScroll();
});

clause('QUOTE-TYRE-WORDS', 'the caption and the descriptions explain the size', () => {
  press(button('205/55R16'));
  for (const number of screen.getAllByText(/^(?:205|55|16)$/, { selector: 'tspan' }))
    expect(number.closest('[aria-hidden=true]')).not.toBeNull();
  const caption = screen.getByText(/^205mm wide.*: 632mm tall in all\.$/);
  expect(caption.closest('[aria-hidden=true]')).toBeNull();
  for (const [label, means] of meanings) expect(field(label)).toHaveAccessibleDescription(means);
});

clause('QUOTE-BRANCH-HOURS', 'beside the form, each branch has all its facts', async () => {
  await page.viewport(992, 900);
  const heading = screen.getByRole('heading', { name: 'Where to find us' });
  const { right } = field('Email').getBoundingClientRect();
  expect(heading.getBoundingClientRect().left).toBeGreaterThan(right);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(branches.length);
  for (const [index, place] of branches.entries()) {
    const { name, street, line, weekdays, saturday, sunday } = place;
    const item = within(items[index] ?? document.body);
    expect(item.getByRole('heading', { name })).toBeVisible();
    const link = item.getByRole('link', { name: asOneLine(line.number) });
    expect(link).toHaveAttribute('href', line.href);
    expect(item.getAllByRole('paragraph').map(words)).toEqual([
      street,
      `Mon–Fri ${weekdays},Sat ${saturday.toLowerCase()}, Sun ${sunday.toLowerCase()}`,
    ]);
  }
});

/** The bar of each branch in the list. */
const bars = () => screen.getAllByRole('listitem').map((item) => getComputedStyle(item).boxShadow);

clause('QUOTE-BRANCH-MARKED', 'the list marks the chosen branch and no other', async () => {
  await page.viewport(992, 900);
  const none = branches.map(() => 'none');
  expect(bars()).toEqual(none);
  for (const [index, location] of locations.entries()) {
    choose(location);
    expect(bars()).toEqual(none.with(index, 'rgb(255, 201, 21) 0px 5px 0px 0px inset'));
  }
  choose('');
  expect(bars()).toEqual(none);
});

clause('QUOTE-WRITTEN', 'the card repeats what the visitor has typed', async () => {
  await page.viewport(992, 900);
  const card = screen.getByText('Your enquiry').parentElement ?? document.body;
  const read = () => card.innerText.replaceAll(/\s+/g, ' ').trim();
  expect(read()).toBe('Your enquiry Tyres Rego Name Phone Email Branch');
  await fillIn();
  fillSize('31x10.5', '', 'r15');
  fill(field('Rego (optional)'), 'ktr482');
  fill(field('Last name (optional)'), 'Tāmati');
  expect(read()).toBe(
    `Your enquiry Tyres 31x10.5R15 Rego KTR482 Name Aroha Tāmati Phone 021 000 0000 Email aroha@post.example Branch ${aBranch}`,
  );
  const { right } = field('Email').getBoundingClientRect();
  expect(card.getBoundingClientRect().left).toBeGreaterThan(right);
  fillSize('205', '55', '16');
  expect(read()).toContain(' Tyres 205/55R16 Rego ');
});

clause('CLOSED-PAGES', 'the closure of a branch is as wide as its branch', async () => {
  await page.viewport(992, 900);
  const branch = screen.getByRole('heading', { name: 'Papanui' }).parentElement;
  const closed = screen.getByText('Closed Wednesday 3 March. We count our stock.').parentElement;
  expect(closed?.parentElement).toBe(branch);
  expect(closed?.clientWidth).toBe(branch?.clientWidth);
});
