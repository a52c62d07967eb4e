import { expect } from 'vitest';
import { unconfirmed } from '../../src/publishing/owner/unconfirmed.ts';
import { ownersAnswers, sentenceOf, type OwnersQuestion } from '../../src/content/ownersAnswers.ts';
import { quoteClaims } from '../../src/content/quote.ts';
import { renderedStructure } from '../documents/rendered.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

const balancing = `Balancing is ${price.balancingPerWheel} per wheel.`;
const filter = 'With mineral oil, a new oil filter; with synthetic,';
const moreWork = 'we call you with the price first.';
const termsApply = 'Its own checks and terms apply.';

/** Each question: where it is shown while nobody has answered, and what is shown for each answer. */
const faces: Readonly<
  Record<
    keyof typeof ownersAnswers,
    {
      readonly pages: readonly string[];
      readonly unknown: string;
      readonly known: Readonly<Record<string, string>>;
    }
  >
> = {
  tyrePrice: {
    pages: ['/tyres/passenger', '/tyres/commercial'],
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
    pages: ['/services/car-servicing', '/services/brake-service'],
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
  payLater: {
    pages: ['/payment-options'],
    unknown: `Ask us which service we accept. ${termsApply}`,
    known: { Pounamu: `We accept Pounamu. ${termsApply}` },
  },
};

const questions: readonly (readonly [string, OwnersQuestion<never>])[] = Object.entries(
  ownersAnswers,
).map(([name, entry]) => [name, entry as unknown as OwnersQuestion<never>]);

clause('OWNER-ANSWER-UNKNOWN', 'each sentence for an open question is on its pages', async () => {
  for (const [name, { pages, unknown }] of Object.entries(faces))
    for (const page of pages) {
      const { main } = await renderedStructure(page);
      expect.soft(main, `${name} on ${page}`).toContain(unknown);
    }
});

clause('OWNER-ANSWER-KNOWN', 'each answer has its sentence', () => {
  expect(questions.map(([name]) => name)).toEqual(Object.keys(faces));
  for (const [name, entry] of questions) {
    const { known } = faces[name as keyof typeof faces];
    for (const [answer, sentence] of Object.entries(known)) {
      const answered = { ...entry, answer: answer as never };
      expect.soft(sentenceOf(answered), `${name}: ${answer}`).toBe(sentence);
    }
  }
});

clause('OWNER-ANSWER-ASKED', 'npm run owner prints each open question with its line', () => {
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

clause('OWNER-CLAIMS-GROUNDS', 'a strict build shows two claims, and a trial build four', () => {
  expect(quoteClaims(true).map(({ title }) => title)).toEqual([
    'Best Price Guarantee',
    '30 Minute Response',
    '12 Month Warranty',
    '500+ 5-Star Reviews',
  ]);
  expect(quoteClaims(false).map(({ title }) => title)).toEqual([
    '30 Minute Response',
    '12 Month Warranty',
  ]);
});

clause('OWNER-CLAIMS-GROUNDS', 'a claim that is left out does not stop the build', () => {
  const promise = { sentences: ['Best price'], pages: ['/about'], why: 'Binds.' } as const;
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
