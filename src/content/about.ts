import { capitalised, wordsFor } from '../domain/counting.ts';
import { advice } from './advice.ts';
import { branchWords } from './branchWords.ts';
import { business } from './business.ts';
import { claims, ratingName } from './claims.ts';
import type { RoutePath } from './routes.ts';
import { reviewWords } from './reviewWords.ts';
import { stats } from './stats.ts';
import type { Point } from './summary.ts';
import { promise, shownBy } from './promise.ts';

/** One of the business's two trades, and where it is done (D33). */
interface BusinessLine {
  readonly title: string;
  /** Which branches do it; `text` continues the sentence. */
  readonly where: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly to: RoutePath };
}

/** A reason to choose the business, headed by mark and title, with a page that backs it up. */
interface Reason extends Point {
  /** A count or a short name, set large. */
  readonly mark: string;
  readonly proof: { readonly label: string; readonly to: RoutePath };
}

/** One of the four statistics: the figure as shown, and what it counts. */
interface Statistic {
  readonly figure: string;
  readonly counts: string;
}

const tyresAt = capitalised(branchWords.everywhere);
const tyresDone = promise(
  'we sell and fit tyres, and do balancing, alignment, rotation and puncture repairs.',
  shownBy.branches,
);

/** The text of the About page (specification, section 2, About). */
export const about = {
  heading: 'About us',
  subtitle: `Tyres and repairs in ${business.city} since ${business.foundedYear}.`,
  lines: {
    heading: 'What we do',
    items: [
      {
        title: 'Tyres',
        where: tyresAt,
        text: tyresDone,
        link: { label: 'Browse tyres', to: '/tyres' },
      },
      {
        title: 'Auto repairs',
        where: `At ${branchWords.repairs}`,
        text: `we service cars, replace batteries, and repair brakes, cooling, suspension and electrics. ${branchWords.wofThere}`,
        link: { label: 'Servicing and repairs', to: '/auto-services' },
      },
    ] satisfies readonly BusinessLine[],
  },
  values: {
    heading: 'Our Core Values',
    items: [
      { title: 'Safety first', text: 'If your car isn’t safe to drive, we’ll tell you.' },
      {
        title: 'You know the price first',
        text: promise(
          'We’ll tell you the price before we start. If your car needs more work, we’ll ask you first.',
          shownBy.priceFirst,
        ),
      },
      { title: 'Straight answers', text: 'We’ll tell you what’s urgent and what can wait.' },
      {
        title: 'Your time matters',
        text: promise(
          `Most puncture repairs at a branch are done in ${advice.punctureTime}. A WOF takes ${advice.wofTime}.`,
          shownBy.jobSheets,
        ),
      },
      {
        title: 'We put things right',
        text: promise(
          `If our work proves faulty, we’ll redo it free: within ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first. That’s on top of your legal rights.`,
          shownBy.terms,
        ),
      },
    ] satisfies readonly Point[],
    link: { label: 'How our warranty works', to: '/warranty' },
  },
  why: {
    heading: `Why Choose ${business.name}`,
    items: [
      {
        mark: 'MTA',
        title: 'certified',
        text: 'Motor Trade Association certified: members follow a code of ethics.',
        proof: { label: 'Our warranty', to: '/warranty' },
      },
      {
        mark: `${stats.locations}`,
        title: `${wordsFor(stats.locations, 'branch in', 'branches across')} ${business.city}`,
        text: `${capitalised(branchWords.span)}.`,
        proof: { label: 'Find a branch', to: '/locations' },
      },
      {
        mark: `${claims.vanDays}`,
        title: 'days a week',
        text: `Our mobile tyre van works ${claims.vanDays} days. Branch hours vary.`,
        proof: { label: 'Mobile tyre service', to: '/services/mobile-service' },
      },
      {
        mark: reviewWords.figure,
        title: reviewWords.counted,
        text: 'Chosen by us, with branch, month and job.',
        proof: { label: reviewWords.read, to: '/testimonials' },
      },
    ] satisfies readonly Reason[],
  },
  commitment: {
    heading: 'Our Commitment to Excellence',
    statistics: [
      {
        figure: claims.experience,
        counts: `years of experience, serving the city since ${business.foundedYear}`,
      },
      {
        figure: `${stats.locations}`,
        counts: `${wordsFor(stats.locations, 'location', 'locations')} in ${business.city}`,
      },
      { figure: `${stats.brandsAvailable}+`, counts: 'tyre brands available' },
      { figure: claims.rating, counts: `out of 5: our ${ratingName}, ${claims.ratingSource}` },
    ] satisfies readonly Statistic[],
  },
  call: {
    heading: 'Talk to us',
    ready: 'Questions? Call us, or send a message.',
    contact: 'Contact us',
  },
  related: ['/locations', '/testimonials', '/warranty', '/faq'] satisfies readonly RoutePath[],
} as const;
