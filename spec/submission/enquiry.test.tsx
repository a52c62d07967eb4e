import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { clause } from '../tools/clause.ts';
import { clauses, confirmation, pressSend, sendButton } from './bothForms.tsx';
import { SuccessPanel } from '../../src/forms/notes/SuccessPanel.tsx';

const endpoint = mockEndpoint();

/** The trap, found by its name in the markup, as a program finds it. */
function trap(): HTMLInputElement {
  const found = document.getElementsByName('_gotcha');
  expect(found).toHaveLength(1);
  return found[0] as HTMLInputElement;
}

clauses('SPAM-TRAP-UNSEEN', 'nobody sees or tabs to the trap', async (form) => {
  form.open();
  await form.toFields();
  const { width, height } = trap().getBoundingClientRect();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  expect(trap()).toHaveAttribute('type', 'checkbox');
  expect(screen.queryByRole('checkbox')).toBeNull();
  // Backwards from the button, past every field and the trap before them.
  sendButton(form).focus();
  const met = new Set<Element | null>();
  for (let press = 0; press < 16; press += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    met.add(document.activeElement);
  }
  for (const input of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')])
    expect(met).toContain(input);
  expect(met).not.toContain(trap());
});

for (const [id, what, isTicked] of [
  ['SPAM-TRAP-EMPTY', 'an enquiry has no trap', false],
  ['SPAM-TRAP-FILLED', 'a ticked trap is sent', true],
] as const)
  clauses(id, what, async (form) => {
    form.open();
    await form.fillIn();
    if (isTicked) trap().checked = true;
    await pressSend(form);
    await confirmation(form);
    expect(endpoint().received[0]?.fields['_gotcha']).toBe(isTicked ? 'on' : undefined);
  });

function renderPanel(): void {
  render(
    <SuccessPanel
      as="h2"
      heading="Message Sent!"
      headingRef={createRef<HTMLHeadingElement>()}
      promise="We’ll get back to you within 30 minutes."
    />,
  );
}

clause('SEND-OPENS', 'without time zones, the panel gives no time', () => {
  vi.setSystemTime('2026-11-18T21:00:00+13:00');
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function unknownZone() {
    throw new RangeError('Invalid time zone specified: Pacific/Auckland');
  });
  renderPanel();
  expect(screen.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(screen.getByText(/^During head office hours\.$/)).toBeVisible();
});

const monday = ' Head office opens Monday 23 November, 8am.';

for (const [what, time, opens] of [
  ['on Wednesday evening', '2026-11-18T21:00', ' Head office opens Thursday 19 November, 8am.'],
  ['on Saturday evening', '2026-11-21T21:00', monday],
  ['on Sunday, while a branch is open', '2026-11-22T11:00', monday],
  ['before 8am', '2026-11-18T07:59', ' Head office opens Wednesday 18 November, 8am.'],
  ['during head office hours', '2026-11-18T08:00', ''],
  ['on Christmas Day', '2026-12-25T10:00', ''],
  ['on Christmas Eve', '2026-12-24T18:00', ''],
] as const)
  clause('SEND-OPENS', `${what}, the panel says “${opens}”`, () => {
    vi.setSystemTime(`${time}:00+13:00`);
    renderPanel();
    const line = screen.getByText(/^During head office hours\./);
    expect(line.textContent).toBe(`During head office hours.${opens}`);
  });
