import { cleanup, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { aBranch, business, phone } from '../facts/business.ts';
import { asOneLine } from '../pages/reading.ts';
import { field, fillIn, send, sizes, tick } from '../quote-form/quote.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { fill } from '../fill.ts';
import { bothForms, nameField, service } from '../submission/bothForms.tsx';

vi.mock('canvas-confetti', () => ({
  default: { create: () => Object.assign(() => Promise.resolve(), { reset: () => undefined }) },
}));

const endpoint = mockEndpoint();

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tile = (name: RegExp) => screen.getByRole('radio', { name });

function openQuote() {
  render(<QuoteForm send={submitEnquiry} />);
}

function openContact() {
  render(<ContactForm send={submitEnquiry} />);
}

/** Leaves and comes back: removes the form and renders a new one, which has only what the device stored. */
function comeBack(open: () => void) {
  cleanup();
  open();
}

/** The names of the stored drafts: those for all tabs, then those of this tab. */
const kept = () => [
  ...Object.keys(localStorage).map((key) => key.split(':').slice(0, 2).join(':')),
  ...Object.keys(sessionStorage),
];

clause(
  'DRAFT-SURVIVES',
  'the quote form restores each field and the button of the chosen size',
  async () => {
    openQuote();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: '225/45R17' }));
    fill(field('Rego (optional)'), 'KTR482');
    fill(field('Last name (optional)'), 'Tāmati');
    fill(field('Comment (optional)'), 'Two,\nplease. 🛞');
    comeBack(openQuote);
    expect(sizes()).toEqual(['225', '45', '17']);
    expect(field('Rego (optional)')).toHaveValue('KTR482');
    expect(field('First name')).toHaveValue('Aroha');
    expect(field('Last name (optional)')).toHaveValue('Tāmati');
    expect(field('Phone number')).toHaveValue('021 000 0000');
    expect(field('Email')).toHaveValue('aroha@post.example');
    expect(field('Nearest location')).toHaveValue(aBranch);
    expect(field('Comment (optional)')).toHaveValue('Two,\nplease. 🛞');
    expect(tick('First name')).toBeVisible();
    expect(screen.getByRole('button', { name: '225/45R17', pressed: true })).toBeVisible();
  },
);

clause('DRAFT-SURVIVES', 'the contact form restores its type and each field', async () => {
  openContact();
  await userEvent.click(tile(/^Emergency/));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Urgency' }), 'urgent');
  fill(box('Name'), 'Aroha');
  fill(box('Email'), 'aroha@post.example');
  fill(box('Phone number'), '021 000 0000');
  fill(box('Message'), 'Flat in\nLyttelton');
  comeBack(openContact);
  expect(tile(/^Emergency/)).toBeChecked();
  await userEvent.click(tile(/^Emergency/));
  expect(screen.getByRole('combobox', { name: 'Urgency' })).toHaveValue('urgent');
  expect(box('Name')).toHaveValue('Aroha');
  expect(box('Email')).toHaveValue('aroha@post.example');
  expect(box('Phone number')).toHaveValue('021 000 0000');
  expect(box('Message')).toHaveValue('Flat in\nLyttelton');
});

for (const [form, open] of [
  ['quote', openQuote],
  ['contact', openContact],
] as const) {
  clause('DRAFT-SAYS', `the ${form} form shows the message only after a restore`, async () => {
    open();
    expect(screen.queryByText(/What you typed is still here/)).toBeNull();
    if (form === 'quote') fill(field('First name'), 'Aroha');
    else await userEvent.click(tile(/^Fleet/));
    expect(screen.queryByText(/What you typed is still here/)).toBeNull();
    comeBack(open);
    expect(screen.getByText(/^What you typed is still here\./)).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'What you typed is still here. Clear',
    );
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
  });

  clause(
    'DRAFT-CLEAR',
    `“Clear what I typed” empties the ${form} form, deletes its draft and focuses the first field`,
    async () => {
      open();
      if (form === 'quote')
        await userEvent.click(screen.getByRole('button', { name: '225/45R17' }));
      else await userEvent.click(tile(/^Fleet/));
      for (const input of screen.getAllByRole('textbox')) fill(input, 'Aroha');
      if (form === 'quote') await userEvent.selectOptions(field('Nearest location'), aBranch);
      expect(kept()).toHaveLength(2);
      comeBack(open);
      await userEvent.click(screen.getByRole('button', { name: 'Clear what I typed' }));
      expect(kept()).toEqual([]);
      expect(screen.queryByText(/What you typed is still here/)).toBeNull();
      if (form === 'quote') {
        expect(sizes()).toEqual(['', '', '']);
        expect(field('Nearest location')).toHaveValue('');
        expect(tick('First name')).toBeNull();
        expect(field('Width mm')).toHaveFocus();
      } else {
        expect(tile(/^Fleet/)).not.toBeChecked();
        expect(tile(/^General/)).toHaveFocus();
        await userEvent.click(tile(/^Fleet/));
      }
      for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
    },
  );

  clause('DRAFT-PRIVACY', `the ${form} form’s note says where and how long a draft is kept`, () => {
    open();
    expect(screen.getByText(/only so we can answer this enquiry/)).toMatchTextContent(
      /Until you send the form, what you type is kept on this device only\. It’s removed on your next visit, once a day has passed\./,
    );
  });
}

clause('DRAFT-YIELDS', 'a field that already has text keeps it', async () => {
  openQuote();
  fill(field('First name'), 'Aroha');
  fill(field('Phone number'), '021 000 0000');
  cleanup();
  // Simulates a served form in which the visitor types before its script loads.
  const early = document.createElement('div');
  early.innerHTML = '<form><input name="firstName"><input name="phone"></form>';
  document.body.append(early);
  const { restoreDraft } = await import('../../src/forms/enquiry/draft.ts');
  const form = early.querySelector('form');
  const [name, number] = early.querySelectorAll('input');
  if (!form || !name || !number) throw new Error('The served form lacks a field.');
  name.value = 'Mere';
  expect(restoreDraft('tyre-enquiry', form).restored).toBe(true);
  expect(name).toHaveValue('Mere');
  expect(number).toHaveValue('021 000 0000');
  early.remove();
});

clause('DRAFT-SENT', 'the device keeps nothing after success', async () => {
  openQuote();
  await fillIn();
  expect(kept()).toEqual(['draft:tyre-enquiry', 'draft:tyre-enquiry']);
  await userEvent.click(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  expect(kept().filter((key) => key.startsWith('draft:'))).toEqual([]);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Aroha');
});

clause('DRAFT-FAILURE', 'the device keeps a draft while sending and after a failure', async () => {
  expectConsole(/Form submission failed/);
  vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  openQuote();
  await fillIn();
  endpoint().reply = 'failed-server';
  const release = endpoint().hold();
  await userEvent.click(send());
  expect(kept()).toEqual(['draft:tyre-enquiry', 'draft:tyre-enquiry']);
  release();
  await screen.findByRole('alert');
  expect(kept()).toEqual(['draft:tyre-enquiry', 'draft:tyre-enquiry']);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  comeBack(openQuote);
  expect(field('First name')).toHaveValue('Aroha');
  expect(words()).toEqual([]);
});

/** Fills in and sends the contact form, which gets no answer. */
async function leaveWhileSending() {
  const hold = vi.fn<typeof submitEnquiry>(() => new Promise(() => undefined));
  render(<ContactForm send={hold} />);
  await userEvent.click(tile(/^Fleet/));
  fill(box('Name'), 'Aroha');
  fill(box('Email'), 'aroha@post.example');
  fill(box('Phone number'), '021 000 0000');
  fill(box('Message'), 'Kia ora');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(hold).toHaveBeenCalledOnce();
}

/** The visible messages that say that an enquiry may have arrived. */
const words = () =>
  screen.queryAllByText(/so it may have reached us/).filter((note) => note.checkVisibility());

clause('DRAFT-LEFT', 'both steps of the contact form show the message until cleared', async () => {
  await leaveWhileSending();
  comeBack(openContact);
  expect(words()).toHaveLength(1);
  const [note] = words();
  const status = note?.closest('[role=status]');
  expect(note?.querySelector('a')).toHaveAttribute('href', phone.main.href);
  expect(note?.querySelector('a')).toMatchTextContent(asOneLine(phone.main.number));
  await userEvent.click(tile(/^Fleet/));
  expect(words()).toHaveLength(1);
  expect(words()[0]?.closest('[role=status]')?.nextElementSibling).toContainElement(
    screen.getByRole('button', { name: 'Send message' }),
  );
  expect(box('Message')).toHaveValue('Kia ora');
  // The empty region stays, because a screen reader announces words added to it, but not always a new region.
  expect(status).toBeInTheDocument();
  expect(status).toBeEmptyDOMElement();
  fill(box('Message'), 'Kia ora again');
  comeBack(openContact);
  expect(words()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear what I typed' }));
  expect(words()).toEqual([]);
  comeBack(openContact);
  expect(words()).toEqual([]);
});

clause('DRAFT-LEFT', 'the quote form shows the message above its button', async () => {
  const hold = vi.fn<typeof submitEnquiry>(() => new Promise(() => undefined));
  render(<QuoteForm send={hold} />);
  await fillIn();
  await userEvent.click(send());
  expect(hold).toHaveBeenCalledOnce();
  comeBack(openQuote);
  const [note] = words();
  expect(note?.querySelector('a')).toHaveAttribute('href', phone.main.href);
  const status = note?.closest('[role=status]');
  expect(status?.nextElementSibling).toContainElement(send());
  expect(field('First name')).toHaveValue('Aroha');
  await userEvent.click(screen.getByRole('button', { name: 'Clear what I typed' }));
  expect(status).toBeInTheDocument();
  expect(status).toBeEmptyDOMElement();
});

clause(
  'QUOTE-LEAVING',
  'a form that the visitor left during sending can be sent again',
  async () => {
    const release = endpoint().hold();
    openQuote();
    await fillIn();
    await userEvent.click(send());
    comeBack(openQuote);
    expect(send()).toBeEnabled();
    expect(field('First name')).toHaveValue('Aroha');
    expect(words()).toHaveLength(1);
    release();
    await userEvent.click(send());
    await screen.findByRole('heading', { name: 'Thanks, Aroha!' });
  },
);

clause('DRAFT-LEFT', 'a request that breaks just before `pagehide` shows no alert', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { send: sendLater, reject } = service();
  render(<QuoteForm send={sendLater} />);
  await fillIn();
  await userEvent.click(send());
  reject(new Error('Form submission failed'));
  await expect(sendLater.mock.results[0]?.value).rejects.toThrow('Form submission failed');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(words).toHaveLength(1);
  comeBack(openQuote);
  expect(words()[0]).toMatchTextContent(/^You left while your enquiry was being sent/);
  expect(alert).not.toHaveBeenCalled();
});

clause('DRAFT-LEFT', 'the message disappears when the form is sent again and arrives', async () => {
  await leaveWhileSending();
  comeBack(openContact);
  await userEvent.click(tile(/^Fleet/));
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Message Sent!' });
  comeBack(openContact);
  expect(words()).toEqual([]);
  expect(kept().filter((key) => key.startsWith('draft:'))).toEqual([]);
});

clause('DRAFT-SENT-FIELDS', 'success empties or resets every contact form field', async () => {
  openContact();
  await userEvent.click(tile(/^Emergency/));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Urgency' }), 'urgent');
  for (const [name, text] of [
    ['Name', 'Aroha'],
    ['Email', 'aroha@post.example'],
    ['Phone number', '021 000 0000'],
    ['Message', 'Kia ora'],
  ] as const)
    fill(box(name), text);
  const fields = [...document.querySelectorAll('input, select, textarea')] as HTMLInputElement[];
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Message Sent!' });
  const typed = fields.filter(({ type }) => !['hidden', 'radio', 'checkbox'].includes(type));
  expect(typed.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'urgency: normal',
    'name: ',
    'email: ',
    'phone: ',
    'message: ',
  ]);
  expect(fields.filter(({ checked }) => checked)).toEqual([]);
});

clause('DRAFT-DAY', 'a form that is opened a day later has no text and no draft', async () => {
  openQuote();
  fill(field('First name'), 'Aroha');
  vi.setSystemTime('2026-11-19T10:30:00+13:00');
  comeBack(openQuote);
  expect(field('First name')).toHaveValue('');
  expect(kept()).toEqual([]);
});

clause('DRAFT-DEVICE', 'each form keeps a draft under its own name and sends none', async () => {
  openQuote();
  fill(field('First name'), 'Aroha');
  comeBack(openContact);
  await userEvent.click(tile(/^Fleet/));
  expect(new Set(kept())).toEqual(new Set(['draft:contact', 'draft:tyre-enquiry']));
  comeBack(openContact);
  await userEvent.click(tile(/^Fleet/));
  expect(box('Name')).toHaveValue('');
  expect(endpoint().received).toEqual([]);
});

/** Runs a task and returns the errors that it throws, also those in event listeners. */
async function errorsDuring(task: () => Promise<unknown>): Promise<unknown[]> {
  const thrown: unknown[] = [];
  const note = ({ error }: ErrorEvent) => thrown.push(error);
  addEventListener('error', note);
  await task().catch((error: unknown) => thrown.push(error));
  removeEventListener('error', note);
  return thrown;
}

clause('DRAFT-FORBIDDEN', 'the quote form can be sent if the storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const thrown = await errorsDuring(async () => {
    openQuote();
    await fillIn();
  });
  expect(thrown).toEqual([]);
  await userEvent.click(send());
  expect(await screen.findByRole('heading', { name: 'Thanks, Aroha!' })).toBeVisible();
});

clause('DRAFT-FORBIDDEN', 'the contact form can be sent if the storage is blocked', async () => {
  for (const way of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  // Opening the form reads the draft.
  expect(openContact).not.toThrow();
  await userEvent.click(tile(/^Fleet/));
  fill(box('Name'), 'Aroha');
  fill(box('Email'), 'aroha@post.example');
  fill(box('Phone number'), '021 000 0000');
  fill(box('Message'), 'Kia ora');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

/** Simulates going offline or online. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

for (const [form, open] of [
  ['quote', openQuote],
  ['contact', openContact],
] as const) {
  clause('OFFLINE-SAID', `the ${form} form shows the message before anything is sent`, async () => {
    open();
    if (form === 'contact') await userEvent.click(tile(/^Tyres/));
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    setOnline(false);
    const line = await screen.findByText(
      /You’re offline\. Anything you’ve typed is saved on this device\. Call/,
    );
    expect(line).toBeVisible();
    expect(line).toMatchTextContent(asOneLine(`.*Call ${phone.main.number}.`));
    expect(line.closest('[role=status]')).not.toBeNull();
    expect(line.querySelector('a')).toHaveAttribute('href', phone.main.href);
  });

  clause('OFFLINE-SEND', `the ${form} form shows the error and can be sent again`, async () => {
    expectConsole(/Form submission failed/);
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    open();
    if (form === 'quote') await fillIn();
    else {
      await userEvent.click(tile(/^Tyres/));
      for (const name of ['Name', 'Phone number', 'Message']) fill(box(name), 'Aroha');
      fill(box('Email'), 'aroha@post.example');
    }
    setOnline(false);
    endpoint().reply = 'reset';
    const press = () =>
      userEvent.click(screen.getByRole('button', { name: /^(Get my quote|Send message)$/ }));
    await press();
    const note = await screen.findByRole('alert');
    const apology = `Sorry, there was an error submitting your ${form === 'quote' ? 'enquiry' : 'message'}. Please call us at ${phone.main.number} or email ${business.email} directly.`;
    expect(alert.mock.calls).toEqual([[apology]]);
    expect(note).toHaveTextContent(apology);
    expect(box(form === 'quote' ? 'First name' : 'Name')).toHaveValue('Aroha');
    setOnline(true);
    endpoint().reply = 'accepted';
    await press();
    await screen.findByRole('heading', { name: /^(Thanks|Message Sent)/ });
  });

  clause('OFFLINE-BACK', `the ${form} form removes the message when it is online`, async () => {
    open();
    if (form === 'contact') await userEvent.click(tile(/^Tyres/));
    setOnline(false);
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    setOnline(true);
    await expect.poll(() => screen.queryByText(/You’re offline/)).toBeNull();
  });
}

const accept = () => vi.fn<typeof submitEnquiry>(() => Promise.resolve({}));

/** The draft of a form in the session storage of this tab, as stored. */
const keptOf = (name: string) => sessionStorage.getItem(`draft:${name}`);

for (const form of bothForms) {
  const openFields = async () => {
    if (form.name === 'contact')
      await userEvent.click(screen.getByRole('radio', { name: /^Fleet/ }));
  };

  clause('DRAFT-OWN-FIELDS', `${form.name}: a draft has only the form’s own fields`, async () => {
    form.open(accept());
    const foreign = document.createElement('input');
    foreign.name = 'wallet';
    foreign.setAttribute('aria-label', 'Wallet');
    nameField(form).form?.append(foreign);
    foreign.value = 'Card 1';
    foreign.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(keptOf(form.name)).toBeNull();
    await openFields();
    fill(nameField(form), 'Mere');
    expect(keptOf(form.name)).toContain('Mere');
    expect(keptOf(form.name)).not.toMatch(/wallet|Card 1/);
  });

  clause('DRAFT-CHANGE', `${form.name}: a change event alone saves the draft`, async () => {
    form.open(accept());
    await openFields();
    nameField(form).value = 'Mere';
    nameField(form).dispatchEvent(new Event('change', { bubbles: true }));
    expect(keptOf(form.name)).toContain('Mere');
  });
}

clause('DRAFT-CHANGE', 'a change event removes an error message of the quote form', async () => {
  const [, quote] = bothForms;
  if (!quote) throw new Error('There are two forms.');
  quote.open(accept());
  await userEvent.click(screen.getByRole('button', { name: quote.button }));
  expect(nameField(quote)).toHaveAccessibleDescription('First name is required');
  nameField(quote).value = 'Mere';
  nameField(quote).dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => screen.queryAllByText('First name is required')).toEqual([]);
});
