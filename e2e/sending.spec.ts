/** What needs a real visit: leaving and coming back, and a form whose script is late. Nothing is lost, nothing twice. */
import type { Page } from '@playwright/test';
import { clause, expect, ready } from './fixtures.ts';
import { forms } from './forms.ts';

/** Keeps the scripts of both forms back from now on, until the function it returns is called. */
async function holdFormScript(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(/assets\/(?:contactForm|quoteForm)-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

/**
 * Presses a button by its words, and sends its form, while the browser waits for another page: a locator would wait for
 * that page.
 *
 * @returns whether the button says that it is disabled, and the names of the fields that can be written into
 */
function pressAgain(page: Page, words: string) {
  return page.evaluate((label) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === label,
    );
    button?.click();
    button?.form?.requestSubmit();
    const fields = [...(button?.form?.elements ?? [])];
    return {
      disabled: button?.ariaDisabled,
      editable: fields
        .filter((field) => 'readOnly' in field && !field.readOnly)
        .map((field) => (field as HTMLInputElement).name)
        .filter((name) => !['_gotcha', 'enquiryType', 'formType', '_subject'].includes(name)),
    };
  }, words);
}

const mayHaveArrived = /so it may have reached us/;

for (const [name, form] of Object.entries(forms)) {
  clause('SEND-WARNED', `${name}: back, and pressed before the script`, async ({ page, inbox }) => {
    await page.goto(form.address);
    await ready(page);
    await form.fillIn(page);
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    inbox.endpoint.onEnquiry = () => resolve();
    const release = inbox.endpoint.hold();
    await page.getByRole('button', { name: form.button }).click();
    await arrived;
    await page.goto('/about');
    release();
    const releaseScript = await holdFormScript(page);
    await page.goBack();
    // Chromium fills in the fields again by itself.
    await page.getByRole('button', { name: form.button }).click();
    releaseScript();
    await ready(page);
    const note = page.getByRole('status').filter({ hasText: mayHaveArrived });
    await expect(note).toBeVisible();
    await expect(note).toBeFocused();
    expect(inbox.endpoint.received).toHaveLength(1);
    await page.getByRole('button', { name: form.button }).click();
    await expect(page.getByRole('heading', { name: form.sent })).toBeVisible();
    expect(inbox.endpoint.received).toHaveLength(2);
  });

  clause('SEND-POST-ONCE', `${name}: its script comes after the post`, async ({ page, inbox }) => {
    await page.clock.install();
    const releaseScript = await holdFormScript(page);
    await page.goto(form.address);
    await form.fillIn(page);
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    inbox.endpoint.onEnquiry = () => resolve();
    const release = inbox.endpoint.hold();
    await page.getByRole('button', { name: form.button }).click();
    await page.clock.fastForward(11_000);
    await arrived;
    expect(await pressAgain(page, form.waiting)).toEqual({ disabled: 'true', editable: [] });
    const script = page.waitForResponse(/assets\/(?:contactForm|quoteForm)-/);
    releaseScript();
    await (await script).finished();
    expect(await pressAgain(page, form.waiting)).toEqual({ disabled: 'true', editable: [] });
    release();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(inbox.endpoint.received.map(({ sentBy }) => sentBy)).toEqual(['form']);
    await page.goBack();
    await expect(page.getByText(mayHaveArrived).first()).toBeVisible();
  });
}

clause('SEND-POST-ONCE', 'a post without an answer is no dead end', async ({ page, inbox }) => {
  const { contact } = forms;
  await page.clock.install();
  const releaseScript = await holdFormScript(page);
  await page.goto(contact.address);
  await contact.fillIn(page);
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  inbox.endpoint.onEnquiry = () => resolve();
  inbox.endpoint.hold();
  await page.getByRole('button', { name: contact.button }).click();
  await page.clock.fastForward(11_000);
  await arrived;
  releaseScript();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(mayHaveArrived).first()).toBeVisible();
  expect(inbox.endpoint.received).toHaveLength(1);
});

clause('DRAFT-EXPIRES', 'a page without a form, in both storages', async ({ page }) => {
  await page.goto('/warranty');
  await page.evaluate(() => {
    const hours = 60 * 60 * 1000;
    for (const storage of [localStorage, sessionStorage]) {
      const at = (age: number) => JSON.stringify({ at: Date.now() - age * hours, fields: {} });
      storage.setItem('draft:contact:old', at(49));
      storage.setItem('draft:contact:new', at(2));
      storage.setItem('draft:contact:odd', 'no draft');
      storage.setItem('sent:contact:old', at(49));
      storage.setItem('sent:contact:new', at(2));
      storage.setItem('other', 'stays');
    }
  });
  await page.goto('/about');
  const kept = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage)
          .filter((key) => /^(?:draft|sent|other)/.test(key))
          .toSorted(),
      ),
    );
  const left = ['draft:contact:new', 'other', 'sent:contact:new'];
  await expect.poll(kept).toEqual([...left, ...left]);
});
