import { wordsFor } from '../domain/counting.ts';
import { advice, winterTread } from './advice.ts';
import { branchWords } from './branchWords.ts';
import { claims, stats } from './claims.ts';
import { bookingNote } from './contact.ts';
import { besideTyrePrice } from './ownersAnswers.ts';
import { bookOnline } from './partWords.ts';
import { prices } from './prices.ts';
import { signCount } from './replacementSigns.ts';
import type { TyreCategoryPath } from './routes.ts';
import { dotExample, dotExampleDate } from './tyreAge.ts';
import { from } from './summary.ts';
import { nutCheck } from './wheelSafety.ts';
import { promise, shownBy } from './promise.ts';

/** The text of the tyres landing page (specification, section 2: Tyres landing). */
export const tyres = {
  heading: 'Tyres for cars, utes and vans',
  subtitle: 'Tell us your size for a price.',
  figures: [
    {
      label: 'Passenger tyres',
      ...from(prices.passengerTyreFrom),
      note: `each, depending on size. ${besideTyrePrice()}`,
    },
    { label: 'Brands', value: `${stats.brandsAvailable}+`, note: 'from premium to budget' },
    {
      label: wordsFor(stats.locations, 'Branch', 'Branches'),
      value: `${stats.locations}`,
      note: branchWords.span,
    },
  ],
} as const;

/** The six tyre types, each with a line on its use. A category without a line does not compile. */
export const tyreTypes = {
  heading: 'Browse by tyre type',
  lines: {
    '/tyres/passenger': 'Hatchbacks, sedans and wagons',
    '/tyres/4wd-suv': 'For seal, gravel, wet grass and boat ramps',
    '/tyres/performance': 'More grip and sharper steering',
    '/tyres/commercial': 'For vans and utes that carry loads',
    '/tyres/run-flat': `Most go up to ${advice.runFlatDistance} after a puncture`,
    '/tyres/fuel-efficient': `Up to ${advice.fuelSaving} less fuel than tyres with more rolling resistance; results vary`,
  } satisfies Record<TyreCategoryPath, string>,
} as const;

/** The heading of the signs, and the four figures to judge a tyre by (specification, section 9). */
export const replacement = {
  heading: 'When Should You Replace Your Tyres?',
  lead: `Notice any of these ${signCount}? Have your tyres checked.`,
  gaugeHeading: 'Tread depth and tyre age',
  /** Two depths in the drawing of a groove, which is to scale. */
  gaugeWords: { replace: advice.treadReplace, legal: advice.treadLegal },
  gauge: [
    { label: 'Legal minimum', value: advice.treadLegal, note: `of tread. ${winterTread}` },
    {
      label: 'Replace at',
      value: advice.treadReplace,
      note: 'recommended: worn tread clears less water',
    },
    { label: 'Typical life', value: advice.tyreLife, note: 'depending on tyre, vehicle and roads' },
    {
      label: 'Replace when over',
      value: advice.tyreAge,
      note: `recommended. The DOT code’s last four digits are week and year: ${dotExample} is ${dotExampleDate}`,
    },
  ],
} as const;

export const brandGrid = {
  heading: `${stats.brandsAvailable}+ tyre brands`,
  lead: 'Don’t see your brand? Call us.',
} as const;

/** The three features (specification, section 2; the machines by D38). */
export const features = {
  heading: 'Fitting, alignment and mobile service',
  points: [
    {
      title: 'Professional Fitting',
      text: `We take the old tyre off, fit the new one and set the pressure. New tyres need balancing too. ${nutCheck}`,
    },
    {
      title: 'Laser Alignment',
      text: `${claims.alignmentMachines} laser machines. Poor alignment wears new tyres out early.`,
      link: { label: 'Wheel alignment', to: '/services/wheel-alignment' },
    },
    {
      title: 'Mobile Service',
      text: `${promise(`Our mobile tyre van comes to your home, work or the roadside, ${claims.vanDays} days a week.`, shownBy.van)} A call-out fee applies.`,
      link: { label: 'Mobile tyre service', to: '/services/mobile-service' },
    },
  ],
} as const;

export const tyreCall = {
  heading: 'Get a price',
  ready:
    'Have your tyre size ready. It’s on the sidewall, and on the tyre placard: the sticker inside the driver’s door.',
  contact: bookOnline,
  contactNote: bookingNote,
  more: { label: 'Quote by tyre size', to: '/tyre-enquiry' },
  servicesHeading: 'Tyre services',
} as const;
