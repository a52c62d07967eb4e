import { expect } from 'vitest';
import { literal } from '../tools/proof/literal.ts';
import { clausesOn } from '../documents/page.ts';

const clause = clausesOn('/testimonials');

clause('TESTIMONIALS-SHOWN', 'each has text, name, service, branch, date and stars', (page) => {
  expect(page.part('Selected reviews').items).toEqual(
    [
      'Marama H., Full service, Riccarton, October 2026',
      'Josh P., WOF inspection, Hornby, September 2026',
      'Leilani F., Puncture check, Ferrymead, August 2026',
      'Graham B., Wheel balancing, Papanui, July 2026',
      'Sunita R., Battery test, Sockburn, June 2026',
      'Wiremu K., Tyre rotation, Linwood, May 2026',
      'Eilidh M., Dash warning light, Riccarton, April 2026',
      'Pita L., Van tyres, Hornby, March 2026',
      'Yvonne C., Passenger tyres, Papanui, February 2026',
      'Sam O., Mobile service, Sockburn, December 2025',
    ].map((caption) => expect.stringMatching(`^“.{40,}” ${literal(caption)}\\. 5 out of 5 stars$`)),
  );
});

clause('TESTIMONIALS-SELECTED', 'the page says that the business selected them', (page) => {
  expect(page.headings(2)).toContain('Selected reviews');
  expect(page.paragraphs).toContainEqual(expect.stringMatching(/^Ten reviews we selected\./));
});
