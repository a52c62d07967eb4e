/**
 * `npm run spec:review ID`: records that a person has compared one clause with its tests. It takes one clause at a
 * time on purpose: nobody compares them all at once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSpecification } from './clauses.ts';
import { parseReviews, renewReview } from './reviews.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const lock = path.join(root, 'spec/review.lock.json');
const [id, ...more] = process.argv.slice(2);

if (id === undefined || more.length > 0) {
  console.error('Give the id of one clause whose tests you have just read: npm run spec:review ID');
  process.exitCode = 1;
} else {
  try {
    const reviews = parseReviews(readFileSync(lock, 'utf8'));
    writeFileSync(lock, renewReview(readSpecification(root), reviews, id));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
