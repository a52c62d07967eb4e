import { expect, test } from 'vitest';
import { fixtureClause } from '../fixtures.ts';
import { checkQuotes } from './quotes.ts';

/** Whether the check finds a quotation in a site of one document and one script. */
function isFound(quote: string, { html = '', script = '' }): boolean {
  const clauses = [fixtureClause({ quotes: [quote] })];
  const site = { documents: [html], scripts: [script] };
  return checkQuotes(clauses, site, { 'price.a': '$40' }).length === 0;
}

test.each<[boolean, string, string, string]>([
  [true, 'plain words', 'Call Now', '<a>Call Now</a>'],
  [true, 'words over several elements', 'Call Now', '<b>Call</b> <i>N</i>ow'],
  [true, 'a fact', 'From {price.a}', '<p>From $40</p>'],
  [true, 'entities', "Tyres & 'tubes' é", '<p>Tyres &amp; &#x27;tubes&apos; &#233;</p>'],
  [true, 'spaces of all kinds', 'Call 03 000', '<p>Call\n  03\u00a0000</p>'],
  [true, 'an attribute', 'Pause the brands', '<input aria-label="Pause the brands">'],
  [false, 'another word', 'Call Now', '<a>Call us</a>'],
  [false, 'other capitals', 'Call Now', '<a>Call now</a>'],
  [false, 'a style rule', 'Call Now', '<style>.a::after { content: "Call Now" }</style>'],
])('the result is %s for a quotation that a document has as %s', (found, _, quote, html) => {
  expect(isFound(quote, { html })).toBe(found);
});

test.each<[boolean, string, string]>([
  [true, 'as one text', 'a="Please ring $40 or write to us."'],
  [true, 'in a template', 'a=`Please ring ${b.main} or write to us.`'],
  [true, 'in a list', 'a=[`Please ring `,b.main,` or write to us.`]'],
  [false, 'with another end', 'a=[`Please ring `,b.main,` or write to them.`]'],
  [false, 'without a place for the value', 'a="Please ring or write to us."'],
  [false, 'in two places', `a="Please ring $40";${'b();'.repeat(20)}c=" or write to us."`],
])('the result is %s for a quotation that a script has %s', (found, _, script) => {
  expect(isFound('Please ring {price.a} or write to us.', { script })).toBe(found);
});
