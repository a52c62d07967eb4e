/**
 * Set-up of browser tests, in addition to `setup.ts`: loads the styles and the script of every page, and empties the
 * storage before each test. After each test it checks the use of `data-chosen`, and empties the page.
 */
import '../src/app/everyPage.client.ts';
import '../src/styles/global.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// The same as `vitest.config.ts` sets for `expect.element()`.
configure({ asyncUtilTimeout: Number(import.meta.env['TEST_TIMEOUT']) });

// When the page of the previous test file closes, its script still stores which element had the focus.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  const hasOtherUse = [...document.querySelectorAll('[data-chosen]')].some(
    (element) => !element.querySelector('[type=radio], [type=checkbox]'),
  );
  cleanup();
  if (hasOtherUse)
    throw new Error(
      '`data-chosen` is only for elements with radios or checkboxes: chosenFallback.ts overwrites it.',
    );
});
