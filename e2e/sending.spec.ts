/** Forms that the visitor leaves and opens again, and forms whose script is late: no enquiry is sent twice. */
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { siteOrigin } from './buildSite.ts';
import { clause, clauses, expect, openReady, pauseClock } from './fixtures.ts';
import { forms, send } from './forms.ts';
import { formScripts, holdBack } from './open.ts';

for (const [name, form] of Object.entries(forms).slice(isWholeRun ? 0 : 1))
  clause('SEND-POST-ONCE', `the ${name} form is posted only once`, async ({ page, inbox }) => {
    // Counts the browser's own posts and prevents them: while it waits for the answer, no test can read the page.
    await page.addInitScript(() => {
      HTMLFormElement.prototype.submit = () => {
        sessionStorage.setItem('posts', `${sessionStorage.getItem('posts') ?? ''}post `);
      };
    });
    const posts = () => page.evaluate(() => sessionStorage.getItem('posts'));
    await page.clock.install();
    const releaseScript = await holdBack(page, formScripts);
    await page.goto(form.address);
    await form.fillIn(page);
    await pauseClock(page);
    await send(page, form);
    // The form waits 10 seconds for its script; then the browser posts the form itself.
    await page.clock.fastForward(9000);
    expect(await posts()).toBeNull();
    await page.clock.fastForward(2000);
    const button = page.getByRole('button', { name: form.waiting });
    await expect(button).toBeDisabled();
    for (const label of Object.keys({ ...form.typed, ...form.size }))
      await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();
    await button.click({ force: true });
    const script = page.waitForResponse(formScripts);
    releaseScript();
    await (await script).finished();
    await button.click({ force: true });
    await expect(button).toBeDisabled();
    await page.clock.fastForward(58_000);
    await expect(button).toBeDisabled();
    await page.clock.fastForward(2000);
    // After 60 seconds the page reloads itself. Its form hydrates when the browser is idle, and that needs a running clock.
    await page.clock.resume();
    await expect(page.getByText(/so it may have reached us/).first()).toBeVisible();
    expect(await posts()).toBe('post ');
    expect(inbox.endpoint.received).toEqual([]);
  });

clause('QUOTE-SPLIT-STILL', 'the size is split when the pointer is released', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openReady(page, '/tyre-enquiry');
  const button = page.getByRole('button', { name: 'Get my quote' });
  const width = page.getByRole('combobox', { name: 'Width mm' });
  await button.scrollIntoViewIfNeeded();
  await width.evaluate((field) => field.focus({ preventScroll: true }));
  await page.keyboard.insertText('LT265/70R17 121/118S Extra Load');
  const before = await button.boundingBox();
  if (!before) throw new Error('The button should be there.');
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.down();
  await expect(width).not.toBeFocused();
  expect(await button.boundingBox()).toEqual(before);
  await expect(width).toHaveValue('LT265/70R17 121/118S Extra Load');
  // Moves the pointer off the button before releasing it, so that the form is not sent.
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(width).toHaveValue('265');
  await width.fill('LT265/70R17 121/118S Extra Load');
  await button.click();
  await expect(width).toHaveValue('265');
});

clauses(
  ['DRAFT-EXPIRES', 'STORED-OWN'],
  'a page without a form deletes drafts after a day, and only those of this site',
  async ({ page }) => {
    const own = `${siteOrigin}/form:`;
    const left = [`${own}draft:contact:new`, `${own}sent:contact:new`];
    const others = ['draft:contact:old', `${siteOrigin}2/form:draft:contact:old`, 'other'];
    const at = (hours: number) =>
      JSON.stringify({ at: Date.now() - hours * 60 * 60 * 1000, fields: {} });
    const stored = [
      ...left.map((name) => [name, at(23)] as const),
      ...[`${own}draft:tyre-enquiry:old`, `${own}sent:contact:old`, ...others].map(
        (name) => [name, at(24)] as const,
      ),
      [`${own}draft:contact:odd`, 'no draft'] as const,
    ];
    await openReady(page, '/warranty');
    await page.evaluate((entries) => {
      for (const storage of [localStorage, sessionStorage])
        for (const [name, text] of entries) storage.setItem(name, text);
    }, stored);
    await page.goto('/about');
    const names = () =>
      page.evaluate(() =>
        [localStorage, sessionStorage].map((each) => Object.keys(each).toSorted()),
      );
    const kept = [...left, ...others];
    await expect
      .poll(names)
      .toEqual([kept.toSorted(), [...kept, `${siteOrigin}/focus /warranty`].toSorted()]);
  },
);
