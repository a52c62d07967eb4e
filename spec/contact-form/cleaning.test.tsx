import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import type { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { clause } from '../tools/clause.ts';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Fills in the form, with these texts in these fields, and sends it: by the button, or by script as after an early press. */
async function sendPasted(texts: Readonly<Record<string, string>>, press: 'press' | 'repeat') {
  const send = vi.fn<typeof submitEnquiry>(() => new Promise(() => undefined));
  render(<ContactForm send={send} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Fleet/ }));
  const typed = {
    Name: 'Aroha',
    Email: 'aroha@post.example',
    'Phone number': '021 000 0000',
    Message: 'Kia ora',
    ...texts,
  };
  for (const [name, text] of Object.entries(typed)) box(name).value = text;
  if (press === 'press') await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  else box('Name').form?.requestSubmit();
  return send;
}

for (const press of ['press', 'repeat'] as const)
  clause('CONTACT-CLEAN', `a line separator in name and phone is removed (${press})`, async () => {
    const texts = { Name: 'Aroha\u2028Tamati', 'Phone number': '021\u2028000 0000\u2029' };
    const send = await sendPasted(texts, press);
    expect(send.mock.lastCall?.[0]).toMatchObject({ name: 'Aroha Tamati', phone: '021 000 0000' });
    expect(box('Name')).toHaveValue('Aroha Tamati');
  });

for (const email of ['mailto:aroha@post.example', '\u200Baroha@post.example\u00A0'])
  clause('CONTACT-CLEAN', `${JSON.stringify(email)} is accepted as an email address`, async () => {
    const send = await sendPasted({ Email: email }, 'press');
    expect(send.mock.lastCall?.[0]).toMatchObject({ email: 'aroha@post.example' });
  });

for (const press of ['press', 'repeat'] as const)
  clause('CONTACT-CLEAN', `a field of invisible characters is empty (${press})`, async () => {
    const send = await sendPasted({ 'Phone number': '\u200B\uFEFF' }, press);
    expect(send).not.toHaveBeenCalled();
    expect(box('Phone number').validity.valueMissing).toBe(true);
    expect(box('Phone number')).toHaveFocus();
  });
