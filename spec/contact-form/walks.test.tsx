import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { walkForm } from '../recovery/walkForm.tsx';
import { clause } from '../tools/clause.ts';

clause('CONTACT-WALKS', 'fifteen walks, the same ones every time', () =>
  walkForm({
    form: (send) => <ContactForm send={send} />,
    kept: ['name', 'email', 'phone', 'message'],
    changed: [],
    needed: {
      name: 'Mere',
      email: 'mere@post.example',
      phone: '021 000 0000',
      message: 'Two, please.',
    },
    buttons: ['[value=tyres]', '[value=emergency]', 'fieldset button[type=button]'],
  }),
);
