import { expect } from 'vitest';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { aBranch } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { runRandomActions } from './randomActions.tsx';

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

clause('QUOTE-WALKS', '60 fixed sequences of random actions lose no entry', async () => {
  const wrong = await runRandomActions({
    form: (send) => <QuoteForm send={send} />,
    kept: ['rego', 'firstName', 'lastName', 'phone', 'email', 'comment'],
    changed: ['width', 'profile', 'rim'],
    needed: {
      firstName: 'Mere',
      phone: '021 000 0000',
      email: 'mere@post.example',
      location: aBranch,
    },
    buttons: ['button[aria-pressed]', '[role=status] button[type=button]'],
  });
  expect(wrong).toBe('');
});
