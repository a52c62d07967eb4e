import { expect } from 'vitest';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { runRandomActions } from '../recovery/randomActions.tsx';
import { clause } from '../tools/clause.ts';

clause('CONTACT-WALKS', '60 fixed sequences of random actions lose no text', async () => {
  const wrong = await runRandomActions({
    form: (send) => <ContactForm send={send} />,
    kept: ['name', 'email', 'phone', 'message'],
    changed: [],
    needed: {
      name: 'Mere',
      email: 'mere@post.example',
      phone: '021 000 0000',
      message: 'Two, please.',
    },
    buttons: ['[value=tyres]', '[value=emergency]', '[data-step="2"] button[type=button]'],
  });
  expect(wrong).toBe('');
});
