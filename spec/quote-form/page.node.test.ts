import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { clausesOn } from '../documents/page.ts';
import { headOffice } from '../facts/business.ts';

const clause = clausesOn('/tyre-enquiry');

const claims = tableOf('QUOTE-CLAIMS').flat();

clause('QUOTE-CLAIMS', 'the heading and the claims are before the form', (page) => {
  expect(page.headings().slice(0, claims.length + 1)).toEqual([
    ...claims,
    'Your tyre size (optional)',
  ]);
});

clause('QUOTE-CLAIM-TERMS', 'one paragraph below the claims has their terms', (page) => {
  const terms =
    'A reply within 30 minutes during head office hours. A workmanship warranty of 12 months or 20,000km, whichever comes first, on top of your legal rights.';
  expect(page.paragraphs).toContain(terms);
  expect(page.text).toContain(`${claims.slice(1).join(' ')} ${terms} `);
});

clause('QUOTE-NEXT', 'the page shows the three steps below the form, in order', (page) => {
  const next = page.part('What happens next');
  expect(next.items).toEqual([
    expect.stringContaining('We read your enquiry'),
    expect.stringContaining(
      `Within 30 minutes during head office hours: Mon–Fri ${headOffice.weekdays}, Sat ${headOffice.saturday}, not on public holidays.`,
    ),
    expect.stringContaining('Nothing is booked or paid until you say so.'),
  ]);
  expect(page.text.slice(page.text.indexOf('Get my quote'))).toContain(next.text);
});

clause('QUOTE-NEXT-OPEN', 'only the second step ends with the words', (page) => {
  expect(page.text.split('Otherwise, when head office next opens.')).toHaveLength(2);
  const [, second] = page.part('What happens next').items;
  expect(second).toMatch(/\. Otherwise, when head office next opens\.$/);
});
