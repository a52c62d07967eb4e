import { expect } from 'vitest';
import { clausesOn, type Part } from '../documents/page.ts';
import { headOffice } from '../facts/business.ts';

const clause = clausesOn('/tyre-enquiry');

clause('QUOTE-CLAIM-TERMS', 'the title banner shows a condition for each claim', (page) => {
  for (const [claim, terms] of [
    ['Best Price Guarantee', /Ask us for the terms\.$/],
    ['30 Minute Response', /During head office hours\./],
    ['12 Month Warranty', /On workmanship, up to 20,000km, on top of your legal rights\.$/],
    ['500+ 5-Star Reviews', /Ask us where to read them\.$/],
  ] as const)
    expect.soft(page.part(claim).text).toMatch(terms);
});

/** The text of the page from the form's button on. */
const belowForm = ({ text }: Part) => text.slice(text.indexOf('Get my quote'));

clause('QUOTE-NEXT', 'the page shows the three steps below the form, in order', (page) => {
  expect(page.part('What happens next').items).toEqual([
    expect.stringContaining('We read your enquiry'),
    expect.stringContaining(
      `Within 30 minutes during head office hours: Mon–Fri ${headOffice.weekdays}, Sat ${headOffice.saturday}.`,
    ),
    expect.stringContaining('Nothing is booked or paid until you say so.'),
  ]);
  expect(belowForm(page)).toContain(page.part('What happens next').text);
});

clause(
  'QUOTE-NEXT-OPEN',
  'below the form, the page says “Otherwise, when head office next opens”',
  (page) => {
    const words = 'Otherwise, when head office next opens.';
    expect(page.text.split(words)).toHaveLength(2);
    expect(belowForm(page)).toContain(words);
    const steps = page.each('item').filter(({ text }) => text.includes(words));
    expect(steps.length).toBeGreaterThan(0);
    for (const { text } of steps)
      expect(text).toMatch(/\. Otherwise, when head office next opens\.$/);
  },
);
