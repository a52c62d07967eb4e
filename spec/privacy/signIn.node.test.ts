import { expect } from 'vitest';
import { readPages } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';

/** Names of controls to sign in, to open an account or to pay. */
const accountControls =
  /\b(?:sign|log)[ -]?(?:in|up|on)\b|\bregister|\baccount\b|basket|\bcart\b|check ?out|^pay\b|\b(?:buy|pay) (?:now|online)\b|password/i;

clause('VISITOR-NO-SIGN-IN', 'no page has a password, or a control to sign in or pay', async () => {
  for (const [address, page] of await readPages('body')) {
    const types = page.each('field').map((field) => field.attribute('type'));
    expect.soft(types, address).not.toContain('password');
    const names = page.each('control').map(({ name }) => name);
    expect.soft(names.length, address).toBeGreaterThan(50);
    const wrong = names.filter((name) => accountControls.test(name));
    expect.soft(wrong, address).toEqual([]);
  }
});
