import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { aBranch, business, phone } from '../facts/business.ts';
import { asOneLine } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { field, fillIn, send, sizes } from './quote.ts';
import { fill } from '../fill.ts';

/** Mocks of the confetti code: `create` gets the canvas, and `burst` throws the confetti. */
const { create, burst } = vi.hoisted(() => {
  const fire = Object.assign(
    vi.fn<(options: object) => Promise<void>>(() => Promise.resolve()),
    { reset: () => undefined },
  );
  return {
    burst: fire,
    create: vi.fn<(canvas: unknown, options: object) => typeof fire>(() => fire),
  };
});
vi.mock('canvas-confetti', () => ({ default: { create } }));

const endpoint = mockEndpoint();

function open() {
  create.mockClear();
  burst.mockClear();
  render(<QuoteForm send={submitEnquiry} />);
}

const thanks = () => screen.findByRole('heading', { name: /^Thanks/ });

async function succeed(firstName = 'Aroha'): Promise<void> {
  await fillIn(firstName);
  await userEvent.click(send());
  await thanks();
}

clause('QUOTE-BODY', 'the form sends twelve texts as typed, and the rego in capitals', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: '225/45R17' }));
  fill(field('Rego (optional)'), 'ktr482');
  fill(field('Last name (optional)'), 'Tāmati');
  fill(field('Comment (optional)'), 'Two, please.\nAfter “3”. 🛞 شكرا <b>');
  await succeed();
  expect(endpoint().received.map(({ text }) => JSON.parse(text))).toEqual([
    {
      formType: 'tyre-enquiry',
      width: '225',
      profile: '45',
      rim: '17',
      rego: 'KTR482',
      firstName: 'Aroha',
      lastName: 'Tāmati',
      phone: '021 000 0000',
      email: 'aroha@post.example',
      location: aBranch,
      comment: 'Two, please.\nAfter “3”. 🛞 شكرا <b>',
      _subject: 'New Tyre Enquiry - Aroha Tāmati',
    },
  ]);
});

clause('SPAM-TRAP-FILLED', 'the quote form sends a ticked spam trap', async () => {
  open();
  const [trap] = document.getElementsByName('_gotcha');
  (trap as HTMLInputElement).checked = true;
  await succeed();
  expect(endpoint().received[0]?.fields['_gotcha']).toBe('on');
});

clause('QUOTE-PROCESSING', 'the disabled button reads “Processing...” with a spinner', async () => {
  open();
  const release = endpoint().hold();
  await fillIn();
  await userEvent.click(send());
  const button = screen.getByRole('button', { name: 'Processing...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(button.children).toHaveLength(2);
  release();
  await thanks();
});

clause('QUOTE-ONE-REQUEST', 'a double click and Enter send one request in all', async () => {
  open();
  const release = endpoint().hold();
  await fillIn();
  await userEvent.dblClick(send());
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' });
  button.form?.requestSubmit();
  await userEvent.click(field('First name'));
  await userEvent.keyboard('{Enter}');
  release();
  await thanks();
  expect(endpoint().received).toHaveLength(1);
});

clause('QUOTE-SENT', 'a confirmation with the first name replaces the form', async () => {
  open();
  await succeed();
  expect(screen.getByRole('heading', { name: 'Thanks, Aroha!' })).toBeVisible();
  expect(screen.getByText(/^We’ll contact you with your quote within 30 minutes\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Request Another Quote' })).toBeVisible();
});

clause('QUOTE-EMPTIED', 'the form empties its fields before it is removed', async () => {
  open();
  await fillIn();
  fill(field('Comment (optional)'), 'Two, please.');
  const inputs = [field('First name'), field('Nearest location'), field('Comment (optional)')];
  /** The values when the form is removed. If any were left, Firefox would fill them in again after a reload. */
  const valuesSeen: string[][] = [];
  // oxlint-disable-next-line typescript/unbound-method -- `remove.call(this, child)` below gives it its node
  const remove = Node.prototype.removeChild;
  vi.spyOn(Node.prototype, 'removeChild').mockImplementation(function (this: Node, child) {
    if (child.contains(inputs[0] ?? null)) valuesSeen.push(inputs.map(({ value }) => value));
    return remove.call(this, child);
  });
  await userEvent.click(send());
  await thanks();
  expect(valuesSeen).toEqual([['', '', '']]);
});

clause('QUOTE-SENT-HOURS', 'the confirmation says “During head office hours.”', async () => {
  open();
  await succeed();
  expect(screen.getByText('During head office hours.')).toBeVisible();
});

for (const name of ['محمد', '<script>alert(1)</script>', '🛞 Te Ārai', '& "Ed" O’Brien']) {
  clause('QUOTE-SENT-NAME', `the confirmation shows the name ${name} as typed`, async () => {
    open();
    await succeed(name);
    expect(screen.getByRole('heading', { name: `Thanks, ${name}!` })).toBeVisible();
    const shown = screen.getByText(name);
    expect(shown.localName).toBe('bdi');
    expect(endpoint().received[0]?.fields['firstName']).toBe(name);
  });
}

clause('QUOTE-SENT-TRIM', 'the confirmation shows the name without spaces around it', async () => {
  open();
  await succeed('  Te Ariki ');
  expect((await thanks()).textContent).toBe('Thanks, Te Ariki!');
});

clause('QUOTE-SENT-FOCUS', 'the heading has the focus, and the promise describes it', async () => {
  open();
  await succeed();
  await waitFor(async () => expect(await thanks()).toHaveFocus());
  expect(await thanks()).toHaveAccessibleDescription(
    /within 30 minutes\. During head office hours\./,
  );
});

clause('QUOTE-REFERENCE', 'the reference ends with six digits of the time of success', async () => {
  open();
  const release = endpoint().hold();
  await fillIn();
  await userEvent.click(send());
  vi.setSystemTime(1_795_037_123_456);
  release();
  await thanks();
  const number = screen.getByText('TYR-123456');
  const below = screen.getByText('For your records. If you call, just give your name.');
  for (const shown of [number, below]) expect(shown).toBeVisible();
  expect(number.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    below.getBoundingClientRect().top,
  );
  expect(document.body.textContent).not.toMatch(/quote this|look it up|track/i);
});

clause('QUOTE-CONFETTI', 'confetti is thrown once and stops with the confirmation', async () => {
  open();
  expect(create).not.toHaveBeenCalled();
  await succeed();
  await waitFor(() => expect(burst).toHaveBeenCalled());
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLCanvasElement), {
    useWorker: false,
    resize: true,
  });
  expect(burst).toHaveBeenCalledExactlyOnceWith({
    particleCount: 100,
    spread: 70,
    origin: { y: 0.6 },
  });
  const stop = vi.spyOn(burst, 'reset');
  cleanup();
  expect(stop).toHaveBeenCalledOnce();
});

clause('QUOTE-CONFETTI-STILL', 'with reduced motion the page throws no confetti', async () => {
  open();
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(prefers-reduced-motion: reduce)' ? real('all') : real(query),
  );
  await succeed();
  // Waits for any code that the page has begun to fetch.
  await vi.dynamicImportSettled();
  expect(create).not.toHaveBeenCalled();
  expect(burst).not.toHaveBeenCalled();
});

const apology = `Sorry, there was an error submitting your enquiry. Please call us at ${phone.main.number} or email ${business.email} directly.`;

/** Sends an enquiry that the endpoint refuses, and returns the texts of the browser's alerts. */
async function fail(): Promise<string[]> {
  const alerts: string[] = [];
  vi.spyOn(window, 'alert').mockImplementation((text: string) => alerts.push(text));
  expectConsole(/Form submission failed/);
  endpoint().reply = 'failed-server';
  open();
  await fillIn();
  fill(field('Width mm'), '205');
  await userEvent.click(send());
  await screen.findByRole('alert');
  return alerts;
}

clause('QUOTE-FAILED-ALERT', 'the browser shows one alert with the exact words', async () => {
  expect(await fail()).toEqual([apology]);
});

clause('QUOTE-FAILED-NOTE', 'the page shows the alert’s words until the next attempt', async () => {
  await fail();
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent(apology);
  expect(within(note).getByRole('link', { name: asOneLine(phone.main.number) })).toHaveAttribute(
    'href',
    phone.main.href,
  );
  expect(within(note).getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
  fill(field('Width mm'), '215');
  expect(note).toBeVisible();
  endpoint().reply = 'accepted';
  const release = endpoint().hold();
  await userEvent.click(send());
  expect(screen.queryByRole('alert')).toBeNull();
  release();
  await thanks();
});

clause('QUOTE-FAILED-KEEPS', 'the form keeps its entries and can send them again', async () => {
  await fail();
  expect(sizes()).toEqual(['205', '', '']);
  expect(field('First name')).toHaveValue('Aroha');
  expect(field('Nearest location')).toHaveValue(aBranch);
  expect(send()).toBeEnabled();
  expect(send()).toHaveFocus();
  endpoint().reply = 'accepted';
  await userEvent.keyboard('{Enter}');
  await thanks();
  const [first, second] = endpoint().received.map(({ text }) => text);
  expect(second).toBe(first);
});
