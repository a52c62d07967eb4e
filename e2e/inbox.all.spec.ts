import type { APIRequestContext } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

const enquiry = {
  formType: 'contact',
  enquiryType: 'general',
  name: 'Aroha',
  email: 'aroha@post.example',
  phone: '021 000 0000',
  message: 'Kia ora',
  urgency: 'normal',
  _subject: 'New Contact - general',
};

/** Sends an enquiry to the inbox as the page's script does. */
const post = (request: APIRequestContext, changes: object = {}, accept = 'application/json') =>
  request.post('/f/site', {
    headers: { Accept: accept },
    data: { ...enquiry, ...changes },
  });

const test = base.extend({
  baseURL: ({ inbox }, use) => use(`http://127.0.0.1:${inbox.port}`),
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the inbox shows enquiries and sets the reply', async ({ page, request }) => {
    const message = '<img src=x onerror=alert(1)> & "quotes"';
    await post(request, { _subject: 'New Contact - First' });
    await post(request, { _subject: 'New Contact - Second', message });
    await page.goto('/__inbox');
    await expect(page.getByRole('listitem')).toContainText(['Second', 'First']);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(0);
    const replies = page.getByLabel('Answer the next enquiries with');
    await replies.selectOption({ label: '402: {"ok":false,"error":"submission limit reached"}' });
    await page.getByRole('button', { name: 'Set the answer' }).click();
    await expect(replies).toHaveValue('refused-quota');
    expect((await post(request)).status()).toBe(402);
  });
});

test('the endpoint refuses a malformed enquiry and lists faults', async ({ inbox, request }) => {
  const changes = { phone: undefined, urgency: 1, colour: 'blue', _subject: 'New\nContact' };
  expect((await post(request, changes, '*/*')).status()).toBe(400);
  expect(inbox.endpoint.received[0]?.faults).toEqual([
    'Accept is "*/*", not application/json.',
    'phone is missing.',
    'colour is not a field of the contact form.',
    'urgency is not a text.',
    '_subject has a line break.',
  ]);
  // `hostGuard` would fail this test because of the faults.
  inbox.endpoint.reset();
});
