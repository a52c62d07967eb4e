import { expect } from 'vitest';
import { contactForm, service } from '../submission/bothForms.tsx';
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
      await contactForm.pressSend();
      expect(field(name)).toHaveFocus();
      expect(field(name).validity[fault]).toBe(true);
      expect(field(name).validity.customError).toBe(false);
      expect(endpoint().received).toEqual([]);
    });

for (const by of ['button', 'script'] as const)
  clause('CONTACT-CLEAN', `sending by ${by} cleans the fields first`, async () => {
    const { send: sending } = service();
    contactForm.open(sending);
    await fillIn();
    const sendPasted = async (texts: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(texts)) field(name).value = text;
      if (by === 'button') await contactForm.pressSend();
      // So the page repeats a press that came before the form’s script had loaded.
      else field('Name').form?.requestSubmit();
    };
    // The browser checks an address before a script that sends the form can clean it.
    const cleaned = by === 'button' ? lines : ['Name', 'Phone number'];
    await sendPasted(Object.fromEntries(cleaned.map((name) => [name, '\u200B\uFEFF'])));
    expect(sending).not.toHaveBeenCalled();
    for (const name of cleaned) expect(field(name).validity.valueMissing, name).toBe(true);
    expect(field('Name')).toHaveFocus();
    const texts = { Name: 'Aroha\u2028Tamati', 'Phone number': '021\u2028000 0000' };
    const address = by === 'button' && { Email: '\u200Bmailto:aroha@post.example\u00A0' };
    await sendPasted({ ...texts, ...address });
    const sent = { name: 'Aroha Tamati', phone: '021 000 0000', email: 'aroha@post.example' };
    expect(sending).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent));
    expect(field('Name')).toHaveValue('Aroha Tamati');
  });
