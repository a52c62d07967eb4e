import { afterEach, expect, vi } from 'vitest';
import { startInbox } from '../../mocks/inbox/inbox.ts';
import { clause } from '../tools/clause.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

for (const [set, name] of [
  ['website', 'website'],
  ['', '_gotcha'],
] as const) {
  clause('SPAM-TRAP-FILLED', `the setting “${set}” gives the trap the name ${name}`, async () => {
    vi.stubEnv('VITE_FORM_HONEYPOT', set);
    vi.resetModules();
    const { honeypotName } = await import('../../src/forms/enquiry/withHoneypot.ts');
    expect(honeypotName).toBe(name);
  });
}

clause(
  'SPAM-TRAP-FILLED',
  'where the trap is named “website”, the mock form service reports a field `_gotcha` as a fault',
  async () => {
    const inbox = await startInbox('http://127.0.0.1/f/site', 0, 'website');
    const post = (trap: string) =>
      fetch(`http://127.0.0.1:${inbox.port}/f/site`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          formType: 'contact',
          enquiryType: 'tyres',
          name: 'Aroha',
          email: 'aroha@post.example',
          phone: '021 000 0000',
          message: 'Two tyres',
          urgency: 'normal',
          _subject: 'New Contact - tyres',
          [trap]: 'on',
        }),
      });
    try {
      await post('website');
      await post('_gotcha');
      expect(inbox.endpoint.received.map(({ faults }) => faults)).toEqual([
        [],
        ['_gotcha is not a field of the contact form.'],
      ]);
    } finally {
      await inbox.close();
    }
  },
);
