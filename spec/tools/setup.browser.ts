/**
 * Stands around every test in the browser, beside `setup.ts`: the site's styles, and after each an empty page
 * and a browser that keeps nothing.
 */
import '../../src/styles/global.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As long as `vite.config.ts` says for `expect.element()`.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
afterEach(() => localStorage.clear());
