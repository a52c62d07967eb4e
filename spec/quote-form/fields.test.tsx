import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { aBranch, branches } from '../facts/business.ts';
import { show } from '../pages/show.tsx';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { field, fillIn, labels, profile, rim, send, sizes, width } from './quote.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();

beforeEach(() => {
  quoteForm.open();
});

/** Pastes a text into a field, as from the clipboard. */
async function paste(into: HTMLElement, text: string): Promise<void> {
  into.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  const isTaken = !into.dispatchEvent(event);
  // The browser itself does this if the form has not handled the paste.
  if (!isTaken) fill(into, text);
}

clause('QUOTE-FIELDS', 'the form has the ten fields in order, each with its label', () => {
  for (const [name, label] of Object.entries(labels))
    expect(field(label)).toHaveAttribute('name', name);
  const labelled = ([...(width().form?.elements ?? [])] as HTMLInputElement[]).filter(
    (each) => each.labels?.length,
  );
  expect(labelled.map(({ name }) => name)).toEqual(Object.keys(labels));
});

clause('QUOTE-OPTIONAL', 'the form marks size, rego, last name and comment as optional', () => {
  expect(screen.getByRole('group', { name: 'Your tyre size (optional)' })).toBeVisible();
  expect(document.body.textContent?.match(/\(optional\)/g)).toHaveLength(4);
  const required = Object.values(labels).filter((label) => field(label).required);
  expect(required).toEqual(['First name', 'Phone number', 'Email', 'Nearest location']);
});

clause('QUOTE-AUTOFILL', 'names, phone and email have their autocomplete values', () => {
  for (const [label, token] of [
    ['First name', 'given-name'],
    ['Last name (optional)', 'family-name'],
    ['Phone number', 'tel'],
    ['Email', 'email'],
  ] as const)
    expect(field(label)).toHaveAttribute('autocomplete', token);
});

clause('QUOTE-KEYS', 'each field opens its keyboard, with the Enter key labelled Send', () => {
  expect(field('Phone number')).toHaveAttribute('type', 'tel');
  expect(field('Email')).toHaveAttribute('type', 'email');
  // With it, the browser would open another keyboard than that of the type.
  for (const label of ['Phone number', 'Email'])
    expect(field(label)).not.toHaveAttribute('inputmode');
  expect(profile()).toHaveAttribute('inputmode', 'numeric');
  // A whole size has letters, such as 205/55R16 or 195R15C.
  expect(width()).toHaveAttribute('inputmode', 'text');
  expect(rim()).toHaveAttribute('inputmode', 'text');
  const lines = screen.getAllByRole('textbox').filter(({ localName }) => localName === 'input');
  for (const input of [width(), profile(), rim(), ...lines])
    expect(input).toHaveAttribute('enterkeyhint', 'send');
});

clause('QUOTE-VALUE-LISTS', 'the form suggests values for width, profile and rim', () => {
  const values = (input: HTMLInputElement) =>
    [...(input.list?.options ?? [])].map(({ value }) => value).join(' ');
  expect(values(width())).toBe(
    '145 155 165 175 185 195 205 215 225 235 245 255 265 275 285 295 305 315',
  );
  expect(values(profile())).toBe('25 30 35 40 45 50 55 60 65 70 75 80 85');
  expect(values(rim())).toBe('13 14 15 16 17 18 19 20 21 22');
});

clause('QUOTE-LOCATIONS', 'the list has every branch, and no branch is chosen', () => {
  const options = within(field('Nearest location')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text }) => text)).toEqual([
    'Choose a branch',
    ...branches.map(({ name }, index) => (index === 0 ? `${name} (Main Branch)` : name)),
  ]);
  expect(field('Nearest location')).toHaveValue('');
});

clause('QUOTE-PLATE', 'the form shows and sends the rego in capitals', async () => {
  const rego = field('Rego (optional)');
  expect(getComputedStyle(rego).textTransform).toBe('uppercase');
  await fillIn();
  fill(rego, ' ktr482 ');
  await userEvent.click(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  expect(endpoint().received[0]?.fields['rego']).toBe('KTR482');
});

const chips = ['195/65R15', '205/55R16', '225/45R17', '235/40R18'] as const;
const chip = (name: string) => screen.getByRole('button', { name });

clause('QUOTE-CHIP-FILLS', 'each chip fills in its own digits', async () => {
  for (const name of chips) {
    await userEvent.click(chip(name));
    expect(sizes(), name).toEqual(name.split(/[/R]/));
  }
});

clause('QUOTE-CHIPS', 'the form has the four chips in order', () => {
  const group = screen.getByRole('group', { name: 'Popular sizes: fill in the size' });
  const names = within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(chips);
});

clause('QUOTE-CHIP-SAID', 'pressing a chip announces the message, typing removes it', async () => {
  expect(screen.getByRole('group', { name: 'Popular sizes: fill in the size' })).toContainElement(
    chip('225/45R17'),
  );
  const words = () => screen.queryByText('Width, profile and rim filled in.');
  expect(words()).toBeNull();
  await userEvent.click(chip('225/45R17'));
  const first = words();
  expect(first).toBeVisible();
  expect(first?.closest('[role=status]')).toBeVisible();
  await userEvent.click(chip('205/55R16'));
  // A screen reader announces the same words again only if their element is new.
  expect(words()).toBeVisible();
  expect(first).not.toBeInTheDocument();
  for (const part of [width(), profile(), rim()]) {
    await userEvent.click(chip('225/45R17'));
    expect(words()).toBeVisible();
    fill(part, '50');
    expect(words()).toBeNull();
  }
});

clause('QUOTE-CHIP-PRESSED', 'a chip is pressed only while the fields have its size', async () => {
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  for (const name of chips) {
    await userEvent.click(chip(name));
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([chip(name)]);
  }
  fill(width(), '205');
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  fill(profile(), '55');
  fill(rim(), ' 16 ');
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([chip('205/55R16')]);
});

for (const into of ['Width mm', 'Profile %', 'Rim inches']) {
  clause('QUOTE-SPLIT', `the form splits a size that is pasted into ${into}`, async () => {
    await paste(field(into), '205/55R16 91V');
    expect(sizes()).toEqual(['205', '55', '16']);
  });

  clause('QUOTE-SPLIT', `leaving ${into} splits a size that was typed into it`, async () => {
    await userEvent.type(field(into), '31x10.5R15');
    expect(field(into)).toHaveValue('31x10.5R15');
    await userEvent.click(field('First name'));
    expect(sizes()).toEqual(['31x10.5', '', '15']);
  });
}

clause('QUOTE-SPLIT', 'the form splits a size that was cut and pasted', async () => {
  fill(comment(), 'LT265/70R17 121/118S');
  await userEvent.tripleClick(comment());
  await userEvent.cut();
  await userEvent.click(profile());
  await userEvent.paste();
  expect(sizes()).toEqual(['265', '70', '17']);
});

clause('QUOTE-SPLIT-NOT', 'the form does not split a field with two sizes', async () => {
  for (const into of [width(), profile(), rim()]) {
    await paste(into, '205/55R16, 225/45R17');
    await userEvent.click(field('First name'));
    expect(into).toHaveValue('205/55R16, 225/45R17');
  }
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

for (const [index, into] of ['Width mm', 'Profile %', 'Rim inches'].entries())
  clause('QUOTE-SPLIT-UNDO', `Undo restores a size in ${into} for good`, async () => {
    const before = ['215', '60', '17'];
    for (const [at, each] of [width(), profile(), rim()].entries()) fill(each, before[at] ?? '');
    await paste(field(into), '205/55R16 91V');
    expect(screen.getByText('Filled in from “205/55R16 91V”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sizes()).toEqual(before.with(index, '205/55R16 91V'));
    expect(field(into)).toHaveFocus();
    await userEvent.click(field('First name'));
    await paste(width(), '225/45R17');
    expect(sizes()).toEqual(before.with(index, '205/55R16 91V').with(0, '225/45R17'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

const clearForm = () => userEvent.click(screen.getByRole('button', { name: 'Clear what I typed' }));

clause('DRAFT-CLEAR', 'after Undo and Clear, a pasted size is split again', async () => {
  await paste(width(), '205/55R16 91V');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await clearForm();
  await paste(width(), '205/55R16');
  expect(sizes()).toEqual(['205', '55', '16']);
  await clearForm();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

clause('DRAFT-CLEAR', 'a popular size typed after Clear has no note', async () => {
  await userEvent.click(chip('205/55R16'));
  expect(screen.getByText('Width, profile and rim filled in.')).toBeVisible();
  await clearForm();
  for (const [input, text] of [
    [width(), '205'],
    [profile(), '55'],
    [rim(), '16'],
  ] as const)
    fill(input, text);
  await expect.poll(() => chip('205/55R16').getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText('Width, profile and rim filled in.')).toBeNull();
});

const comment = () => field('Comment (optional)');

clause('QUOTE-AS-GIVEN', 'the note says so only while the comment has the line', async () => {
  await paste(width(), '225/45R17 91Y RFT');
  const said = () => screen.queryByText('The full size is in your comment.');
  expect(said()).toBeVisible();
  fill(comment(), 'Two, please.');
  await expect.poll(said).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  // A size with only three parts.
  await paste(width(), '225/45R17');
  expect(comment()).toHaveValue('Two, please.');
  expect(said()).toBeNull();
});

clause('QUOTE-AS-GIVEN', 'the form adds the size below the comment and says so', async () => {
  await fillIn();
  fill(comment(), 'Two, please.');
  await paste(width(), '225/45R17 91Y RFT');
  expect(sizes()).toEqual(['225', '45', '17']);
  expect(comment()).toHaveValue('Two, please.\nSize as given: 225/45R17 91Y RFT');
  expect(screen.getByText('The full size is in your comment.')).toBeVisible();
  await userEvent.click(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  expect(endpoint().received[0]?.fields).toMatchObject({
    width: '225',
    profile: '45',
    rim: '17',
    comment: 'Two, please.\nSize as given: 225/45R17 91Y RFT',
  });
});

clause('QUOTE-AS-GIVEN-ONCE', 'another size replaces or removes the earlier line', async () => {
  const typed = 'Two, please.\n\n  Not on Sunday.';
  fill(comment(), `${typed}\n`);
  await paste(width(), '225/45R17 91Y');
  await paste(profile(), '225/45R17 91Y');
  expect(comment()).toHaveValue(`${typed}\nSize as given: 225/45R17 91Y`);
  await paste(width(), 'LT245/75R16');
  expect(comment()).toHaveValue(`${typed}\nSize as given: LT245/75R16`);
  await paste(width(), '205/55R16');
  expect(comment().value.trimEnd()).toBe(typed);
  await paste(width(), 'LT245/75R16');
  await userEvent.click(chip('225/45R17'));
  expect(comment().value.trimEnd()).toBe(typed);
});

clause('QUOTE-AS-GIVEN-ONCE', 'Undo restores the line of the previous size', async () => {
  await paste(width(), '225/45R17 91Y');
  await paste(width(), 'LT245/75R16');
  fill(comment(), `${comment().value}\nCall after 3`);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(comment()).toHaveValue('Call after 3\nSize as given: 225/45R17 91Y');
});

clause('QUOTE-AS-GIVEN-ONCE', 'the form keeps a line that the visitor has changed', async () => {
  const theirs = 'Size as given: 225/45R17 91Y or anything like it';
  fill(comment(), theirs);
  await paste(width(), 'LT245/75R16');
  expect(comment()).toHaveValue(`${theirs}\nSize as given: LT245/75R16`);
});

for (const key of ['Tab', 'Enter'])
  for (const into of ['Width mm', 'Profile %', 'Rim inches'])
    clause('QUOTE-ENTER-SPLITS', `${key} in ${into} splits the size before sending`, async () => {
      await fillIn();
      await userEvent.type(field(into), '225/45R17 91Y');
      await userEvent.keyboard(`{${key}}`);
      if (key === 'Tab') await userEvent.click(send());
      await screen.findByRole('heading', { name: /^Thanks/ });
      expect(endpoint().received.map(({ fields }) => fields)).toMatchObject([
        { width: '225', profile: '45', rim: '17', comment: 'Size as given: 225/45R17 91Y' },
      ]);
    });

for (const [id, what, texts] of [
  [
    'QUOTE-FREE-TEXT',
    'words in width, profile and rim',
    { width: 'the wide ones', profile: '50 or 55', rim: '16"' },
  ],
  [
    'QUOTE-UNCHECKED',
    'words as a phone number and in each optional field',
    { width: '?', profile: '?', rim: '?', rego: '?', lastName: '?', comment: '?', phone: 'ask' },
  ],
] as const)
  clause(id, `the form sends ${what} unchanged`, async () => {
    await fillIn();
    const { elements } = send().closest('form') as HTMLFormElement;
    for (const [name, text] of Object.entries(texts))
      fill(elements.namedItem(name) as HTMLInputElement, text);
    await userEvent.click(send());
    await screen.findByRole('heading', { name: /^Thanks/ });
    expect(endpoint().received[0]?.fields).toMatchObject(texts);
  });

clause('QUOTE-TYRE-MEANS', 'the caption explains the field in focus, with a result', async () => {
  await userEvent.click(chip('205/55R16'));
  const meanings = [
    [width(), 'From one sidewall to the other.', '205mm is 20.5cm across.'],
    [profile(), 'The sidewall’s height, as a percentage of the width.', '55% of 205mm = 113mm.'],
    [rim(), 'The wheel’s diameter, in inches.', '16 inches = 406mm.'],
  ] as const;
  const shown = () =>
    meanings
      .flatMap(([, ...words]) => words)
      .filter((words) => screen.queryByText(words)?.checkVisibility());
  for (const [part, ...words] of meanings) {
    await userEvent.click(part);
    expect(shown()).toEqual(words);
  }
  for (const [part, means] of meanings) {
    fill(part, '205 or 215');
    expect(shown()).toEqual([means]);
  }
});

clause('QUOTE-TYRE-MEANS', 'the caption explains the width 31x10.5 in inches', async () => {
  fill(width(), '31x10.5');
  expect(screen.getByText('Here it is in inches: 31 tall, 10.5 across.')).toBeVisible();
});

clause('QUOTE-TYRE-LIGHTS', 'only the number of the field in focus is yellow', async () => {
  await userEvent.click(chip('235/40R18'));
  const yellow = 'rgb(255, 201, 21)';
  const colours = () =>
    ['235', '40', '18'].map(
      (text) => getComputedStyle(screen.getByText(text, { selector: 'tspan' })).color === yellow,
    );
  expect(colours()).toEqual([false, false, false]);
  await userEvent.click(width());
  await expect.poll(colours).toEqual([true, false, false]);
  await userEvent.click(profile());
  await expect.poll(colours).toEqual([false, true, false]);
  await userEvent.click(rim());
  await expect.poll(colours).toEqual([false, false, true]);
});

clause('QUOTE-TYRE-PRESS', 'a press on the drawing moves the focus to its field', async () => {
  const tyre = screen.getByRole('figure');
  for (const [into, along] of [
    [rim(), 0.8],
    [profile(), 0.5],
    [width(), 0.2],
  ] as const) {
    await userEvent.click(tyre, { position: { x: tyre.clientWidth * along, y: 100 } });
    expect(into).toHaveFocus();
    expect(into.labels).toHaveLength(1);
  }
  expect(document.querySelectorAll('label')).toHaveLength(10);
});

clause('QUOTE-TYRE-PHONE', 'fields are above the chips, and chips above the drawing', async () => {
  await page.viewport(360, 740);
  const rows = [[width(), profile(), rim()], chips.map(chip), [screen.getByRole('figure')]].map(
    (parts) => parts.map((part) => part.getBoundingClientRect()),
  );
  for (const [index, row] of rows.slice(1).entries())
    for (const { top } of row)
      for (const above of rows[index] ?? []) expect(above.bottom).toBeLessThanOrEqual(top);
});

clause('QUOTE-KEYBOARD', 'the visitor fills in and sends the form with the keyboard', async () => {
  width().focus();
  await userEvent.keyboard('205 55 16{Tab}{Tab}');
  expect(sizes()).toEqual(['205', '55', '16']);
  expect(rim()).toHaveFocus();
  for (const next of [
    ...[...chips, 'Undo'].map(chip),
    ...['Rego (optional)', 'First name', 'Last name (optional)', 'Phone number', 'Email'].map(
      field,
    ),
  ]) {
    await userEvent.keyboard('{Tab}');
    expect(next).toHaveFocus();
    if (next === field('Email')) await userEvent.keyboard('aroha@post.example');
    else if (next instanceof HTMLInputElement && next.required) await userEvent.keyboard('Aroha');
  }
  await userEvent.keyboard('{Tab}');
  expect(field('Nearest location')).toHaveFocus();
  await userEvent.keyboard(`${aBranch.slice(0, 3)}{Tab}`);
  expect(comment()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(send()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Thanks, Aroha!' });
  expect(endpoint().received[0]?.fields).toMatchObject({ width: '205', location: aBranch });
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
  await userEvent.click(send());
  expect(screen.getByRole('link', { name: 'Please select a location' })).toBeVisible();
  expect(beyond()).toBe(0);
  for (const name of chips) {
    expect(chip(name).scrollWidth, name).toBeLessThanOrEqual(chip(name).clientWidth);
    expect(chip(name).getBoundingClientRect().right, name).toBeLessThanOrEqual(320);
  }
  fill(width(), '31x10.5R15'.padStart(30));
  await fillIn('Whakatāne'.repeat(20));
  expect(beyond()).toBe(0);
  await userEvent.click(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  expect(beyond()).toBe(0);
});

clause('QUOTE-TYRE-WORDS', 'the caption and the descriptions explain the size', async () => {
  const tyre = screen.getByRole('figure');
  expect(tyre).toMatchTextContent(/Look for numbers like 205\/55R16\./);
  expect(screen.getByText(/^Choose a part of the tyre/)).toHaveAttribute('aria-hidden', 'true');
  await userEvent.click(chip('205/55R16'));
  const lettering = screen.getByText('205', { selector: 'tspan' });
  expect(lettering.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.getByText(/205mm wide, 113mm from rim to road/)).toMatchTextContent(
    /on a 16-inch wheel: 632mm tall in all\./,
  );
  expect(width()).toHaveAccessibleDescription('From one sidewall to the other.');
  expect(profile()).toHaveAccessibleDescription(
    'The sidewall’s height, as a percentage of the width.',
  );
  expect(rim()).toHaveAccessibleDescription('The wheel’s diameter, in inches.');
});
