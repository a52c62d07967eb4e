import * as v from 'valibot';
import type { FaqItem } from '../content/faq.ts';
import type { Testimonial } from '../content/testimonials.ts';
import type { BranchFacts, BranchService } from '../domain/branch.ts';
import {
  describeValue,
  faultsOf,
  fields,
  inHeadlineFont,
  isText,
  matching,
  must,
  recordFaults,
  repeated,
  shortId,
  text,
} from './schemas.ts';

/** The facts on which sentences of the site depend. */
export interface SentenceFacts {
  readonly branchFacts: readonly Pick<BranchFacts, 'name' | 'services'>[];
  /** The reviews, by file. */
  readonly reviews: Readonly<Record<string, readonly Testimonial[]>>;
}

/** Services for which pages say at which branches they are done. */
const somewhere: readonly BranchService[] = ['auto-repairs', 'wof', 'mobile-service'];

/** A text that is not blank, in letters of the headline font; `expected` says what belongs there. */
const written = (expected: string) => inHeadlineFont(text(expected, isText));

const reviewSchema = (branches: readonly string[]) =>
  fields({
    id: shortId,
    name: inHeadlineFont(matching('a first name and an initial, such as Anna B.', /\S \p{Lu}\.$/u)),
    text: written('what the customer wrote'),
    rating: must('1 to 5 whole stars', v.picklist([1, 2, 3, 4, 5])),
    service: written('what was done, such as Puncture repair'),
    location: must(`one of your branches (${branches.join(', ')})`, v.picklist(branches)),
    date: matching(
      'a month and a year, such as May 2026',
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
    ),
  });

function reviewFaults(
  file: string,
  reviews: readonly Testimonial[],
  branches: readonly string[],
): string[] {
  if (reviews.length === 0)
    return [`${file}: the list must not be empty, because a page shows it.`];
  const nameOf = ({ name, id }: Testimonial) => `by ${name} (${id})`;
  return recordFaults(file, 'review', reviews, reviewSchema(branches), nameOf);
}

const questionSchema = (categories: readonly string[]) =>
  fields({
    id: shortId,
    category: must(`one of ${categories.join(', ')}`, v.picklist(categories)),
    question: written('what visitors ask'),
    short: fields({
      before: v.optional(written('a small text before the figure')),
      value: written('the short answer, in a few words'),
      after: v.optional(written('a small text after the figure')),
    }),
    answer: must('a list of one or more texts', v.pipe(v.array(v.array(v.any())), v.nonEmpty())),
  });

/** One sentence for each fault of a question of `faq.ts`. */
export function questionFaults(
  questions: readonly FaqItem[],
  categories: readonly string[],
): string[] {
  const schema = questionSchema(categories);
  return recordFaults('src/content/faq.ts', 'question', questions, schema, ({ id }) => id);
}

/** One sentence for each fault of a brand of `brands.ts`. */
export function brandFaults(brands: readonly string[]): string[] {
  const file = 'src/content/brands.ts';
  return [
    ...brands.flatMap((brand) => faultsOf(`${file}: a brand `, written('a name'), brand)),
    ...repeated(brands).map((brand) => `${file} has "${brand}" twice. Remove one.`),
  ];
}

/** An answer as the owner wrote it, and the sentence for `yes`, if that is an answer. */
interface AnsweredQuestion {
  readonly answer: unknown;
  readonly yes?: string;
}

/** One sentence for each answer of the owner's from which a page could not make a sentence. */
export function answerFaults(questions: Readonly<Record<string, AnsweredQuestion>>): string[] {
  return Object.entries(questions).flatMap(([name, { answer, yes }]) => {
    const isAnswer = yes ? answer === 'yes' || answer === 'no' : isText(answer);
    if (answer === 'unknown' || isAnswer) return [];
    const expected = isText(answer) ? "'yes', 'no' or 'unknown'" : "'unknown' or your own words";
    return `src/content/ownersAnswers.ts: the answer of ${name} must be ${expected}, but ${describeValue(answer)}.`;
  });
}

/** Names the sentences of the site that would be untrue or incomplete: one fault for each cause. */
export function sentenceFaults({ branchFacts, reviews }: SentenceFacts): string[] {
  const names = branchFacts.map(({ name }) => name);
  return [
    ...branchFacts
      .filter(({ services }) => !services.includes('tyres'))
      .map(
        ({ name }) =>
          `src/content/business.ts, branch ${name}: services must include tyres, because Home, About and the tyre pages say that every branch sells and fits them.`,
      ),
    ...somewhere
      .filter((service) => !branchFacts.some(({ services }) => services.includes(service)))
      .map(
        (service) =>
          `src/content/business.ts: one branch at least must have ${service} in its services, because pages say where it is done.`,
      ),
    ...Object.entries(reviews).flatMap(([file, own]) => reviewFaults(file, own, names)),
  ];
}
