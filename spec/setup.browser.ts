/**
 * Set-up of browser tests, in addition to `setup.ts`: loads the styles and the script of every page, and empties the
 * page and its storage after each test.
 */
import '../src/app/everyPage.client.ts';
import '../src/styles/global.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The same as `vitest.config.ts` sets for `expect.element()`.
configure({ asyncUtilTimeout: Number(import.meta.env['TEST_TIMEOUT']) });

afterEach(cleanup);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
