/** What only a browser can show of replies: the time limit as a visitor sees it, and how the browser reads a reply. */
import type { Page } from '@playwright/test';
import { replies } from '../mocks/replies.ts';
import { clause, expect, pauseClock, ready, test } from './fixtures.ts';
import { forms, noteDialogs, type Form } from './forms.ts';

// Reduced motion leaves out the confetti, which takes most of the browser's time.
test.use({ reducedMotion: 'reduce' });

async function openAndFillIn(page: Page, form: Form): Promise<void> {
  await page.goto(form.address);
  await ready(page);
  await form.fillIn(page);
}

for (const [name, form] of Object.entries(forms)) {
  for (const reply of ['silent', 'stuck-body'] as const)
    clause(
      'SUBMIT-TIMEOUT',
      `the ${name} form shows the error alert after 15 seconds if the service does this: “${replies[reply].title}”`,
      async ({ page, inbox, expectConsole }) => {
        expectConsole(/Form submission failed/);
        const dialogs = noteDialogs(page);
        const { promise: arrived, resolve } = Promise.withResolvers<void>();
        inbox.endpoint.onEnquiry = () => resolve();
        inbox.endpoint.reply = reply;
        await page.clock.install();
        await openAndFillIn(page, form);
        await pauseClock(page);
        await page.getByRole('button', { name: form.button }).click();
        await arrived;
        await page.clock.fastForward(14_000);
        await expect(page.getByRole('button', { name: form.waiting })).toBeDisabled();
        await page.clock.fastForward(1_000);
        await page.clock.resume();
        await expect.poll(() => dialogs).toEqual([`alert: ${form.apology}`]);
        await expect(page.getByRole('alert')).toHaveText(form.apology);
        await expect(page.getByRole('button', { name: form.button })).toBeEnabled();
      },
    );
}

for (const reply of ['accepted-latin1', 'accepted-enormous'] as const)
  clause(
    'SUBMIT-ACCEPTED',
    `the contact form shows success if the service does this: “${replies[reply].title}”`,
    async ({ page, inbox }) => {
      inbox.endpoint.reply = reply;
      await openAndFillIn(page, forms.contact);
      await page.getByRole('button', { name: forms.contact.button }).click();
      await expect(page.getByRole('heading', { name: forms.contact.sent })).toBeFocused();
    },
  );

for (const reply of ['nonsense-utf16', 'nonsense-empty'] as const)
  clause(
    'SUBMIT-NOT-JSON',
    `the contact form shows the error alert if the service does this: “${replies[reply].title}”`,
    async ({ page, inbox, expectConsole }) => {
      expectConsole(/Form submission failed/);
      const dialogs = noteDialogs(page);
      inbox.endpoint.reply = reply;
      await openAndFillIn(page, forms.contact);
      await page.getByRole('button', { name: forms.contact.button }).click();
      await expect.poll(() => dialogs).toEqual([`alert: ${forms.contact.apology}`]);
    },
  );
