import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toConfirm as advice } from '../../content/advice.ts';
import { business, toConfirm as businessToConfirm } from '../../content/business.ts';
import { evidence } from '../../content/claims.ts';
import { toConfirm as holidays } from '../../content/holidays.ts';
import { ownersAnswers } from '../../content/ownersAnswers.ts';
import { toConfirm as prices } from '../../content/prices.ts';
import { promises } from '../../content/promises.ts';
import {
  selectedReviews,
  toConfirm as selectedReviewsToConfirm,
} from '../../content/selectedReviews.ts';
import { toConfirm as batteryReplacement } from '../../content/services/batteryReplacement.ts';
import { toConfirm as wofInspection } from '../../content/services/wofInspection.ts';
import { testimonials, toConfirm as testimonialsToConfirm } from '../../content/testimonials.ts';
import { toConfirm as warranty } from '../../content/warranty.ts';
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
      toConfirm: {
        'src/content/advice.ts': advice,
        'src/content/business.ts': businessToConfirm,
        'src/content/holidays.ts': holidays,
        'src/content/prices.ts': prices,
        'src/content/selectedReviews.ts': selectedReviewsToConfirm,
        'src/content/services/batteryReplacement.ts': batteryReplacement,
        'src/content/services/wofInspection.ts': wofInspection,
        'src/content/testimonials.ts': testimonialsToConfirm,
        'src/content/warranty.ts': warranty,
      },
    },
    new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  );
}
