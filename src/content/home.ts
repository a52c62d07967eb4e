import { capitalised, counted } from '../domain/counting.ts';
import { kindsOfDay } from '../domain/hoursRows.ts';
import { formatPrice, withGst } from '../domain/money.ts';
import { advice } from './advice.ts';
import { branchWords } from './branchWords.ts';
import { branches } from './branches.ts';
import { business } from './business.ts';
import { claims, ratingName, stats } from './claims.ts';
import { holidayNote } from './holidays.ts';
import { balancingBeside, besideTyrePrice, ownersAnswers } from './ownersAnswers.ts';
import { bookOnline } from './partWords.ts';
import { prices } from './prices.ts';
import { duringHours } from './replyTimes.ts';
import { packageItems } from './services/carServicing.ts';
import { from } from './summary.ts';
import { promise, shownBy } from './promise.ts';

/** The text of Home (specification, section 2). */
export const hero = {
  /** One headline with fixed line breaks, so that it wraps alike in every font. */
  headline: ['Quality Tyres', '& Auto Repairs', `in ${business.city}`],
  /** Text around a link, so that someone with a flat tyre finds the mobile service in the first screen. */
  lead: {
    before: `Tyres at ${branchWords.number}, plus WOFs and repairs. Our `,
    van: 'mobile tyre van',
    after: ` can come to you ${claims.vanDays} days a week.`,
  },
  locations: 'Our Locations',
  /** Text links: to a quote by tyre size, and to the hours further down. */
  quote: 'Quote by tyre size',
  hours: 'Opening hours',
} as const;

/** The name of the list of badges, for screen readers. */
export const badgesLabel = 'At a glance';

/** Whether on each day of the week one branch at least opens: only then is the business open on seven days. */
const opensEveryDay = kindsOfDay.every(([kind]) =>
  branches.some(({ hours }) => hours[kind] !== 'closed'),
);

/** The three badges below the headline, each with the qualification that keeps it true (D5, D28). */
export const badges = [
  { badge: counted(stats.locations, 'Location'), qualifier: capitalised(branchWords.span) },
  {
    badge: `${opensEveryDay ? 'Open' : 'Van'} ${claims.vanDays} Days`,
    qualifier: `Mobile service ${claims.vanDays} days; branch hours vary`,
  },
  {
    badge: `${claims.rating} rating`,
    qualifier: `${capitalised(ratingName)} ${claims.ratingSource}`,
  },
] as const;

/** The four service cards, and the text above them. */
export const services = {
  heading: 'What does your car need?',
  tyres: {
    title: 'Premium Tyres',
    path: '/tyres',
    text: 'For cars, 4WDs, utes and vans. Budget tyres too.',
    priceLabel: 'Passenger tyres from',
    price: formatPrice(prices.passengerTyreFrom),
    priceNote: `each. ${besideTyrePrice()}`,
  },
  repairs: {
    title: 'Auto Repairs',
    path: '/auto-services',
    text: `Servicing, brakes, batteries and electrical, at ${branchWords.repairs}.`,
    priceLabel: 'Service from',
    price: formatPrice(prices.basicServicePlusGst),
    priceNote: `+ GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl.)`,
  },
  wof: {
    title: 'WOF Inspections',
    path: '/auto-services',
    text: `Warrant of fitness: our ${advice.wofPoints}-point check, at ${branchWords.wofNumber}, ${branchWords.wofDays}.`,
    priceLabel: `${advice.wofTime}, from`,
    price: formatPrice(prices.wofFrom),
  },
  mobile: {
    title: 'Mobile Service',
    path: '/contact',
    text: `Flat tyre? ${promise('Our mobile tyre van comes to your home, work or the roadside.', shownBy.van)} A call-out fee applies.`,
  },
  mobileDays: `${claims.vanDays} days a week`,
} as const;

export const costs = {
  heading: 'Prices for common jobs',
  quoteLead: 'Tyre prices depend on the size on the sidewall:',
  quote: 'Quote by tyre size',
  card: 'Price list',
} as const;

/** Jobs with a single price, by the name of their page or their own; others are on the services' own pages. */
export const jobLines = [
  {
    path: '/services/wheel-alignment',
    detail: `2-wheel ${formatPrice(prices.alignmentTwoWheel)}, 4-wheel ${formatPrice(prices.alignmentFourWheel)}`,
    ...from(prices.alignmentTwoWheel),
  },
  {
    path: '/services/wheel-balancing',
    detail: `${formatPrice(prices.balancingAllFour)} for all 4`,
    value: formatPrice(prices.balancingPerWheel),
    after: 'per wheel',
  },
  {
    path: '/services/puncture-repair',
    detail: `Most in ${advice.punctureTime}, at a branch. ${balancingBeside(ownersAnswers.punctureBalancing)}`,
    ...from(prices.punctureFrom),
  },
  { path: '/services/wof-inspection', detail: 'May vary by branch', ...from(prices.wofFrom) },
  {
    path: '/services/oil-change',
    detail: `Mineral with filter, up to ${advice.oilLitres} litres; synthetic from ${formatPrice(prices.oilSyntheticFrom)}`,
    ...from(prices.oilMineralFrom),
  },
  {
    path: '/services/battery-replacement',
    detail: 'Including fitting and disposal',
    ...from(prices.batteryFrom),
  },
  {
    job: 'Basic service',
    path: '/services/car-servicing',
    detail: `${formatPrice(withGst(prices.basicServicePlusGst))} incl. GST. Oil, filter and ${packageItems.basic - 1} checks, about ${advice.basicServiceTime}`,
    value: formatPrice(prices.basicServicePlusGst),
    after: '+ GST',
  },
  {
    job: 'Full service',
    path: '/services/car-servicing',
    detail: `${formatPrice(withGst(prices.fullServicePlusGst))} incl. GST. ${packageItems.full} items, about ${advice.fullServiceTime}`,
    value: formatPrice(prices.fullServicePlusGst),
    after: '+ GST',
  },
] as const;

/** The parts of a tyre size, as on the sidewall. The slash before one is for the eye only. */
export const tyreSize = [
  { slash: false, mark: '205', name: 'width', measure: 'mm' },
  { slash: true, mark: '55', name: 'profile', measure: '% of width' },
  { slash: false, mark: 'R16', name: 'rim', measure: 'inches' },
  { slash: false, mark: '91V', name: 'load', measure: 'top speed' },
] as const;

export const reasons = {
  heading: `Why choose ${business.name}`,
  points: [
    {
      figure: claims.experience,
      title: `years in ${business.city}`,
      text: `Since ${business.foundedYear}. MTA certified.`,
    },
    {
      figure: `${claims.alignmentMachines}`,
      title: 'laser alignment machines',
      text: `Across ${branchWords.number}.`,
    },
    {
      figure: `${claims.responseMinutes}`,
      title: promise('minutes or less to reply to a message', shownBy.enquiries),
      text: `${capitalised(duringHours)}.`,
    },
  ],
} as const;

export const brandStrip = {
  heading: `We fit ${stats.brandsAvailable}+ tyre brands`,
  pause: 'Pause animation',
} as const;

export const hours = { heading: 'Opening hours', lead: holidayNote, branch: 'Branch' } as const;

export const closing = {
  heading: 'Ready when you are',
  lead: `Message us, or call ${branchWords.main}:`,
  call: 'Call Now',
  book: bookOnline,
} as const;
