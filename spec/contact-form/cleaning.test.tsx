import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import type { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { clause } from '../tools/clause.ts';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/**
 * Fills in the form with these texts and sends it with its button or from a script. The page sends a form from a script if the
 * visitor pressed the button before the form’s script had loaded.
 */
async function sendPasted(texts: Readonly<Record<string, string>>, by: 'button' | 'script') {
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
  if (by === 'button') await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  else box('Name').form?.requestSubmit();
  return send;
}

for (const by of ['button', 'script'] as const)
  clause('CONTACT-CLEAN', `sending by ${by} turns line separators into spaces`, async () => {
    const texts = { Name: 'Aroha\u2028Tamati', 'Phone number': '021\u2028000 0000\u2029' };
    const send = await sendPasted(texts, by);
    expect(send.mock.lastCall?.[0]).toMatchObject({ name: 'Aroha Tamati', phone: '021 000 0000' });
    expect(box('Name')).toHaveValue('Aroha Tamati');
  });

for (const [what, email] of [
  ['after mailto:', 'mailto:aroha@post.example'],
  ['between invisible characters', '\u200Baroha@post.example\u00A0'],
] as const)
  clause('CONTACT-CLEAN', `an email address ${what} is accepted`, async () => {
    const send = await sendPasted({ Email: email }, 'button');
    expect(send.mock.lastCall?.[0]).toMatchObject({ email: 'aroha@post.example' });
  });

for (const by of ['button', 'script'] as const)
  clause(
    'CONTACT-CLEAN',
    `sending by ${by} is refused if Phone number has only invisible characters`,
    async () => {
      const send = await sendPasted({ 'Phone number': '\u200B\uFEFF' }, by);
      expect(send).not.toHaveBeenCalled();
      expect(box('Phone number').validity.valueMissing).toBe(true);
      expect(box('Phone number')).toHaveFocus();
    },
  );
