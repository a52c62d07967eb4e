import { afterEach, expect, vi } from 'vitest';
import { clause } from '../tools/clause.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

for (const [set, name] of [
  ['website', 'website'],
  ['', '_gotcha'],
] as const) {
  clause('SPAM-TRAP-FILLED', `the name of the trap for “${set}” is ${name}`, async () => {
    vi.stubEnv('VITE_FORM_HONEYPOT', set);
    vi.resetModules();
    const { honeypotName } = await import('../../src/forms/enquiry/withHoneypot.ts');
    expect(honeypotName).toBe(name);
  });
}
