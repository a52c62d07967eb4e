import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { clausesOn } from '../documents/page.ts';
import { headOffice } from '../facts/business.ts';

const clause = clausesOn('/tyre-enquiry');

const claims = tableOf('QUOTE-CLAIMS').flat();

clause('QUOTE-CLAIMS', 'the heading and the claims are before the form', (page) => {
  expect(page.headings().slice(0, 6)).toEqual([...claims, 'Your tyre size (optional)']);
});

clause('QUOTE-CLAIM-TERMS', 'one paragraph below the claims has their terms', (page) => {
  const terms =
    'A reply within 30 minutes during head office hours. A workmanship warranty of 12 months or 20,000km, whichever comes first, on top of your legal rights.';
  expect(page.paragraphs).toContain(terms);
  expect(page.text).toContain(`${claims.slice(1).join(' ')} ${terms} `);
});

clause('QUOTE-NEXT', 'the page shows the three steps below the form, in order', (page) => {
  const next = page.part('What happens next');
  const closed = 'Otherwise, when head office next opens.';
  expect(next.items).toEqual([
    expect.stringContaining('We read your enquiry'),
    expect.stringMatching(
      `Within 30 minutes during head office hours: Mon–Fri ${headOffice.weekdays}, Sat ${headOffice.saturday}, not on public holidays\\. ${closed}$`,
    ),
    expect.stringContaining('Nothing is booked or paid until you say so.'),
  ]);
  expect(page.text.split(closed)).toHaveLength(2);
  expect(page.text.slice(page.text.indexOf('Get my quote'))).toContain(next.text);
});
