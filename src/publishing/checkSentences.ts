import type { Testimonial } from '../content/testimonials.ts';
import type { BranchFacts, BranchService } from '../domain/branch.ts';
import { lettersFault } from './lettersFault.ts';

/** The facts on which sentences of the site depend. */
export interface SentenceFacts {
  readonly branchFacts: readonly Pick<BranchFacts, 'name' | 'services'>[];
  /** The reviews, by file. */
  readonly reviews: Readonly<Record<string, readonly Testimonial[]>>;
}

/** Services for which pages say at which branches they are done. */
const somewhere: readonly BranchService[] = ['auto-repairs', 'wof', 'mobile-service'];

function reviewFaults(
  file: string,
  reviews: readonly Testimonial[],
  names: readonly string[],
): string[] {
  if (reviews.length === 0)
    return [`${file}: the list must not be empty, because a page shows it.`];
  return reviews.flatMap(({ name, id, text, service, location }) => {
    const letters = lettersFault(`${name} ${text} ${service}`);
    return [
      ...(names.includes(location)
        ? []
        : [`must name one of your branches (${names.join(', ')}), but it names "${location}".`]),
      ...(letters ? [letters] : []),
    ].map((fault) => `${file}: the review by ${name} (${id}) ${fault}`);
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
