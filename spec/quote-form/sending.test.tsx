import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { aBranch } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { field, fillIn, send } from './quote.ts';
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
