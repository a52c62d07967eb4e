import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { business, phone } from '../facts/business.ts';
import { asOneLine } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { mockEndpoint } from './endpoint.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send message' });

async function openDetails(kind = /^Tyres/) {
  render(<ContactForm send={submitEnquiry} />);
  await userEvent.click(screen.getByRole('radio', { name: kind }));
}

async function fillIn() {
  fill(field('Name'), 'Aroha Tamati');
  fill(field('Email'), 'aroha@post.example');
  fill(field('Phone number'), '021 000 0000');
  fill(field('Message'), 'Two 205/55R16, please.');
}

for (const empty of ['Name', 'Email', 'Phone number', 'Message']) {
  clause('CONTACT-REQUIRED', `an empty ${empty} stops the form and gets the focus`, async () => {
    await openDetails();
    await fillIn();
    await userEvent.clear(field(empty));
    await userEvent.click(send());
    expect(endpoint().received).toEqual([]);
    expect(field(empty)).toHaveFocus();
    expect(field(empty).validity.valueMissing).toBe(true);
    expect(field(empty).validity.customError).toBe(false);
  });
}

clause('CONTACT-REQUIRED', 'the first of several empty fields gets the focus', async () => {
  await openDetails();
  fill(field('Name'), 'Aroha Tamati');
  await userEvent.click(send());
  expect(field('Email')).toHaveFocus();
});

for (const [what, text, line] of [
  ['10,000 characters', `${'Two tyres. '.repeat(910)}Now.`, `${'Two tyres. '.repeat(910)}Now.`],
  ['right-to-left text', 'إطاران من فضلك ٢٢٥/٤٥ \u202E?', 'إطاران من فضلك ٢٢٥/٤٥ ?'],
  ['a text with invisible characters', 'two\u200Btyres\uFEFF', 'twotyres'],
] as const) {
  clause(
    'CONTACT-LONG-TEXT',
    `the form sends ${what}: cleaned in Name and Phone number, unchanged in Message`,
    async () => {
      await openDetails(/^Emergency/);
      await fillIn();
      const { form } = field('Name');
      expect(form?.elements.length).toBeGreaterThan(10);
      for (const control of form?.elements ?? [])
        expect.soft(control).not.toHaveAttribute('maxlength');
      for (const name of ['Name', 'Phone number', 'Message']) fill(field(name), text);
      await userEvent.click(send());
      await screen.findByRole('heading', { name: 'Message Sent!' });
      expect(endpoint().received[0]?.fields).toMatchObject({
        name: line,
        phone: line,
        message: text,
        email: 'aroha@post.example',
        enquiryType: 'emergency',
        urgency: 'normal',
      });
    },
  );
}

for (const blank of ['Name', 'Email', 'Phone number', 'Message']) {
  clause('CONTACT-BLANK', `the form refuses ${blank} with spaces only`, async () => {
    await openDetails();
    await fillIn();
    fill(field(blank), blank === 'Message' ? '  \n \u00a0' : ' \u00a0 ');
    await userEvent.click(send());
    expect(field(blank)).toHaveFocus();
    expect(field(blank).validity.valueMissing).toBe(true);
    expect(field(blank).validity.customError).toBe(false);
    expect(endpoint().received).toEqual([]);
  });
}

clause('CONTACT-BLANK', 'Enter does not send a form in which a field has only spaces', async () => {
  await openDetails();
  await fillIn();
  fill(field('Message'), '   ');
  fill(field('Name'), '   ');
  await userEvent.keyboard('{Enter}');
  expect(field('Name').validity.valueMissing).toBe(true);
  expect(field('Message').validity.valueMissing).toBe(true);
  expect(endpoint().received).toEqual([]);
});

clause('CONTACT-EMAIL-TYPE', 'the form refuses a text that is not an email address', async () => {
  await openDetails();
  await fillIn();
  fill(field('Email'), 'aroha at post.example');
  await userEvent.click(send());
  expect(endpoint().received).toEqual([]);
  expect(field('Email')).toHaveFocus();
  expect(field('Email').validity.typeMismatch).toBe(true);
});

clause('CONTACT-SENDING', 'the disabled button reads “Sending...” until the reply', async () => {
  const release = endpoint().hold();
  await openDetails();
  await fillIn();
  await userEvent.click(send());
  const button = screen.getByRole('button', { name: 'Sending...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  release();
  await screen.findByRole('heading', { name: 'Message Sent!' });
});

clause('CONTACT-ONE-REQUEST', 'a double click and Enter send one request in all', async () => {
  const release = endpoint().hold();
  await openDetails();
  await fillIn();
  await userEvent.dblClick(send());
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  button.form?.requestSubmit();
  await userEvent.click(field('Name'));
  await userEvent.keyboard('{Enter}');
  release();
  await screen.findByRole('heading', { name: 'Message Sent!' });
  expect(endpoint().received).toHaveLength(1);
});

clause('CONTACT-SENT', 'the confirmation replaces the form', async () => {
  await openDetails();
  await fillIn();
  await userEvent.click(send());
  expect(await screen.findByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(screen.getByText(/^We'll get back to you within 30 minutes\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

clause('CONTACT-SENT-HOURS', 'the confirmation says “During head office hours.”', async () => {
  await openDetails();
  await fillIn();
  await userEvent.click(send());
  expect(await screen.findByText('During head office hours.')).toBeVisible();
});

clause('CONTACT-SENT-FOCUS', 'the heading has focus, and the promise describes it', async () => {
  await openDetails();
  await fillIn();
  await userEvent.click(send());
  const heading = await screen.findByRole('heading', { name: 'Message Sent!' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(heading).toHaveAccessibleDescription(/within 30 minutes\. During head office hours\./);
});

clause('SUBMIT-CONTACT-BODY', 'the form sends eight texts as typed', async () => {
  await openDetails(/^Fleet/);
  await fillIn();
  await userEvent.click(send());
  await screen.findByRole('heading', { name: 'Message Sent!' });
  expect(endpoint().received.map(({ text }) => JSON.parse(text))).toEqual([
    {
      formType: 'contact',
      enquiryType: 'fleet',
      name: 'Aroha Tamati',
      email: 'aroha@post.example',
      phone: '021 000 0000',
      message: 'Two 205/55R16, please.',
      urgency: 'normal',
      _subject: 'New Contact - fleet',
    },
  ]);
});

clause(
  'SUBMIT-URGENCY',
  'the form sends “normal” if the visitor chose an urgency and then another type',
  async () => {
    await openDetails(/^Emergency/);
    await fillIn();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Urgency' }), 'urgent');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Other/ }));
    await userEvent.click(send());
    await screen.findByRole('heading', { name: 'Message Sent!' });
    expect(endpoint().received[0]?.fields['urgency']).toBe('normal');
  },
);

/** Sends an enquiry that the endpoint refuses, and returns the texts of the browser's alerts. */
async function fail(): Promise<string[]> {
  const alerts: string[] = [];
  vi.spyOn(window, 'alert').mockImplementation((text: string) => alerts.push(text));
  expectConsole(/Form submission failed/);
  endpoint().reply = 'failed-server';
  await openDetails();
  await fillIn();
  await userEvent.click(send());
  await screen.findByRole('alert');
  return alerts;
}

const apology = `Sorry, there was an error submitting your message. Please call us at ${phone.main.number} or email ${business.email} directly.`;

clause('CONTACT-FAILED-ALERT', 'the browser shows one alert with the exact words', async () => {
  expect(await fail()).toEqual([apology]);
});

clause('CONTACT-FAILED-NOTE', 'the page shows the words of the alert, with links', async () => {
  await fail();
  const note = screen.getByRole('alert');
  expect(note).toBeVisible();
  expect(note).toHaveTextContent(apology);
  expect(within(note).getByRole('link', { name: asOneLine(phone.main.number) })).toHaveAttribute(
    'href',
    phone.main.href,
  );
  expect(within(note).getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
});

clause('CONTACT-FAILED-NOTE', 'the page shows the message until the next attempt', async () => {
  await fail();
  fill(field('Message'), 'Four, please.');
  expect(screen.getByRole('alert')).toBeVisible();
  const release = endpoint().hold();
  await userEvent.click(send());
  expect(screen.queryByRole('alert')).toBeNull();
  release();
  expect(await screen.findByRole('alert')).toBeVisible();
});

clause('CONTACT-FAILED-KEEPS', 'the form keeps its entries and can send them again', async () => {
  await fail();
  expect(field('Name')).toHaveValue('Aroha Tamati');
  expect(field('Email')).toHaveValue('aroha@post.example');
  expect(field('Phone number')).toHaveValue('021 000 0000');
  expect(field('Message')).toHaveValue('Two 205/55R16, please.');
  expect(send()).toBeEnabled();
  expect(send()).toHaveFocus();
  endpoint().reply = 'accepted';
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Message Sent!' });
  const [first, second] = endpoint().received.map(({ text }) => text);
  expect(second).toBe(first);
});

clause('CONTACT-FAILED-KEEPS', 'after Enter in a field the focus stays in that field', async () => {
  vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  expectConsole(/Form submission failed/);
  endpoint().reply = 'failed-server';
  await openDetails();
  await fillIn();
  await userEvent.click(field('Name'));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alert');
  expect(field('Name')).toHaveFocus();
});

/**
 * Fills in the form with these texts and sends it with its button or from a script. The page sends a form from a script if the
 * visitor pressed the button before the form’s script had loaded.
 */
async function sendPasted(texts: Readonly<Record<string, string>>, by: 'button' | 'script') {
  const sent = vi.fn<typeof submitEnquiry>(() => new Promise(() => undefined));
  render(<ContactForm send={sent} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Fleet/ }));
  const typed = {
    Name: 'Aroha',
    Email: 'aroha@post.example',
    'Phone number': '021 000 0000',
    Message: 'Kia ora',
    ...texts,
  };
  for (const [name, text] of Object.entries(typed)) field(name).value = text;
  if (by === 'button') await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  else field('Name').form?.requestSubmit();
  return sent;
}

for (const by of ['button', 'script'] as const)
  clause('CONTACT-CLEAN', `sending by ${by} turns line separators into spaces`, async () => {
    const texts = { Name: 'Aroha\u2028Tamati', 'Phone number': '021\u2028000 0000\u2029' };
    const sent = await sendPasted(texts, by);
    expect(sent.mock.lastCall?.[0]).toMatchObject({ name: 'Aroha Tamati', phone: '021 000 0000' });
    expect(field('Name')).toHaveValue('Aroha Tamati');
  });

for (const [what, email] of [
  ['after mailto:', 'mailto:aroha@post.example'],
  ['between invisible characters', '\u200Baroha@post.example\u00A0'],
] as const)
  clause('CONTACT-CLEAN', `an email address ${what} is accepted`, async () => {
    const sent = await sendPasted({ Email: email }, 'button');
    expect(sent.mock.lastCall?.[0]).toMatchObject({ email: 'aroha@post.example' });
  });

for (const by of ['button', 'script'] as const)
  clause(
    'CONTACT-CLEAN',
    `sending by ${by} is refused if Phone number has only invisible characters`,
    async () => {
      const sent = await sendPasted({ 'Phone number': '\u200B\uFEFF' }, by);
      expect(sent).not.toHaveBeenCalled();
      expect(field('Phone number').validity.valueMissing).toBe(true);
      expect(field('Phone number')).toHaveFocus();
    },
  );
