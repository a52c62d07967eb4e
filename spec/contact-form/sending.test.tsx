import { expect } from 'vitest';
import { contactForm, pressSend, service } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { field, fillIn } from './contact.ts';
import { mockEndpoint } from './endpoint.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();

const lines = ['Name', 'Email', 'Phone number'];

for (const [id, what, names, text, fault] of [
  ['CONTACT-REQUIRED', 'an empty text, also below,', [...lines, 'Message'], '', 'valueMissing'],
  ['CONTACT-BLANK', 'spaces only', lines, ' \u00a0 ', 'valueMissing'],
  ['CONTACT-BLANK', 'spaces and line breaks only', ['Message'], '  \n \u00a0', 'valueMissing'],
  ['CONTACT-EMAIL-TYPE', 'no address', ['Email'], 'aroha at post.example', 'typeMismatch'],
] as const)
  for (const [index, name] of names.entries())
    clause(id, `${what} in ${name}: the form sends nothing and moves the focus`, async () => {
      contactForm.open();
      await fillIn(/^Tyres/);
      for (const each of id === 'CONTACT-REQUIRED' ? names.slice(index) : [name])
        fill(field(each), text);
      await pressSend(contactForm);
      expect(field(name)).toHaveFocus();
      expect(field(name).validity[fault]).toBe(true);
      expect(field(name).validity.customError).toBe(false);
      expect(endpoint().received).toEqual([]);
    });

/**
 * Pastes these texts into the form and sends it with its button or from a script. The page sends a form from a script if the
 * visitor pressed the button before the form’s script had loaded.
 */
async function sendPasted(texts: Readonly<Record<string, string>>, by: 'button' | 'script') {
  const { send: sending } = service();
  contactForm.open(sending);
  await fillIn();
  for (const [name, text] of Object.entries(texts)) field(name).value = text;
  if (by === 'button') await pressSend(contactForm);
  else field('Name').form?.requestSubmit();
  return sending;
}

for (const by of ['button', 'script'] as const) {
  clause('CONTACT-CLEAN', `sending by ${by} cleans the fields first`, async () => {
    const texts = { Name: 'Aroha\u2028Tamati', 'Phone number': '021\u2028000 0000' };
    // The browser checks an address before a script that sends the form can clean it.
    const address = by === 'button' && { Email: '\u200Bmailto:aroha@post.example\u00A0' };
    const sending = await sendPasted({ ...texts, ...address }, by);
    const sent = { name: 'Aroha Tamati', phone: '021 000 0000', email: 'aroha@post.example' };
    expect(sending).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent));
    expect(field('Name')).toHaveValue('Aroha Tamati');
  });

  clause('CONTACT-CLEAN', `sending nothing visible by ${by} is refused`, async () => {
    const names = ['Name', ...(by === 'button' ? ['Email'] : []), 'Phone number'];
    const pasted = names.map((name) => [name, '\u200B\uFEFF'] as const);
    const sending = await sendPasted(Object.fromEntries(pasted), by);
    expect(sending).not.toHaveBeenCalled();
    for (const name of names) expect(field(name).validity.valueMissing, name).toBe(true);
    expect(field('Name')).toHaveFocus();
  });
}
