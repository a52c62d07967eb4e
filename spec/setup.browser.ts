/**
 * Set-up of browser tests, in addition to `setup.ts`: loads the styles and the script of every page, and empties the
 * storage before each test and the page after it.
 */
import '../src/app/everyPage.client.ts';
import '../src/styles/global.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// The same as `vitest.config.ts` sets for `expect.element()`.
configure({ asyncUtilTimeout: Number(import.meta.env['TEST_TIMEOUT']) });

afterEach(cleanup);
// When the page of the previous test file closes, its script still stores which element had the focus.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
