import { expect } from 'vitest';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { runRandomActions } from '../recovery/randomActions.tsx';
import { clause } from '../tools/clause.ts';
import { aBranch } from '../facts/business.ts';

clause('QUOTE-WALKS', '60 random sequences of actions lose no entry', async () => {
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
