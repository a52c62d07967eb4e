/** A page whose process is really stopped while it sends an enquiry, as a locked telephone does. */
import { setTimeout as wait } from 'node:timers/promises';
import { clause, expect } from './fixtures.ts';
import { forms, noteDialogs, send } from './forms.ts';
import { openFilledIn } from './open.ts';

for (const [name, form] of Object.entries(forms))
  clause(
    'SEND-SLEPT',
    `the ${name} form is stopped for 17 seconds, in which its reply arrives`,
    async ({ page, browser, inbox }) => {
      const dialogs = noteDialogs(page);
      await openFilledIn(page, form);
      const release = inbox.endpoint.hold();
      const arrived = new Promise<void>((resolve) => {
        inbox.endpoint.onEnquiry = () => resolve();
      });
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
      expect(renderers.length).toBeGreaterThan(0);
      await send(page, form);
      await arrived;
      for (const id of renderers) process.kill(id, 'SIGSTOP');
      try {
        release();
        // The form would give up after 15 seconds.
        await wait(17_000);
      } finally {
        for (const id of renderers) process.kill(id, 'SIGCONT');
      }
      await expect(page.getByRole('heading', { name: form.sent })).toBeVisible();
      expect(dialogs).toEqual([]);
      expect(inbox.endpoint.received).toHaveLength(1);
    },
  );
