import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { business } from '../../content/business.ts';
import { evidence } from '../../content/claims.ts';
import { ownersAnswers } from '../../content/ownersAnswers.ts';
import { promises } from '../../content/promises.ts';
import { selectedReviews } from '../../content/selectedReviews.ts';
import { testimonials } from '../../content/testimonials.ts';
import { unconfirmed, type Unconfirmed } from './unconfirmed.ts';

/** Lists what is unconfirmed in this project's content (`unconfirmed.ts`). */
export function readUnconfirmed(): Unconfirmed[] {
  const root = path.resolve(import.meta.dirname, '../../..');
  const files = globSync('src/content/**/*.ts', { cwd: root }).toSorted();
  return unconfirmed(
    {
      business,
      reviews: {
        'src/content/selectedReviews.ts': selectedReviews,
        'src/content/testimonials.ts': testimonials,
      },
      promises,
      claims: evidence,
      answers: ownersAnswers,
    },
    new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  );
}
