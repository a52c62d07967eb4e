import type { Testimonial } from '../content/testimonials.ts';
import type { BranchFacts, BranchService } from '../domain/branch.ts';
import { lettersFault } from './lettersFault.ts';
import { unknownFields } from './unknownFields.ts';
import { describeValue, isText } from './validateBusiness.ts';

/** The facts on which sentences of the site depend. */
export interface SentenceFacts {
  readonly branchFacts: readonly Pick<BranchFacts, 'name' | 'services'>[];
  /** The reviews, by file. */
  readonly reviews: Readonly<Record<string, readonly Testimonial[]>>;
}

/** Services for which pages say at which branches they are done. */
const somewhere: readonly BranchService[] = ['auto-repairs', 'wof', 'mobile-service'];

const reviewFields = ['id', 'name', 'text', 'rating', 'service', 'location', 'date'];

const monthAndYear =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;

function reviewFaults(
  file: string,
  reviews: readonly Testimonial[],
  names: readonly string[],
): string[] {
  if (reviews.length === 0)
    return [`${file}: the list must not be empty, because a page shows it.`];
  return reviews.flatMap((review) => {
    const { name, id, text, service, location, rating, date } = review;
    const letters = lettersFault(`${name} ${text} ${service}`);
    const empty = Object.entries<unknown>({ name, text, service }).filter(
      ([, words]) => !isText(words),
    );
    return [
      ...unknownFields(review, reviewFields),
      ...empty.map(([field, words]) => `must have a ${field}, but ${describeValue(words)}.`),
      ...([1, 2, 3, 4, 5].includes(rating)
        ? []
        : [`must have a rating of 1 to 5 whole stars, but ${describeValue(rating)}.`]),
      ...(monthAndYear.test(date)
        ? []
        : [
            `must have a month and a year as its date, such as May 2026, but ${describeValue(date)}.`,
          ]),
      ...(names.includes(location)
        ? []
        : [`must name one of your branches (${names.join(', ')}), but it names "${location}".`]),
      ...(letters ? [letters] : []),
    ].map((fault) => `${file}: the review by ${name} (${id}) ${fault}`);
  });
}

/** An answer as the owner wrote it, and what makes a sentence of it: nothing, if it is neither `yes` nor `no`. */
interface AnsweredQuestion {
  readonly answer: unknown;
  readonly known: (answer: never) => string | undefined;
}

/** One sentence for each answer of the owner's from which a page could not make a sentence. */
export function answerFaults(questions: Readonly<Record<string, AnsweredQuestion>>): string[] {
  return Object.entries(questions).flatMap(([name, { answer, known }]) => {
    const where = `src/content/ownersAnswers.ts: the answer of ${name} must be`;
    if (answer === 'unknown') return [];
    if (!isText(answer))
      return [`${where} 'unknown' or your own words, but ${describeValue(answer)}.`];
    return known(answer as never)
      ? []
      : [`${where} 'yes', 'no' or 'unknown', but ${describeValue(answer)}.`];
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
          `Branch ${name}: services must include tyres, because Home, About and the tyre pages say that every branch sells and fits them.`,
      ),
    ...somewhere
      .filter((service) => !branchFacts.some(({ services }) => services.includes(service)))
      .map(
        (service) =>
          `One branch at least must have ${service} in its services, because pages say where it is done.`,
      ),
    ...Object.entries(reviews).flatMap(([file, own]) => reviewFaults(file, own, names)),
  ];
}
