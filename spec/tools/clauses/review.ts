/**
 * `npm run spec:review ID`: says that a person has compared the tests of one clause with its text as it stands.
 * One clause at a time, on purpose: nobody compares them all at once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSpecification } from './clauses.ts';
import { parseReviews, renewReview } from './reviews.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const lock = path.join(root, 'spec/review.lock.json');
const [id, ...more] = process.argv.slice(2);

if (id === undefined || more.length > 0) {
  console.error('npm run spec:review ID: the id of one clause, whose tests you have just read.');
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
