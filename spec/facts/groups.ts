import { flatten } from '../tools/clauses/fillFacts.ts';
import * as owners from './business.ts';
import { brandCount, questionCount } from './lists.ts';
import { guide, price } from './prices.ts';
import { reviewCount } from './reviews.ts';
import { title } from './titles.ts';

const { business, experience, answered, onSevenDays } = owners;
const own = ['spec/facts/business.ts', 'src/content/business.ts'] as const;

/** Every fact by the name that clauses use, and the two files to change: first the expected value, then the product's. */
export const groups = {
  price: { values: price, files: ['spec/facts/prices.ts', 'src/content/prices.ts'] },
  guide: { values: guide, files: ['spec/facts/prices.ts', 'src/content/advice.ts'] },
  business: { values: { ...business, experience, answered, onSevenDays }, files: own },
  phone: { values: owners.phone, files: own },
  headOffice: { values: owners.headOffice, files: own },
  branch: { values: owners.branch, files: own },
  branches: { values: owners.branchCount, files: own },
  wof: { values: owners.wof, files: own },
  listed: { values: owners.listed, files: own },
  mapBox: { values: owners.mapBox, files: own },
  questions: { values: questionCount, files: ['spec/facts/lists.ts', 'src/content/faq.ts'] },
  brands: {
    values: { count: brandCount },
    files: ['spec/facts/lists.ts', 'src/content/brands.ts'],
  },
  reviews: {
    values: reviewCount,
    files: ['spec/facts/reviews.ts', 'src/content/selectedReviews.ts'],
  },
  title: { values: title, files: ['spec/facts/titles.ts', 'src/content/pages.ts'] },
} as const;

/** The facts that clauses name: `price.rotation`. */
export const facts = flatten(
  Object.fromEntries(Object.entries(groups).map(([name, { values }]) => [name, values])),
);
