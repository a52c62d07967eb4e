/**
 * Stands around every test in the browser, beside `setup.ts`: the site's styles, the script that every page has,
 * and after each test an empty page and a browser that keeps nothing.
 */
import '../../../src/app/page.client.ts';
import '../../../src/styles/global.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As long as `vitest.config.ts` says for `expect.element()`.
configure({ asyncUtilTimeout: Number(import.meta.env['TEST_TIMEOUT']) });

afterEach(cleanup);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
