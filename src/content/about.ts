import { business } from './business.ts';
import { claims } from './claims.ts';
import type { RoutePath } from './routes.ts';
import { stats } from './stats.ts';
import type { Point } from './summary.ts';

/** One of the two trades the business is in, and where it is done (D33). */
interface BusinessLine {
  readonly title: string;
  readonly text: string;
  /** Which branches do it. */
  readonly where: string;
  readonly link: { readonly label: string; readonly to: RoutePath };
}

/** A reason to choose the business, and the page on which a visitor can hold it to its word. */
interface Reason extends Point {
  /** A count or a short name, set large. */
  readonly mark: string;
  readonly proof: { readonly label: string; readonly to: RoutePath };
}

/** One of the four statistics: the figure as it is shown, and what it counts. */
interface Statistic {
  readonly figure: string;
  readonly counts: string;
}

/** The words of the page about the business (specification, section 2, About). */
export const about = {
  heading: 'About us',
  subtitle: `Tyres and mechanical work under one roof, in ${business.city} since ${business.foundedYear}.`,
  lines: {
    heading: 'Two business lines, one road',
    items: [
      {
        title: 'Tyres',
        text: 'We sell and fit tyres, then keep them round: balanced, aligned, rotated, and repaired when they meet a nail. A van brings tyres to your kerb.',
        where: 'All six branches',
        link: { label: 'See the tyres', to: '/tyres' },
      },
      {
        title: 'Auto repairs',
        text: 'We service cars and repair what wears out: brakes, batteries, cooling, suspension, and the electrics behind a warning light.',
        where: 'Sockburn and Riccarton',
        link: { label: 'See the repairs', to: '/auto-services' },
      },
    ] satisfies readonly BusinessLine[],
  },
  values: {
    heading: 'Our Core Values',
    items: [
      {
        title: 'Safe before sold',
        text: 'If a car should not be driven, we say so, whatever you came in for. If a tyre has life left, we say that too.',
      },
      {
        title: 'The price before the work',
        text: 'You hear what a job costs before it starts. A job that grows waits until you have said yes.',
      },
      {
        title: 'Plain words',
        text: 'Now, soon, or no hurry: every fault we find gets one of the three, and a reason you can repeat at home.',
      },
      {
        title: 'Your day counts',
        text: 'We name a time and ring when it changes. Nobody should plan a morning around a waiting room.',
      },
      {
        title: 'Put right, not argued',
        text: 'When our work is at fault, we do it again. The terms are written down, and they are short.',
      },
    ] satisfies readonly Point[],
  },
  why: {
    heading: `Why Choose ${business.name}`,
    lead: 'Do not take our word for it. Each line leads to the page that shows it.',
    items: [
      {
        mark: 'MTA',
        title: 'Certified by the trade',
        text: 'Motor Trade Association certified: a code of ethics, and a mediator if we cannot agree.',
        proof: { label: 'Our warranty', to: '/warranty' },
      },
      {
        mark: `${stats.locations}`,
        title: 'Branches, so one is near',
        text: 'From Hornby to Ferrymead, each with its hours and what it does.',
        proof: { label: 'Find a branch', to: '/locations' },
      },
      {
        mark: `${claims.vanDays}`,
        title: 'Days a week',
        text: 'The mobile tyre service runs every day; branch hours vary.',
        proof: { label: 'See the van', to: '/services/mobile-service' },
      },
      {
        mark: '10',
        title: 'Customers, in their words',
        text: 'Selected reviews, each with its branch, its month and the job.',
        proof: { label: 'Read the ten', to: '/testimonials' },
      },
    ] satisfies readonly Reason[],
  },
  commitment: {
    heading: 'Our Commitment to Excellence',
    lead: 'Four figures, and what each of them counts.',
    statistics: [
      {
        figure: claims.experience,
        counts: `years of experience, serving the city since ${business.foundedYear}`,
      },
      { figure: `${stats.locations}`, counts: `locations in ${business.city}` },
      { figure: `${stats.brandsAvailable}+`, counts: 'tyre brands available' },
      {
        figure: claims.rating,
        counts: `out of 5: our search-engine rating, ${claims.ratingSource}`,
      },
    ] satisfies readonly Statistic[],
  },
  call: {
    heading: 'Talk to us',
    ready: 'Describe the noise, the wobble or the warning light. We have heard most of them.',
    contact: 'Contact us',
  },
  related: ['/locations', '/testimonials', '/warranty', '/faq'] satisfies readonly RoutePath[],
} as const;
