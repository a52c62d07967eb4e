/** Broken connections, and replies that the page may not read: only real HTTP can simulate these. */
import { clause, expect, test } from './fixtures.ts';
import { forms, noteDialogs, send } from './forms.ts';
import { openFilledIn } from './open.ts';

test.use({ reducedMotion: 'reduce' });

clause(
  'SUBMIT-NO-REPLY',
  'a broken connection, half a reply and an unreadable reply show the error alert',
  async ({ page, inbox, expectConsole }) => {
    expectConsole(/CORS|ERR_FAILED/);
    expectConsole(/ERR_(CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/);
    expectConsole(/Form submission failed/);
    const dialogs = noteDialogs(page);
    const form = forms.contact;
    await openFilledIn(page, form);
    // The first reply refuses the preflight request. It has to be the first, because the browser remembers an allowed
    // preflight request for some seconds and sends no other.
    for (const reply of [
      'other-origin-asked',
      'other-origin',
      'nonsense-redirect',
      'broken-body',
      'reset',
    ] as const) {
      dialogs.length = 0;
      inbox.endpoint.reply = reply;
      await send(page, form);
      await expect.poll(() => dialogs, reply).toEqual([`alert: ${form.apology}`]);
      await expect(page.getByRole('alert'), reply).toHaveText(form.apology);
      await expect(page.getByRole('textbox', { name: 'Message' }), reply).toHaveValue(
        form.arrives['message'] ?? '',
      );
    }
  },
);
