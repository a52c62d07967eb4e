import { capitalised, wordsFor } from '../domain/counting.ts';
import { advice } from './advice.ts';
import { branchWords } from './branchWords.ts';
import { business } from './business.ts';
import { claims, ratingName, stats } from './claims.ts';
import { reviewWords } from './reviewWords.ts';
import { points } from './summary.ts';
import { promise, shownBy } from './promise.ts';

/** The text of the About page (specification, section 2, About). */
export const about = {
  heading: 'About us',
  subtitle: `Tyres and repairs in ${business.city} since ${business.foundedYear}.`,
  lines: {
    heading: 'What we do',
    items: [
      {
        title: 'Tyres',
        where: capitalised(branchWords.everywhere),
        text: promise(
          'we sell and fit tyres, and do balancing, alignment, rotation and puncture repairs.',
          shownBy.branches,
        ),
        link: { label: 'Browse tyres', to: '/tyres' },
      },
      {
        title: 'Auto repairs',
        where: `At ${branchWords.repairs}`,
        text: `we service cars, replace batteries, and repair brakes, cooling, suspension and electrics. ${branchWords.wofThere}`,
        link: { label: 'Servicing and repairs', to: '/auto-services' },
      },
    ],
  },
  values: {
    heading: 'Our Core Values',
    items: points({
      'Safety first': 'If your car isn’t safe to drive, we’ll tell you.',
      'You know the price first': promise(
        'We’ll tell you the price before we start. If your car needs more work, we’ll ask you first.',
        shownBy.priceFirst,
      ),
      'Straight answers': 'We’ll tell you what’s urgent and what can wait.',
      'Your time matters': promise(
        `Most puncture repairs at a branch are done in ${advice.punctureTime}. A WOF takes ${advice.wofTime}.`,
        shownBy.jobSheets,
      ),
      'We put things right': promise(
        `If our work proves faulty, we’ll redo it free: within ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first. That’s on top of your legal rights.`,
        shownBy.terms,
      ),
    }),
    link: { label: 'How our warranty works', to: '/warranty' },
  },
  why: {
    heading: `Why Choose ${business.name}`,
    items: [
      {
        figure: 'MTA',
        title: 'certified',
        text: 'Motor Trade Association certified: members follow a code of ethics.',
        link: { label: 'Our warranty', to: '/warranty' },
      },
      {
        figure: `${stats.locations}`,
        title: `${wordsFor(stats.locations, 'branch in', 'branches across')} ${business.city}`,
        text: `${capitalised(branchWords.span)}.`,
        link: { label: 'Find a branch', to: '/locations' },
      },
      {
        figure: `${claims.vanDays}`,
        title: 'days a week',
        text: `Our mobile tyre van works ${claims.vanDays} days. Branch hours vary.`,
        link: { label: 'Mobile tyre service', to: '/services/mobile-service' },
      },
      {
        figure: reviewWords.figure,
        title: reviewWords.counted,
        text: 'Chosen by us, with branch, month and job.',
        link: { label: reviewWords.read, to: '/testimonials' },
      },
    ],
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
    ],
  },
  call: {
    heading: 'Talk to us',
    ready: 'Questions? Call us, or send a message.',
    contact: 'Contact us',
  },
  related: ['/locations', '/testimonials', '/warranty', '/faq'],
} as const;
