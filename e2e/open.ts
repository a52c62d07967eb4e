/** Ways to open a page: before its script, or with a form that is filled in. */
import type { Page } from '@playwright/test';
import { openReady, ready } from './fixtures.ts';
import type { Form } from './forms.ts';

/** The scripts of both forms. */
export const formScripts = /assets\/(?:contactForm|quoteForm)-[^/]*\.js$/;

/** Holds back the files that match from now on, until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page and holds its own scripts back until the returned function is called. */
export async function openBeforeScript(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, '**/assets/*.client-*.js');
  // A page whose script is held back never fires `load`, but can be read and used.
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    release();
    await ready(page);
  };
}

/** Opens the page of a form and fills the form in. */
export async function openFilledIn(page: Page, form: Form): Promise<void> {
  await openReady(page, form.address);
  await form.fillIn(page);
}
