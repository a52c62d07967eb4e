import { act, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clause } from '../tools/clause.ts';
import { press } from '../contact-form/contact.ts';
import { draftKey } from '../drafts/keys.ts';
import {
  clauses,
  clearButton,
  comeBack,
  confirmation,
  heldBy,
  leaveAndReturn,
  nameField,
  openAndSend,
  quoteForm,
  sendButton,
  service,
  type TestedForm,
} from './bothForms.tsx';
import { aBranch } from '../facts/business.ts';
import { fill } from '../fill.ts';
import { lockFields } from '../../src/forms/fields/fieldValues.ts';

const left = /^You left while your (?:message|enquiry) was being sent/;
const fields = () => [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];

/** Opens a form, fills it in and sends it to a service that has not answered yet. */
async function startSending(form: TestedForm) {
  const answer = service();
  await openAndSend(form, answer.send);
  expect(answer.send).toHaveBeenCalledOnce();
  return answer;
}

async function fail({ reject }: ReturnType<typeof service>) {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  reject(new Error('Form submission failed'));
  await screen.findByRole('alert');
  expect(alert).toHaveBeenCalledOnce();
}

clauses('SEND-LOCKED', 'typing while sending changes no field', async (form) => {
  await startSending(form);
  expect(screen.getByRole('button', { name: form.waiting })).toHaveFocus();
  for (const field of fields()) {
    // A list with options has no such attribute: its other options are disabled.
    if (!(field instanceof HTMLSelectElement)) expect(field).toHaveAttribute('readonly');
    expect(getComputedStyle(field).borderStyle).toBe('dashed');
  }
  await userEvent.click(nameField(form));
  await userEvent.keyboard('x');
  expect(nameField(form)).toHaveValue('Aroha');
  const [name, chosen] = form === quoteForm ? ['Nearest location', aBranch] : ['Urgency', 'normal'];
  const list = screen.getByRole('combobox', { name });
  const free = within(list)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ disabled }) => !disabled);
  expect(free.map(({ value }) => value)).toEqual([chosen]);
  expect(list).toHaveValue(chosen);
});

clauses('SEND-LOCKED', 'the focus stays in the field of the Enter key', async (form) => {
  const { send } = service();
  form.open(send);
  await form.fillIn();
  await userEvent.click(nameField(form));
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  expect(nameField(form)).toHaveFocus();
});

clauses('SEND-LOCKED', 'fields can be changed after a failure', async (form) => {
  await fail(await startSending(form));
  fill(nameField(form), 'Hemi');
  expect(nameField(form)).toHaveValue('Hemi');
  for (const field of fields()) {
    expect(field).not.toHaveAttribute('readonly');
    expect(getComputedStyle(field).borderStyle).toBe('solid');
  }
  for (const option of screen.getAllByRole<HTMLOptionElement>('option'))
    expect(option).toBeEnabled();
});

clauses('SEND-NOT-CLEARED', 'every button is disabled until the reply', async (form) => {
  await startSending(form);
  const sending = screen.getByRole('button', { name: form.waiting });
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  for (const button of screen.getAllByRole('button'))
    expect(button.matches(':disabled'), button.textContent).toBe(button !== sending);
});

clauses('SEND-SHOWN-AGAIN', 'a late reply shows the success message', async (form) => {
  const { resolve } = await startSending(form);
  leaveAndReturn();
  expect(screen.getByText(left)).toBeVisible();
  expect(sendButton(form)).toBeEnabled();
  expect(nameField(form)).not.toHaveAttribute('readonly');
  resolve({});
  expect(await confirmation(form)).toBeVisible();
});

clauses('SEND-SHOWN-AGAIN', 'a late failure shows no error alert', async (form) => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { send, reject } = await startSending(form);
  leaveAndReturn();
  reject(new Error('Form submission failed'));
  await expect(send.mock.results[0]?.value).rejects.toThrow('Form submission failed');
  await act(() => Promise.resolve());
  expect(screen.getByText(left)).toBeVisible();
  expect(alert).not.toHaveBeenCalled();
  expect(nameField(form)).toHaveValue('Aroha');
});

clauses('SEND-SLEPT', 'it may have arrived, without an alert', async (form) => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { reject } = await startSending(form);
  reject(Object.assign(new Error('Form submission failed'), { mayHaveArrived: true }));
  const words = new RegExp(`Your ${form.what} was being sent, so it may have reached us.`);
  const shown = () => screen.queryAllByText(words).map((note) => note.checkVisibility());
  await expect.poll(shown).toEqual([true]);
  expect(alert).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sendButton(form)).toBeEnabled();
  expect(heldBy(form)).toMatchObject(form.fields);
  expect(nameField(form)).not.toHaveAttribute('readonly');
  comeBack(form);
  await form.toFields();
  expect(shown()).toEqual([true]);
  expect(heldBy(form)).toMatchObject(form.fields);
});

clauses('DRAFT-CLEAR', 'a text typed after Clear was never being sent', async (form) => {
  await startSending(form);
  leaveAndReturn();
  await press(clearButton());
  await form.fillIn();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  comeBack(form);
  await form.toFields();
  expect(nameField(form)).toHaveValue('Aroha');
  expect(screen.queryByText(left)).toBeNull();
});

clauses('SEND-ANSWERS-OWN', 'changed text stays after a late reply', async (form) => {
  const { resolve } = await startSending(form);
  leaveAndReturn();
  fill(nameField(form), 'Hemi');
  await act(async () => resolve({}));
  expect(nameField(form)).toHaveValue('Hemi');
  expect(screen.getByText(left)).toBeVisible();
  expect(screen.queryByRole('heading', { name: form.sent })).toBeNull();
});

clauses('SEND-ANSWERS-OWN', 'retyped text stays after a late reply', async (form) => {
  const { resolve } = await startSending(form);
  leaveAndReturn();
  await press(clearButton());
  await form.fillIn();
  await act(async () => resolve({}));
  expect(nameField(form)).toHaveValue('Aroha');
  expect(sessionStorage.getItem(draftKey(form.name))).toContain('Aroha');
  expect(screen.queryByRole('heading', { name: form.sent })).toBeNull();
});

for (const type of ['radio', 'checkbox'])
  clause('SEND-LOCKED', `a ${type} keeps its state while sending, and the focus`, () => {
    const form = document.createElement('form');
    form.innerHTML = `<input type="${type}" name="a" value="1" checked /><input type="${type}" name="a" value="2" />`;
    document.body.append(form);
    const [first, second] = [...form.elements] as HTMLInputElement[];
    const checkedAfter = (control = second) => {
      control?.focus();
      control?.click();
      return [first, second].map((each) => each?.checked);
    };
    lockFields(form, true);
    expect(checkedAfter()).toEqual([true, false]);
    expect(checkedAfter(first)).toEqual([true, false]);
    expect(first).toHaveFocus();
    expect(new FormData(form).getAll('a')).toEqual(['1']);
    lockFields(form, false);
    expect(checkedAfter()).toEqual(type === 'radio' ? [false, true] : [true, true]);
    form.remove();
  });

clause('SEND-LOCKED', 'a tyre size pasted while sending changes nothing', async () => {
  await startSending(quoteForm);
  const width = screen.getByRole<HTMLInputElement>('combobox', { name: 'Width mm' });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '205/55R16');
  width.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  expect(width).toHaveValue('');
});
