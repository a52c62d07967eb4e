import { expect } from 'vitest';
import { readPages } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';
import { accountControls } from './accountControls.ts';

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
