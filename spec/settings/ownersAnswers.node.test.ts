import { expect, vi } from 'vitest';
import { readUnconfirmed } from '../../src/publishing/owner/readUnconfirmed.ts';
import { ownersSheet } from '../../src/publishing/scripts/printUnconfirmed.ts';
import { unconfirmed } from '../../src/publishing/owner/unconfirmed.ts';
import {
  balancingBeside,
  ownersAnswers,
  sentenceOf,
  type OwnersQuestion,
} from '../../src/content/ownersAnswers.ts';
import { landmarkOf, readPage } from '../documents/page.ts';
import { parseHtml } from '../documents/parseHtml.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

const balancing = `Balancing is ${price.balancingPerWheel} per wheel.`;
const filter = 'With mineral oil, a new oil filter; with synthetic,';
const moreWork = 'we call you with the price first.';
const termsApply = 'Its own checks and terms apply.';

type Name = keyof typeof ownersAnswers;

/** The sentence for each answer. */
type Known = Readonly<Record<string, string>>;

/** Questions that have no sentence while they are open: the page, and the words after which it shows the answer. */
const added = {
  fourTyres: {
    page: '/tyres/passenger',
    after: 'and where you drive.',
    known: { '$520 in 195/65R15': 'Four tyres, fitted and balanced, cost $520 in 195/65R15.' },
  },
  wofVisit: {
    page: '/services/wof-inspection',
    after: 'Call first to check times at your branch.',
    known: { 'You can wait at every branch.': 'You can wait at every branch.' },
  },
  wofVehicles: {
    page: '/services/wof-inspection',
    after: 'Check the date on your label.',
    known: { 'Trailers: $45, at Hornby.': 'Trailers: $45, at Hornby.' },
  },
  brakeTime: {
    page: '/services/brake-service',
    after: 'before any work.',
    known: { '90 minutes': 'New pads on one axle take 90 minutes.' },
  },
  electricService: {
    page: '/services/car-servicing',
    after: 'Call to check.',
    known: { 'from $150 + GST': 'An electric car’s service is from $150 + GST.' },
  },
  batteryRegistered: {
    page: '/services/battery-replacement',
    after: 'registered with their computer.',
    known: { yes: 'That’s included.', no: 'That costs extra: ask for the price.' },
  },
  cardSurcharge: {
    page: '/payment-options',
    after: 'agree how to pay when you call.',
    known: { 'We add no surcharge.': 'We add no surcharge.' },
  },
  lender: {
    page: '/payment-options',
    after: 'not us, approves each card.',
    known: { 'Kea Finance for both': 'The lender is Kea Finance for both.' },
  },
} as const satisfies Readonly<
  Partial<Record<Name, { readonly page: string; readonly after: string; readonly known: Known }>>
>;

/** Questions with a sentence while they are open. The sentence for the answer replaces it. */
const replaced: Readonly<
  Record<
    Exclude<Name, keyof typeof added>,
    {
      readonly pages: readonly string[];
      readonly unknown: string;
      readonly known: Known;
    }
  >
> = {
  tyrePrice: {
    pages: [
      '/tyres/passenger',
      '/tyres/4wd-suv',
      '/tyres/performance',
      '/tyres/commercial',
      '/tyres/run-flat',
      '/tyres/fuel-efficient',
      '/faq',
    ],
    unknown: `${balancing} Ask for the fitted price.`,
    known: {
      yes: 'Fitting, balancing, a new valve and the tyre stewardship fee are included.',
      no: `Fitting, a new valve and the tyre stewardship fee are extra. ${balancing}`,
    },
  },
  punctureBalancing: {
    pages: ['/services/puncture-repair'],
    unknown: `${balancing} Ask if your quote includes it.`,
    known: { yes: 'Balancing is included.', no: balancing },
  },
  vanFee: {
    pages: ['/services/mobile-service'],
    unknown: 'on top of the price of the job. Ask for both prices.',
    known: { $60: '$60, on top of the price of the job' },
  },
  vanArea: {
    pages: ['/services/mobile-service'],
    unknown: 'Ask if we cover your area and how soon, or pick a day.',
    known: { 'We cover Christchurch.': 'We cover Christchurch. Or pick a day.' },
  },
  nitrogenPrice: {
    pages: ['/services/nitrogen-inflation'],
    unknown: 'Call for the price',
    known: { '$10 per tyre': '$10 per tyre: call to book' },
  },
  diagnosis: {
    pages: ['/auto-services', '/faq'],
    unknown: 'Ask first what finding the fault costs.',
    known: { 'from $120': 'Finding the fault costs from $120.' },
  },
  sundayMechanics: {
    pages: [
      '/services/car-servicing',
      '/services/oil-change',
      '/services/brake-service',
      '/services/battery-replacement',
    ],
    unknown: 'Call to check workshop times.',
    known: {
      yes: 'The workshop keeps these hours.',
      no: 'The workshop is closed on Sundays.',
    },
  },
  syntheticFilter: {
    pages: ['/services/oil-change'],
    unknown: `${filter} ask if the filter is included`,
    known: { yes: 'A new oil filter', no: `${filter} the filter is extra` },
  },
  serviceOil: {
    pages: ['/services/car-servicing'],
    unknown: `If your car needs more than the package includes, ${moreWork}`,
    known: { 'Mineral oil.': `Mineral oil. If your car needs more, ${moreWork}` },
  },
  roadHazard: {
    pages: ['/warranty'],
    unknown: 'Ask for the price and terms.',
    known: { 'It costs $15 per tyre.': 'It costs $15 per tyre.' },
  },
  carWarranty: {
    pages: ['/services/car-servicing'],
    unknown: 'A manufacturer’s warranty has its own terms: check them first.',
    known: {
      yes: 'We follow it and fill in the service record, so your new car’s warranty stays.',
      no: 'If your car is under warranty, ask its dealer first.',
    },
  },
  payLater: {
    pages: ['/payment-options'],
    unknown: `Ask us which service we accept. ${termsApply}`,
    known: { Pounamu: `We accept Pounamu. ${termsApply}` },
  },
};

const questions: readonly (readonly [string, OwnersQuestion<never>])[] = Object.entries(
  ownersAnswers,
).map(([name, entry]) => [name, entry as unknown as OwnersQuestion<never>]);

clause('OWNER-ANSWER-UNKNOWN', 'the pages of an open question show its sentence', async () => {
  for (const [name, { pages, unknown }] of Object.entries(replaced))
    for (const page of pages) {
      const { text } = await readPage(page);
      expect.soft(text, `${name} on ${page}`).toContain(unknown);
    }
});

clause('OWNER-ANSWER-KNOWN', 'an answered question has the sentence for that answer', () => {
  expect(new Set(questions.map(([name]) => name))).toEqual(
    new Set([...Object.keys(replaced), ...Object.keys(added)]),
  );
  const all: Readonly<Record<string, { readonly known: Known }>> = { ...replaced, ...added };
  for (const [name, entry] of questions)
    for (const [answer, sentence] of Object.entries(all[name]?.known ?? {})) {
      const answered = { ...entry, answer: answer as never };
      expect.soft(sentenceOf(answered), `${name}: ${answer}`).toBe(sentence);
    }
});

clause(
  'OWNER-ANSWER-KNOWN',
  'beside a price, the note says that balancing is included only if the answer is “yes”',
  () => {
    for (const [answer, words] of [
      ['unknown', balancing],
      ['no', balancing],
      ['yes', 'Balancing is included.'],
    ] as const)
      for (const question of [ownersAnswers.tyrePrice, ownersAnswers.punctureBalancing])
        expect.soft(balancingBeside({ ...question, answer }), answer).toBe(words);
  },
);

clause('OWNER-ANSWER-ADDED', 'the page of an open question shows no answer', async () => {
  for (const [name, { page, after, known }] of Object.entries(added)) {
    const { text } = await readPage(page);
    expect.soft(text, `${name} on ${page}`).toContain(after);
    for (const sentence of Object.values(known)) expect.soft(text, name).not.toContain(sentence);
  }
});

clause('OWNER-ANSWER-ADDED', 'an answer is shown directly after its fixed sentence', async () => {
  const pageTexts = await answeredPages();
  for (const [name, { page, after, known }] of Object.entries(added))
    expect.soft(pageTexts[page], name).toContain(`${after} ${Object.values(known)[0] ?? ''}`);
});

/** The text of each page in `added`, by address, when every question in `added` has the first answer of its `known`. */
async function answeredPages(): Promise<Readonly<Record<string, string>>> {
  vi.resetModules();
  const content = await import('../../src/content/ownersAnswers.ts');
  for (const [name, { known }] of Object.entries(added))
    Object.assign(content.ownersAnswers[name as keyof typeof added], {
      answer: Object.keys(known)[0],
    });
  const { renderDocument } = await import('../../src/app/entry.server.tsx');
  const pageTexts: Record<string, string> = {};
  for (const { page } of Object.values(added))
    pageTexts[page] = landmarkOf(parseHtml(await renderDocument(page))).text;
  vi.resetModules();
  return pageTexts;
}

clause('OWNER-ANSWER-ASKED', '`npm run owner` lists only open questions, with their lines', () => {
  const file = 'src/content/ownersAnswers.ts';
  const text = "export const ownersAnswers = {\n  fee: {\n    answer: 'unknown',\n  },\n};\n";
  const content = { business: {}, reviews: {}, promises: [], claims: {} };
  const asked = (answer: string) =>
    unconfirmed(
      { ...content, answers: { fee: { question: 'What is the fee?', answer } } },
      new Map([[file, text]]),
    );
  expect(asked('unknown')).toEqual([{ file, line: 2, says: 'to answer: What is the fee?' }]);
  expect(asked('$60')).toEqual([]);
});

clause('OWNER-ANSWER-ASKED', '`npm run owner` lists the open questions of this project', () => {
  const open = questions.filter(([, { answer }]) => answer === 'unknown');
  const asked = ownersSheet({}).match(/^  src\/content\/ownersAnswers\.ts:\d+ to answer: .+$/gm);
  expect(asked?.map((line) => line.replace(/^.*? to answer: /, ''))).toEqual(
    open.map(([, { question }]) => question),
  );
});

clause(
  'OWNER-CLAIMS-GROUNDS',
  'without grounds, a strict build shows two of the four claims, and another build shows all',
  async () => {
    const always = ['30 Minute Response', '12 Month Warranty'];
    for (const [mode, titles] of [
      ['strict', always],
      ['production', ['Best Price Guarantee', ...always, '500+ 5-Star Reviews']],
    ] as const) {
      vi.stubEnv('MODE', mode);
      vi.resetModules();
      const { quoteHead } = await import('../../src/content/quote.ts');
      expect(quoteHead.claims.map(({ title }) => title)).toEqual(titles);
    }
  },
);

clause('OWNER-CLAIMS-GROUNDS', 'the two claims without grounds are listed as left out', () => {
  const list = readUnconfirmed().filter(({ leftOut }) => leftOut);
  expect(list.map(({ says }) => says)).toEqual([
    expect.stringContaining('no evidence yet: fiveStarReviews.'),
    expect.stringContaining('no evidence yet: ‘Best Price Guarantee’ (/tyre-enquiry)'),
  ]);
});

clause('OWNER-CLAIMS-GROUNDS', '`npm run owner` lists a claim without grounds as left out', () => {
  const promise = {
    file: 'src/content/quote.ts',
    name: 'bestPrice',
    sentences: ['Best price'],
    pages: ['/about'],
    why: 'Binds.',
  } as const;
  const [found] = unconfirmed(
    {
      business: {},
      reviews: {},
      promises: [{ ...promise, evidence: null, leftOut: true }],
      claims: {},
    },
    new Map(),
  );
  expect(found).toMatchObject({
    says: 'no evidence yet: ‘Best price’ (/about); until then a strict build leaves it out',
    leftOut: true,
  });
});
