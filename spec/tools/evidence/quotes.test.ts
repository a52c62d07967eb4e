import { expect, test } from 'vitest';
import { fixtureClause } from '../fixtures.ts';
import { checkQuotes } from './quotes.ts';

/** The problems of a clause with this quotation in a site of one document and one script. */
function problemsOf(quote: string, { html = '', script = '' }): string[] {
  const clauses = [fixtureClause({ quotes: [quote] })];
  return checkQuotes(clauses, { documents: [html], scripts: [script] }, { 'price.a': '$40' });
}

const missing = (quote: string) => [
  `PLANTED-ONE-PANEL (spec/menu/clauses.md) quotes “${quote}”, which is nowhere in the built site. Correct the quotation or the site.`,
];

test.each([
  ['plain words', 'Call Now', '<a>Call Now</a>'],
  ['words over several elements', 'Call Now', '<b>Call</b> <i>N</i>ow'],
  ['a fact', 'From {price.a}', '<p>From $40</p>'],
  ['entities', "Tyres & 'tubes' é", '<p>Tyres &amp; &#x27;tubes&apos; &#233;</p>'],
  ['spaces of all kinds', 'Call 03 000', '<p>Call\n  03\u00a0000</p>'],
  ['an attribute', 'Pause the brands', '<input aria-label="Pause the brands">'],
])('the check accepts a quotation that a document has as %s', (_kind, quote, html) => {
  expect(problemsOf(quote, { html })).toEqual([]);
});

test.each([
  ['another word', '<a>Call us</a>'],
  ['other capitals', '<a>Call now</a>'],
  ['the words in a style rule', '<style>.a::after { content: "Call Now" }</style>'],
])('the check reports a quotation if a document has only %s', (_kind, html) => {
  expect(problemsOf('Call Now', { html })).toEqual(missing('Call Now'));
});

const quoted = 'Please ring {price.a} or write to us.';

test.each([
  ['as one text', 'a="Please ring $40 or write to us."'],
  ['in a template', 'a=`Please ring ${b.main} or write to us.`'],
  ['in a list', 'a=[`Please ring `,b.main,` or write to us.`]'],
])('the check accepts a quotation that a script has %s', (_kind, script) => {
  expect(problemsOf(quoted, { script })).toEqual([]);
});

test.each([
  ['with another end', 'a=[`Please ring `,b.main,` or write to them.`]'],
  ['without a place for the value', 'a="Please ring or write to us."'],
  ['in two places', `a="Please ring $40";${'b();'.repeat(20)}c=" or write to us."`],
])('the check reports a quotation that a script has %s', (_kind, script) => {
  expect(problemsOf(quoted, { script })).toEqual(missing('Please ring $40 or write to us.'));
});
