import { flatten } from '../tools/clauses/fillFacts.ts';
import {
  answered,
  branch,
  branchCount,
  business,
  experience,
  headOffice,
  listed,
  mapBox,
  onSevenDays,
  phone,
  wof,
} from './business.ts';
import { brandCount, questionCount } from './lists.ts';
import { guide, price } from './prices.ts';
import { reviewCount } from './reviews.ts';
import { title } from './titles.ts';

const own = ['spec/facts/business.ts', 'src/content/business.ts'] as const;

/** Every fact by the name that clauses use, and the two files to change: first the expected value, then the product's. */
export const groups = {
  price: { values: price, files: ['spec/facts/prices.ts', 'src/content/prices.ts'] },
  guide: { values: guide, files: ['spec/facts/prices.ts', 'src/content/advice.ts'] },
  business: { values: { ...business, experience, answered, onSevenDays }, files: own },
  phone: { values: phone, files: own },
  headOffice: { values: headOffice, files: own },
  branch: { values: branch, files: own },
  branches: { values: branchCount, files: own },
  wof: { values: wof, files: own },
  listed: { values: listed, files: own },
  mapBox: { values: mapBox, files: own },
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
