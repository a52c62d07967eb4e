import { expect, test, vi } from 'vitest';
import { ensureBrowser } from './ensureBrowser.ts';

test('if CHROMIUM_PATH is set, no other browser is tried', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(ensureBrowser()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', import.meta.filename);
  expect(ensureBrowser).toThrow(/^CHROMIUM_PATH is .*, where no Chromium starts\. .*\.$/);
  vi.unstubAllEnvs();
});
