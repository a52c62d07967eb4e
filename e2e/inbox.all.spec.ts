import { enquiryLines } from '../mocks/inbox/print.ts';
import { axeViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

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
const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

test.describe('the inbox page', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the received enquiries, newest first', async ({ page, inbox, request }) => {
    const origin = `http://127.0.0.1:${inbox.port}`;
    for (const name of ['First', 'Second']) {
      await request.post(`${origin}/f/site`, {
        headers: json,
        data: { ...enquiry, name, _subject: `New Contact - ${name}` },
      });
    }
    await page.goto(`${origin}/__inbox`);
    await expect(page.getByRole('listitem')).toContainText(['Second', 'First']);
  });

  test('shows HTML tags in a message as text', async ({ page, inbox, request }) => {
    const origin = `http://127.0.0.1:${inbox.port}`;
    const message = '<img src=x onerror=alert(1)> & "quotes"';
    await request.post(`${origin}/f/site`, { headers: json, data: { ...enquiry, message } });
    await page.goto(`${origin}/__inbox`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(0);
  });

  test('sets the reply of the endpoint without script', async ({ page, inbox, request }) => {
    const origin = `http://127.0.0.1:${inbox.port}`;
    await page.goto(`${origin}/__inbox`);
    await page
      .getByLabel('Answer the next enquiries with')
      .selectOption({ label: '402: {"ok":false,"error":"submission limit reached"}' });
    await page.getByRole('button', { name: 'Set the answer' }).click();
    await expect(page.getByLabel('Answer the next enquiries with')).toHaveValue('refused-quota');
    const answer = await request.post(`${origin}/f/site`, { headers: json, data: enquiry });
    expect(answer.status()).toBe(402);
  });
});

test('the inbox page passes axe in a light and a dark scheme', async ({ page, inbox, request }) => {
  const origin = `http://127.0.0.1:${inbox.port}`;
  await request.post(`${origin}/f/site`, { headers: json, data: enquiry });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origin}/__inbox`);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('the inbox refuses to set a reply that does not exist', async ({ inbox, request }) => {
  const answer = await request.post(`http://127.0.0.1:${inbox.port}/__inbox`, {
    form: { reply: 'toString' },
  });
  expect(answer.status()).toBe(400);
  expect(inbox.endpoint.reply).toBe('accepted');
});

test('the inbox lets no other site set the reply', async ({ inbox, request }) => {
  const response = await request.post(`http://127.0.0.1:${inbox.port}/__inbox`, {
    headers: { Origin: 'https://elsewhere.example' },
    form: { reply: 'refused-quota' },
  });
  expect(response.status()).toBe(403);
  expect(inbox.endpoint.reply).toBe('accepted');
});

test('the endpoint refuses a malformed enquiry and lists faults', async ({ inbox, request }) => {
  const { phone: _, ...withoutPhone } = enquiry;
  const answer = await request.post(`http://127.0.0.1:${inbox.port}/f/site`, {
    headers: { ...json, Accept: '*/*' },
    data: { ...withoutPhone, urgency: 1, colour: 'blue', _subject: 'New\nContact' },
  });
  expect(answer.status()).toBe(400);
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

test('the terminal shows one line per field, without control characters', () => {
  const lines = enquiryLines({
    at: new Date('2026-11-18T10:30:00+13:00'),
    sentBy: 'script',
    contentType: 'application/json',
    accept: 'application/json',
    origin: 'http://localhost:4173',
    text: '',
    fields: { name: 'Aroha\u001b[2J', message: 'One\nTwo' },
    faults: ['phone is missing.'],
  });
  expect(lines.split('\n')).toEqual([
    'Enquiry received, 10:30:00 am',
    '  name         Aroha [2J',
    '  message      One Two',
    '  Fault: phone is missing.',
  ]);
});
