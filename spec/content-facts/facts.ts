import type { ClauseId } from '../../.cache/clause-ids.ts';
import {
  branch,
  branchCount,
  branches,
  business,
  experience,
  headOffice,
  phone,
} from '../facts/business.ts';
import { brands, jobs, questionCount } from '../facts/lists.ts';
import { guide, price } from '../facts/prices.ts';

/**
 * One fact of the specification and the page that has to say it, written out by hand. The tests of the built site
 * hold every row, and `npm run facts` prints the rows as a table.
 */
export interface Fact {
  /** The clause that asks for it. */
  readonly clause: ClauseId;
  /** The address of the page, or `every` for what stands around every page. */
  readonly page: string;
  /** Where its words have to stand; inside `main` unless it says otherwise. */
  readonly where?: 'banner' | 'contentinfo';
  /** The heading that it stands below. */
  readonly under?: string;
  /** Words and figures, in any case, with hyphens for dashes. */
  readonly words?: readonly string[];
  /** Headings that the page, or the part below `under`, has in these very words. */
  readonly headings?: readonly string[];
  /** How many list items stand below `under`. */
  readonly items?: number;
  /** How often words stand. */
  readonly times?: Readonly<Record<string, number>>;
  /** Links: words of theirs, and where they lead. */
  readonly links?: readonly (readonly [words: string, href: string])[];
}

const call = [phone.main.number, phone.main.href] as const;
const bookOnline = ['Book Online', '/contact'] as const;

/** How many branches have each of a day's hours: 0 the weekdays, 1 Saturday, 2 Sunday. */
function counted(day: string, index: 0 | 1 | 2): Record<string, number> {
  const groups = Object.groupBy(branches, ({ hours }) => `${day} ${hours[index]}`);
  return Object.fromEntries(Object.entries(groups).map(([words, all = []]) => [words, all.length]));
}

/** The tyre categories have their parts alike (specification, section 2). */
function tyreCategory(page: string, heading: string, benefits: string): readonly Fact[] {
  return [
    { clause: 'PAGE-CATEGORY-NAMES', page, headings: [heading] },
    { clause: 'TYRES-BENEFITS', page, under: benefits, items: 4 },
    { clause: 'TYRES-INCLUDED', page, under: 'Fitting includes', items: 4 },
    { clause: 'TYRES-CATEGORY-BRANDS', page, headings: ['Brands'] },
    {
      clause: 'PAGE-QUOTE',
      page,
      links: [call, ['Request a quote', '/contact'], ['Quote by tyre size', '/tyre-enquiry']],
    },
  ];
}

/** Every fact of the specification's sections 1, 2, 3 and 9 that a visitor can check, page by page. */
export const facts: readonly Fact[] = [
  // Around every page.
  {
    clause: 'SHELL-LINE',
    page: 'every',
    where: 'banner',
    words: [`Christchurch • ${branchCount.number} Locations`],
    links: [call],
  },
  {
    clause: 'SHELL-BOOK-NOW',
    page: 'every',
    where: 'banner',
    links: [['Book Now', '/contact']],
  },
  {
    clause: 'MENU-PRICES',
    page: 'every',
    where: 'banner',
    links: [
      [`from ${price.alignmentTwoWheel}`, '/services/wheel-alignment'],
      [`from ${price.basicService.plusGst} + GST`, '/services/car-servicing'],
    ],
  },
  {
    clause: 'MENU-TYRES',
    page: 'every',
    where: 'banner',
    links: [
      ['All tyres', '/tyres'],
      ['Passenger car tyres', '/tyres/passenger'],
      ['4WD and SUV tyres', '/tyres/4wd-suv'],
      ['High performance tyres', '/tyres/performance'],
      ['Commercial and van tyres', '/tyres/commercial'],
      ['Run flat tyres', '/tyres/run-flat'],
      ['Fuel efficient tyres', '/tyres/fuel-efficient'],
    ],
  },
  {
    clause: 'MENU-TYRE-SERVICES',
    page: 'every',
    where: 'banner',
    links: [
      ['Wheel alignment', '/services/wheel-alignment'],
      ['Wheel balancing', '/services/wheel-balancing'],
      ['Puncture repair', '/services/puncture-repair'],
      ['Tyre rotation', '/services/tyre-rotation'],
      ['Nitrogen inflation', '/services/nitrogen-inflation'],
      ['Mobile tyre service', '/services/mobile-service'],
    ],
  },
  {
    clause: 'MENU-MECHANICAL',
    page: 'every',
    where: 'banner',
    links: [
      ['WOF inspection', '/services/wof-inspection'],
      ['Car servicing', '/services/car-servicing'],
      ['Oil change', '/services/oil-change'],
      ['Brake service', '/services/brake-service'],
      ['Battery replacement', '/services/battery-replacement'],
    ],
  },
  {
    clause: 'MENU-INFORMATION',
    page: 'every',
    where: 'banner',
    links: [
      ['About us', '/about'],
      ['Locations', '/locations'],
      ['FAQ', '/faq'],
      ['Testimonials', '/testimonials'],
      ['Warranty', '/warranty'],
      ['Payment options', '/payment-options'],
    ],
  },
  {
    clause: 'SHELL-BADGE-MTA',
    page: 'every',
    where: 'contentinfo',
    words: ['Motor Trade Association certified'],
  },
  {
    clause: 'SHELL-BADGE-RATING',
    page: 'every',
    where: 'contentinfo',
    words: ['4.1 search-engine review rating from 100+ reviews'],
  },
  {
    clause: 'SHELL-BADGE-YEARS',
    page: 'every',
    where: 'contentinfo',
    words: [`${experience} years of experience serving the city since 2008`],
  },
  {
    clause: 'SHELL-MOBILE-BANNER',
    page: 'every',
    where: 'contentinfo',
    words: ['Mobile tyre service Available 7 Days a Week', 'branch hours vary'],
  },
  {
    clause: 'SHELL-HEAD-OFFICE',
    page: 'every',
    where: 'contentinfo',
    words: ['Head office', 'Sockburn, Christchurch'],
  },
  {
    clause: 'SHELL-HOURS',
    page: 'every',
    where: 'contentinfo',
    words: [
      `Mon–Fri ${headOffice.weekdays}`,
      `Sat ${headOffice.saturday}`,
      `Sun ${headOffice.sunday}`,
      `Sockburn branch: Sunday ${branch.sockburn.sunday}`,
    ],
  },
  {
    clause: 'SHELL-SOCIAL',
    page: 'every',
    where: 'contentinfo',
    links: [['Facebook', 'https://social.example/porthillstyre']],
  },
  {
    clause: 'SHELL-SERVICES',
    page: 'every',
    where: 'contentinfo',
    links: [
      ['New tyres', '/tyres'],
      ['Tyre fitting', '/tyres'],
      ['Laser alignment', '/tyres'],
      ['Balancing', '/tyres'],
      ['Puncture repairs', '/tyres'],
      ['Rotation', '/tyres'],
      ['Nitrogen', '/tyres'],
      ['Mobile tyre service', '/tyres'],
    ],
  },
  {
    clause: 'SHELL-LOCATIONS',
    page: 'every',
    where: 'contentinfo',
    links: [
      ['Sockburn', '/locations#sockburn'],
      ['Riccarton', '/locations#riccarton'],
      ['Papanui', '/locations#papanui'],
      ['Hornby', '/locations#hornby'],
      ['Linwood', '/locations#linwood'],
      ['Ferrymead', '/locations#ferrymead'],
    ],
  },
  {
    clause: 'SHELL-NEAREST',
    page: 'every',
    where: 'contentinfo',
    links: [['Find Nearest Location', '/contact']],
  },
  {
    clause: 'SHELL-FOOTER-EMAIL',
    page: 'every',
    where: 'contentinfo',
    links: [call, [business.email, `mailto:${business.email}`]],
  },

  // Home
  {
    clause: 'HOME-HEADLINE',
    page: '/',
    headings: ['Quality Tyres & Auto Repairs in Christchurch'],
  },
  { clause: 'HOME-CALL', page: '/', links: [[`Call ${phone.main.number}`, phone.main.href]] },
  { clause: 'HOME-OUR-LOCATIONS', page: '/', links: [['Our Locations', '/contact']] },
  {
    clause: 'HOME-BADGES',
    page: '/',
    words: [`${branchCount.number} Locations`, 'Open 7 Days', '4.1 rating'],
  },
  {
    clause: 'HOME-DAYS-QUALIFIER',
    page: '/',
    words: ['Mobile service 7 days; branch hours vary'],
  },
  { clause: 'HOME-RATING-SOURCE', page: '/', words: ['Search-engine rating from 100+ reviews'] },
  {
    clause: 'HOME-SERVICE-CARDS',
    page: '/',
    under: 'What does your car need?',
    headings: ['Premium Tyres', 'Auto Repairs', 'WOF Inspections', 'Mobile Service'],
    links: [
      ['Premium Tyres', '/tyres'],
      ['Auto Repairs', '/auto-services'],
      ['WOF Inspections', '/auto-services'],
      ['Mobile Service', '/contact'],
    ],
  },
  {
    clause: 'HOME-SERVICE-PRICES',
    page: '/',
    under: 'What does your car need?',
    words: [
      `Passenger tyres from ${price.passengerTyreFrom}`,
      `Service from ${price.basicService.plusGst} + GST`,
      `30-45 minutes, from ${price.wofFrom}`,
      'call-out fee applies',
      'at four branches, 6 days a week',
    ],
  },
  {
    clause: 'HOME-PRICES',
    page: '/',
    under: 'Price list',
    words: [
      `Wheel alignment from ${price.alignmentTwoWheel} 2-wheel ${price.alignmentTwoWheel}, 4-wheel ${price.alignmentFourWheel}`,
      `Wheel balancing ${price.balancingPerWheel} per wheel ${price.balancingAllFour} for all 4, 15-30 minutes`,
      `Puncture repair from ${price.punctureFrom} most done in 30 minutes, at a branch`,
      `WOF inspection from ${price.wofFrom} 30-45 minutes; price may vary by branch`,
      `Oil change from ${price.oilMineralFrom}`,
      'filter and up to 5 litres included',
      `Battery replacement from ${price.batteryFrom} including fitting and disposal`,
      `Basic service ${price.basicService.plusGst} + GST`,
      'about 1-1.5 hours',
      `Full service ${price.fullService.plusGst} + GST`,
      'about 2-3 hours',
      'NZ dollars, GST included unless marked + GST',
      `${price.basicService.inclGst} incl. GST`,
      `${price.fullService.inclGst} incl. GST`,
    ],
  },
  { clause: 'HOME-BRANDS', page: '/', under: 'We fit 25+ tyre brands', items: 25, words: brands },
  {
    clause: 'HOME-WHY',
    page: '/',
    under: `Why choose ${business.name}`,
    headings: [
      `${experience} years in Christchurch`,
      '9 laser alignment machines',
      '30 minutes or less to answer an enquiry',
    ],
    words: ['Since 2008', 'During opening hours'],
  },
  { clause: 'HOME-REVIEWS', page: '/', times: { '5 out of 5': 3 } },
  {
    clause: 'HOME-REVIEW-WHO',
    page: '/',
    words: [
      'Aroha T., Linwood. Puncture repair, August 2026',
      'Mike S., Sockburn',
      'Priya N., Papanui',
    ],
  },
  { clause: 'HOME-CALL-NOW', page: '/', links: [['Call Now', phone.main.href]] },
  { clause: 'HOME-BOOK-ONLINE', page: '/', links: [bookOnline] },
  { clause: 'HOME-QUOTE', page: '/', links: [['Quote by tyre size', '/tyre-enquiry']] },
  { clause: 'HOME-QUOTE-HERO', page: '/', links: [['Quote by tyre size', '/tyre-enquiry']] },
  {
    clause: 'HOME-HOURS',
    page: '/',
    under: 'Opening hours',
    words: branches.map(({ name, hours }) => [name, ...hours].join(' ')),
  },

  // About
  {
    clause: 'ABOUT-LINES',
    page: '/about',
    under: 'What we do',
    headings: ['Tyres', 'Auto repairs'],
    words: [`All ${branchCount.words} branches`, 'Sockburn and Riccarton'],
  },
  {
    clause: 'ABOUT-HEADINGS',
    page: '/about',
    headings: ['Our Core Values', `Why Choose ${business.name}`, 'Our Commitment to Excellence'],
  },
  {
    clause: 'ABOUT-STATISTICS',
    page: '/about',
    under: 'Our Commitment to Excellence',
    words: [
      experience,
      'years of experience, serving the city since 2008',
      'locations in Christchurch',
      '25+',
      'tyre brands available',
      '4.1',
    ],
  },
  {
    clause: 'ABOUT-RATING-SOURCE',
    page: '/about',
    words: ['our search-engine rating, from 100+ reviews'],
  },
  { clause: 'FACT-CERTIFIED', page: '/about', words: ['Motor Trade Association certified'] },

  // Contact
  {
    clause: 'CONTACT-CARDS',
    page: '/contact',
    links: [
      call,
      [phone.autoRepairs.number, phone.autoRepairs.href],
      [business.email, `mailto:${business.email}`],
    ],
  },
  {
    clause: 'PLACES-ADDRESS',
    page: '/contact',
    under: 'Our Locations',
    words: branches.map(({ street, place }) => `${street} ${place}`),
  },
  {
    clause: 'PLACES-TELEPHONE',
    page: '/contact',
    links: branches.map((each) => [each.line.number, each.line.href]),
  },
  {
    clause: 'PLACES-MAIN',
    page: '/contact',
    under: 'Our Locations',
    times: { 'MAIN LOCATION': 1 },
  },
  {
    clause: 'PLACES-DIRECTIONS',
    page: '/contact',
    under: 'Our Locations',
    times: { 'Get Directions': branchCount.number },
  },
  {
    clause: 'PLACES-HOURS',
    page: '/contact',
    under: 'Our Locations',
    times: { ...counted('Mon–Fri', 0), ...counted('Sat', 1), ...counted('Sun', 2) },
  },
  {
    clause: 'FACT-CONTACT-MINUTES',
    page: '/contact',
    words: ['Within 30 minutes during opening hours; outside them, when we next open.'],
  },
  {
    clause: 'MAP-SENTENCE',
    page: '/contact',
    words: [`all ${branchCount.number} locations are shown`],
  },
  {
    clause: 'CONTACT-CAPTIONS',
    page: '/contact',
    words: ['Step 1 of 2: Select Enquiry Type', 'Step 2 of 2: Your Details'],
  },

  // Locations
  {
    clause: 'BRANCH-ADDRESS',
    page: '/locations',
    words: branches.map(({ street, place }) => `${street} ${place}`),
  },
  {
    clause: 'BRANCH-TELEPHONE',
    page: '/locations',
    links: branches.map((each) => [each.line.number, each.line.href]),
  },
  {
    clause: 'BRANCH-EMAIL',
    page: '/locations',
    under: 'Sockburn',
    words: [business.email],
  },
  { clause: 'BRANCH-EMAIL', page: '/locations', times: { [business.email]: 1 } },
  {
    clause: 'BRANCH-HOURS',
    page: '/locations',
    times: counted('Mon–Fri', 0),
  },
  {
    clause: 'BRANCH-SATURDAY',
    page: '/locations',
    times: counted('Sat', 1),
  },
  {
    clause: 'BRANCH-SUNDAY',
    page: '/locations',
    times: counted('Sun', 2),
  },
  ...branches.map(({ name, services }) => ({
    clause: 'BRANCH-SERVICES' as const,
    page: '/locations' as const,
    under: name,
    words: services,
  })),
  { clause: 'BRANCH-MAIN', page: '/locations', times: { 'MAIN LOCATION': 1 } },
  {
    clause: 'BRANCH-DIRECTIONS',
    page: '/locations',
    times: { 'Get Directions': branchCount.number },
  },
  {
    clause: 'BRANCH-VAN',
    page: '/locations',
    under: 'Our mobile tyre van',
    words: ['Available 7 days', 'branch hours vary', 'A call-out fee applies'],
    links: [call],
  },

  // FAQ
  {
    clause: 'FAQ-COUNT',
    page: '/faq',
    under: 'Tyres',
    times: { 'Link to this answer': questionCount.Tyres },
  },
  {
    clause: 'FAQ-COUNT',
    page: '/faq',
    under: 'Mechanical',
    times: { 'Link to this answer': questionCount.Mechanical },
  },
  {
    clause: 'FAQ-COUNT',
    page: '/faq',
    under: 'Electrical',
    times: { 'Link to this answer': questionCount.Electrical },
  },
  {
    clause: 'FAQ-COUNT',
    page: '/faq',
    under: 'General',
    times: { 'Link to this answer': questionCount.General },
  },
  {
    clause: 'FAQ-FIGURES',
    page: '/faq',
    under: 'Tyres',
    words: [
      '1.5mm',
      'replacing at 3mm',
      '40,000-80,000km',
      'over 6 years old',
      'Every 10,000km or 6 months',
      'by up to 20%; results vary',
      `${price.rotation} and takes 20-30 minutes`,
      'Every 10,000-15,000km',
      '80-100km/h',
      `${price.balancingPerWheel} per wheel, or ${price.balancingAllFour} for all 4, and takes 15-30 minutes`,
      '9 laser machines',
      'under 6mm',
      `is from ${price.punctureFrom}`,
      '30 minutes',
      'about 30-35 PSI',
      '95-98%',
      'up to 3-4 times longer',
      'up to 80km at up to 80km/h',
      '25+ brands',
      `from ${price.passengerTyreFrom}`,
      'up to 5% less fuel',
      `In average to thirsty cars, the full 5% is about ${guide.fuelSavingWorth} a year at 15,000km and ${guide.fuelSavingFuel}; results vary`,
    ],
  },
  {
    clause: 'FAQ-ALIGNMENT-GUIDE',
    page: '/faq',
    words: [`About ${guide.alignmentGuide}`, price.alignmentTwoWheel, price.alignmentFourWheel],
    links: [['Wheel alignment prices', '/services/wheel-alignment']],
  },
  {
    clause: 'FAQ-FIGURES',
    page: '/faq',
    under: 'Mechanical',
    words: [
      'Every 12 months or 15,000km',
      'a safety check every 6 months',
      `Basic service ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST): 8 items, about 1-1.5 hours`,
      `Full service ${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST): 16 items, about 2-3 hours`,
      '5,000km on mineral oil or in severe use, 10,000km on semi-synthetic, 15,000km on full synthetic',
      `from ${price.oilMineralFrom} with mineral oil, which includes the filter`,
      `from ${price.oilSyntheticFrom} with synthetic`,
      'Up to 5 litres',
      '30-45 minutes',
      'brake check is free',
      `from ${price.brakePadsPerAxleFrom} per axle`,
      `from ${price.brakeRotorsPerAxleFrom} per axle including pads`,
      `brake fluid from ${price.brakeFluidFrom}`,
      `From ${price.wofFrom}, which may vary by branch`,
      '35-point check',
      '6 days a week, Monday to Saturday, at Sockburn, Riccarton, Papanui and Hornby',
    ],
  },
  {
    clause: 'FAQ-WOF-RULE',
    page: '/faq',
    words: [
      'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.',
      'We also recommend a safety check every 6 months',
      'You have 28 days (about one month) to get it fixed and come back to us. The re-inspection is then free',
    ],
  },
  {
    clause: 'FAQ-FIGURES',
    page: '/faq',
    under: 'Electrical',
    words: [
      '3-5 years',
      'After 3 years, have yours tested every year',
      "At Sockburn or Riccarton it's free, takes 5 minutes and needs no appointment",
      `from ${price.batteryFrom} including fitting and disposal`,
    ],
  },
  {
    clause: 'FAQ-FIGURES',
    page: '/faq',
    under: 'General',
    words: [
      'within 30 minutes during opening hours',
      'Cash, EFTPOS, Visa or Mastercard',
      'interest-free for 6, 12 or 18 months, depending on the purchase amount',
      `minimum purchase of ${guide.financeVisaMinimum}`,
      'lending criteria, fees and terms apply',
      'available 7 days a week',
      'call-out fee applies',
      '12 months or 20,000km',
      'Parts: 12-24 months',
      'typically 3-7 years, pro-rated by tread wear',
      'come back 50-100km later',
      'free',
      'about 1-2 weeks',
    ],
  },
  { clause: 'FAQ-ON', page: '/faq', links: [call, ['Contact Form', '/contact']] },

  // Tyres
  {
    clause: 'TYRES-BROWSE',
    page: '/tyres',
    under: 'Browse by tyre type',
    headings: [
      'Passenger car tyres',
      '4WD and SUV tyres',
      'High performance tyres',
      'Commercial and van tyres',
      'Run flat tyres',
      'Fuel efficient tyres',
    ],
    words: [`from ${price.passengerTyreFrom}`],
  },
  {
    clause: 'TYRES-SIGNS',
    page: '/tyres',
    under: 'When Should You Replace Your Tyres?',
    headings: [
      'Low tread depth',
      'Poor wet grip',
      'High mileage',
      'Trouble driving straight',
      'Frequent punctures',
      'Visible damage',
    ],
    items: 6,
  },
  {
    clause: 'TYRES-TREAD',
    page: '/tyres',
    under: 'When Should You Replace Your Tyres?',
    words: ['Legal minimum 1.5mm', 'Replace at 3mm', '40,000-80,000km', 'over 6 years'],
  },
  {
    clause: 'TYRES-BRANDS',
    page: '/tyres',
    under: '25+ tyre brands',
    items: 25,
    words: brands,
  },
  {
    clause: 'TYRES-FEATURES',
    page: '/tyres',
    headings: ['Professional Fitting', 'Laser Alignment', 'Mobile Service'],
  },
  { clause: 'TYRES-LASERS', page: '/tyres', under: 'Laser Alignment', words: ['9 laser machines'] },
  {
    clause: 'TYRES-MOBILE',
    page: '/tyres',
    under: 'Mobile Service',
    words: ['7 days a week', 'call-out fee'],
  },
  { clause: 'TYRES-QUOTE', page: '/tyres', links: [call, ['Quote by tyre size', '/tyre-enquiry']] },
  ...tyreCategory('/tyres/passenger', 'Passenger Car Tyres', 'What good tyres do'),
  ...tyreCategory('/tyres/4wd-suv', '4WD and SUV Tyres', 'How to choose'),
  ...tyreCategory('/tyres/performance', 'High Performance Tyres', 'What to expect'),
  ...tyreCategory('/tyres/commercial', 'Commercial and Van Tyres', 'How to choose'),
  ...tyreCategory('/tyres/run-flat', 'Run Flat Tyres', 'Before you choose run flats'),
  ...tyreCategory('/tyres/fuel-efficient', 'Fuel Efficient Tyres', 'What to expect'),
  {
    clause: 'TYRES-FROM',
    page: '/tyres/passenger',
    words: [`Passenger tyre from ${price.passengerTyreFrom}`],
  },
  {
    clause: 'FACT-PASSENGER-ADVICE',
    page: '/tyres/passenger',
    words: [
      'Typical life in km 40,000-80,000 depending on',
      'about 30-35 PSI',
      'Free wheel nut check after 50-100km',
    ],
  },
  {
    clause: 'TYRES-RUN-FLAT',
    page: '/tyres/run-flat',
    words: ['Most go up to 80km at up to 80km/h after a puncture'],
  },
  {
    clause: 'TYRES-SAVING',
    page: '/tyres/fuel-efficient',
    words: [
      'up to 5% less fuel; results vary',
      `${guide.fuelSavingWorth} a year at the full 5%, 15,000km and ${guide.fuelSavingFuel}`,
    ],
  },

  // Tyre quote
  {
    clause: 'QUOTE-CLAIMS',
    page: '/tyre-enquiry',
    words: [
      'Best Price Guarantee',
      '30 Minute Response',
      '12 Month Warranty',
      '500+ 5-Star Reviews',
      'during opening hours',
    ],
  },
  {
    clause: 'QUOTE-THIRTY',
    page: '/tyre-enquiry',
    words: ['takes about 30 seconds to ask'],
  },
  {
    clause: 'QUOTE-CHIPS',
    page: '/tyre-enquiry',
    words: ['195/65R15', '205/55R16', '225/45R17', '235/40R18'],
  },
  {
    clause: 'QUOTE-LOCATIONS',
    page: '/tyre-enquiry',
    words: ['Sockburn (Main Branch)', 'Riccarton', 'Papanui', 'Hornby', 'Linwood', 'Ferrymead'],
  },

  // Automotive services
  {
    clause: 'AUTO-SERVICING',
    page: '/auto-services',
    under: 'Vehicle Servicing',
    headings: jobs['Vehicle Servicing'].map(([name]) => name),
    items: 12,
  },
  {
    clause: 'AUTO-REPAIRS',
    page: '/auto-services',
    under: 'Mechanical Repairs',
    headings: jobs['Mechanical Repairs'].map(([name]) => name),
    items: 7,
  },
  {
    clause: 'AUTO-ELECTRICAL',
    page: '/auto-services',
    under: 'Auto Electrical Services',
    headings: jobs['Auto Electrical Services'].map(([name]) => name),
    items: 5,
  },
  {
    clause: 'AUTO-PRICES',
    page: '/auto-services',
    words: [
      `from ${price.wofFrom}, may vary by branch`,
      `from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
      `mineral from ${price.oilMineralFrom}, filter included`,
      `from ${price.batteryFrom}, fitted`,
      `pads from ${price.brakePadsPerAxleFrom} per axle`,
    ],
  },
  {
    clause: 'AUTO-WHY',
    page: '/auto-services',
    under: 'Why choose us for servicing and repairs',
    words: ['12 months or 20,000km', '12-24 months'],
  },
  {
    clause: 'AUTO-SAFETY',
    page: '/auto-services',
    under: 'Safety Check Recommendation',
    words: ['every 6 months'],
  },
  {
    clause: 'AUTO-BOOK',
    page: '/auto-services',
    under: 'Book Your Service Today',
    words: [phone.automotiveServices.number],
    links: [
      ['Contact Us', '/contact'],
      [phone.automotiveServices.number, phone.automotiveServices.href],
    ],
  },

  // Tyre services
  {
    clause: 'ALIGN-PRICING',
    page: '/services/wheel-alignment',
    under: 'Pricing: two wheels or four',
    words: [`2-wheel ${price.alignmentTwoWheel}`, `4-wheel ${price.alignmentFourWheel}`],
  },
  {
    clause: 'ALIGN-RECOMMENDED',
    page: '/services/wheel-alignment',
    words: [
      `2-wheel ${price.alignmentTwoWheel} Front only`,
      `4-wheel RECOMMENDED ${price.alignmentFourWheel}`,
    ],
  },
  { clause: 'ALIGN-BENEFITS', page: '/services/wheel-alignment', headings: ['Benefits'] },
  {
    clause: 'ALIGN-SIGNS',
    page: '/services/wheel-alignment',
    under: 'Warning signs',
    words: ['pulls to one side', 'wears faster', 'sits crooked', 'kerb or pothole'],
    items: 4,
  },
  {
    clause: 'ALIGN-INCLUDES',
    page: '/services/wheel-alignment',
    headings: ['What the service includes'],
  },
  {
    clause: 'ALIGN-LASERS',
    page: '/services/wheel-alignment',
    words: ['9 laser wheel-alignment machines'],
  },
  {
    clause: 'ALIGN-FREEPHONE',
    page: '/services/wheel-alignment',
    links: [[phone.wheelAlignment.number, phone.wheelAlignment.href], bookOnline],
  },
  {
    clause: 'BALANCE-INTRO',
    page: '/services/wheel-balancing',
    words: ['small weight on the rim'],
  },
  {
    clause: 'BALANCE-PRICES',
    page: '/services/wheel-balancing',
    words: [`${price.balancingPerWheel} per wheel`, `All 4 ${price.balancingAllFour}`, '15-30 min'],
    links: [call],
  },
  { clause: 'BALANCE-BENEFITS', page: '/services/wheel-balancing', headings: ['Benefits'] },
  {
    clause: 'BALANCE-SIGNS',
    page: '/services/wheel-balancing',
    under: 'Signs of imbalance',
    words: [
      'Steering wheel vibration',
      'Seat or floor vibration',
      'Uneven wear',
      'Pulling to one side',
    ],
  },
  {
    clause: 'BALANCE-SPEED',
    page: '/services/wheel-balancing',
    under: 'Steering wheel vibration',
    words: ['80-100km/h'],
  },
  {
    clause: 'BALANCE-WHEN',
    page: '/services/wheel-balancing',
    under: 'When to balance',
    words: ['After new tyres', 'After rotation', 'After puncture repair'],
  },
  {
    clause: 'BALANCE-INTERVAL',
    page: '/services/wheel-balancing',
    under: 'When to balance',
    words: ['Every 10,000-15,000km'],
  },
  {
    clause: 'PUNCTURE-PRICE',
    page: '/services/puncture-repair',
    words: [`from ${price.punctureFrom}`, 'most done in 30 min'],
    links: [call, ['Find a branch', '/locations']],
  },
  {
    clause: 'PUNCTURE-REPAIRABLE',
    page: '/services/puncture-repair',
    under: 'Repairable',
    words: [
      'under 6mm',
      'in the tread',
      'No sidewall damage',
      'not driven on while flat',
      'Good tread',
    ],
    items: 5,
  },
  {
    clause: 'PUNCTURE-NOT',
    page: '/services/puncture-repair',
    under: 'Not repairable',
    words: [
      'Sidewall damage',
      'over 6mm',
      'Several punctures close together',
      'Driven on while flat',
      'Tread below 1.5mm',
    ],
    items: 5,
  },
  {
    clause: 'PUNCTURE-STEPS',
    page: '/services/puncture-repair',
    under: 'How we repair it',
    headings: [
      'Inspection',
      'Remove tyre',
      'Repair by patch and plug, from inside',
      'Refit and test',
    ],
    items: 4,
  },
  {
    clause: 'ROTATE-PRICE',
    page: '/services/tyre-rotation',
    words: [`All 4 wheels ${price.rotation}`, '20-30 min'],
    links: [call],
  },
  { clause: 'ROTATE-BENEFITS', page: '/services/tyre-rotation', headings: ['Benefits'] },
  {
    clause: 'ROTATE-LIFE',
    page: '/services/tyre-rotation',
    words: ['Up to 20% longer life', 'Results vary'],
  },
  {
    clause: 'ROTATE-FRONT',
    page: '/services/tyre-rotation',
    under: 'Front-wheel drive',
    words: ['Front tyres go straight back. Rear tyres cross'],
  },
  {
    clause: 'ROTATE-REAR',
    page: '/services/tyre-rotation',
    under: 'Rear-wheel drive',
    words: ['Rear tyres go straight forward. Front tyres cross'],
  },
  {
    clause: 'ROTATE-ALL',
    page: '/services/tyre-rotation',
    under: '4WD and AWD',
    words: ['Both axles cross'],
  },
  {
    clause: 'ROTATE-WHEN',
    page: '/services/tyre-rotation',
    under: 'When to rotate',
    words: ['10,000km or 6 months'],
  },
  {
    clause: 'NITROGEN-EXPLAINED',
    page: '/services/nitrogen-inflation',
    under: 'What nitrogen inflation is',
    words: ['nitrogen (95-98% pure)'],
  },
  { clause: 'NITROGEN-BENEFITS', page: '/services/nitrogen-inflation', headings: ['Benefits'] },
  {
    clause: 'NITROGEN-HOLDS',
    page: '/services/nitrogen-inflation',
    words: ['95-98% purity', 'up to 3-4 times longer', 'results vary'],
    links: [call],
  },
  {
    clause: 'NITROGEN-SCIENCE',
    page: '/services/nitrogen-inflation',
    under: 'The science',
    items: 3,
  },
  {
    clause: 'NITROGEN-DRIVERS',
    page: '/services/nitrogen-inflation',
    under: 'Who benefits',
    headings: ['Performance cars', 'Commuters', 'Fleets', 'Caravans and trailers'],
  },
  {
    clause: 'MOBILE-STEPS',
    page: '/services/mobile-service',
    under: 'How it works',
    headings: ['Call', 'Choose time', 'We arrive', 'Job done'],
    items: 4,
  },
  {
    clause: 'MOBILE-JOBS',
    page: '/services/mobile-service',
    under: 'What the van does',
    headings: ['Puncture repair', 'New tyres', 'Fleet vehicles'],
  },
  {
    clause: 'MOBILE-FEE',
    page: '/services/mobile-service',
    words: ['Call-out fee Applies', 'ask what both will cost when you call'],
    links: [call, bookOnline],
  },
  {
    clause: 'MOBILE-DAYS',
    page: '/services/mobile-service',
    words: ['available 7 days a week', 'branch hours vary'],
  },

  // Mechanical services
  {
    clause: 'PAGE-PRICES',
    page: '/services/wof-inspection',
    words: [
      `from ${price.wofFrom} may vary by branch`,
      'Time 30-45 min',
      'NZ dollars, GST included',
    ],
  },
  {
    clause: 'PAGE-BRANCHES',
    page: '/services/wof-inspection',
    links: [call, ['Find a branch', '/locations']],
  },
  {
    clause: 'WOF-35-POINTS',
    page: '/services/wof-inspection',
    words: ['our 35-point check'],
  },
  {
    clause: 'WOF-AREAS',
    page: '/services/wof-inspection',
    under: 'The 9 areas we check',
    headings: [
      'Tyres',
      'Brakes',
      'Steering and suspension',
      'Lights',
      'Windscreen, wipers and washers',
      'Doors',
      'Seat belts and airbags',
      'Structure and rust',
      'Exhaust, fuel system and speedometer',
    ],
    items: 9,
  },
  {
    clause: 'WOF-REASONS',
    page: '/services/wof-inspection',
    headings: ['Why you need a WOF'],
  },
  {
    clause: 'WOF-INCLUDED',
    page: '/services/wof-inspection',
    headings: ['What the price includes'],
  },
  {
    clause: 'PAGE-WOF-RULE',
    page: '/services/wof-inspection',
    words: [
      'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.',
    ],
  },
  {
    clause: 'WOF-FAILED',
    page: '/services/wof-inspection',
    under: 'If your car fails its WOF',
    words: ['28 days (about one month) for a re-inspection, free when you come back to us'],
  },
  {
    clause: 'WOF-DAYS',
    page: '/services/wof-inspection',
    words: ['6 days a week, Monday to Saturday, at Sockburn, Riccarton, Papanui and Hornby'],
  },
  {
    clause: 'WOF-RULE-SOURCE',
    page: '/services/wof-inspection',
    links: [['NZTA', 'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/']],
  },
  {
    clause: 'WOF-WHERE',
    page: '/services/wof-inspection',
    links: [
      ['Sockburn', '/locations#sockburn'],
      ['Riccarton', '/locations#riccarton'],
      ['Papanui', '/locations#papanui'],
      ['Hornby', '/locations#hornby'],
    ],
  },
  {
    clause: 'CARSERVICE-BASIC',
    page: '/services/car-servicing',
    under: 'Basic service',
    words: [
      `${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST), about 1-1.5 hours`,
      'Oil and filter',
      'Brake inspection',
      'Fluid checks',
      'Tyre pressure',
      'Battery test',
      'Lights and wipers',
      'Visual safety inspection',
      'Test drive',
    ],
    items: 8,
  },
  {
    clause: 'CARSERVICE-FULL',
    page: '/services/car-servicing',
    under: 'Full service',
    words: [
      `${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST), about 2-3 hours`,
      'Everything in the basic service, plus 8 more',
      'Air filter',
      'Cabin filter',
      'Spark plugs if required',
      'Coolant check',
      'Transmission fluid check',
      'Suspension inspection',
      'Exhaust check',
      'Steering check',
    ],
    items: 8,
  },
  {
    clause: 'CARSERVICE-POPULAR',
    page: '/services/car-servicing',
    under: 'Full service',
    words: ['POPULAR'],
  },
  {
    clause: 'CARSERVICE-PACKAGES-CONTACT',
    page: '/services/car-servicing',
    links: [
      ['Book the basic service', '/contact'],
      ['Book the full service', '/contact'],
    ],
  },
  {
    clause: 'CARSERVICE-INTERVAL',
    page: '/services/car-servicing',
    under: 'How often to service your car',
    words: ['12 months or 15,000km'],
  },
  {
    clause: 'CARSERVICE-SAFETY-CHECK',
    page: '/services/car-servicing',
    under: '6 months',
    words: ['A safety check'],
  },
  {
    clause: 'CARSERVICE-MAKES',
    page: '/services/car-servicing',
    under: 'Makes we service',
    items: 28,
    words: ['Toyota', 'Mazda', 'Nissan'],
  },
  {
    clause: 'PAGE-CALL',
    page: '/services/car-servicing',
    links: [[phone.carServicing.number, phone.carServicing.href], bookOnline],
  },
  {
    clause: 'PAGE-PRICES',
    page: '/services/oil-change',
    words: [
      `Mineral from ${price.oilMineralFrom} includes filter`,
      `Synthetic from ${price.oilSyntheticFrom}`,
      'Time 30-45 min',
    ],
    links: [call],
  },
  {
    clause: 'OIL-LITRES',
    page: '/services/oil-change',
    under: 'What’s included',
    words: ['Up to 5 litres of oil'],
  },
  {
    clause: 'OIL-INTERVALS',
    page: '/services/oil-change',
    under: 'How often to change your oil',
    words: ['Mineral, or severe use 5,000km', 'Semi-synthetic 10,000km', 'Full synthetic 15,000km'],
  },
  { clause: 'OIL-BENEFITS', page: '/services/oil-change', headings: ['What fresh oil does'] },
  {
    clause: 'OIL-COMPARISON',
    page: '/services/oil-change',
    under: 'Mineral or synthetic?',
    words: [
      'Mineral',
      'Semi-synthetic',
      'Full synthetic',
      `from ${price.oilMineralFrom}`,
      `from ${price.oilSyntheticFrom}`,
    ],
  },
  {
    clause: 'PAGE-PRICES',
    page: '/services/brake-service',
    words: [
      `Pads from ${price.brakePadsPerAxleFrom} per axle`,
      `Rotors from ${price.brakeRotorsPerAxleFrom} per axle, including pads`,
      `Fluid from ${price.brakeFluidFrom}`,
    ],
    links: [call],
  },
  {
    clause: 'BRAKE-FREE-CHECK',
    page: '/services/brake-service',
    headings: ['Book a free brake check', 'What the check covers'],
    words: ['The brake check is free', 'What the check covers Free'],
  },
  {
    clause: 'BRAKE-SIGNS',
    page: '/services/brake-service',
    under: 'Warning signs',
    items: 7,
    words: ['A squeal', 'Grinding', 'A soft or sinking pedal'],
  },
  {
    clause: 'BRAKE-JOBS',
    page: '/services/brake-service',
    under: 'Brake work and prices',
    words: [
      `from ${price.brakePadsPerAxleFrom} per axle`,
      `from ${price.brakeRotorsPerAxleFrom} per axle, including pads`,
      `from ${price.brakeFluidFrom}`,
    ],
  },
  {
    clause: 'BATTERY-PRICE',
    page: '/services/battery-replacement',
    words: [`From ${price.batteryFrom} including fitting and disposal`],
    links: [call, ['Find a branch', '/locations']],
  },
  {
    clause: 'BATTERY-TEST',
    page: '/services/battery-replacement',
    words: ['Test Free 5 minutes, no appointment'],
    headings: ['Free battery test'],
  },
  {
    clause: 'BATTERY-SIGNS',
    page: '/services/battery-replacement',
    under: 'Signs of a failing battery',
    items: 5,
  },
  {
    clause: 'BATTERY-LIFE',
    page: '/services/battery-replacement',
    words: ['3-5 years', 'After 3 years, have yours tested every year'],
  },
  {
    clause: 'BATTERY-BRANDS',
    page: '/services/battery-replacement',
    under: 'Battery brands',
    words: ['Century', 'Yuasa', 'Exide'],
  },

  // Information
  {
    clause: 'PAY-COUNTER',
    page: '/payment-options',
    under: 'Cash, EFTPOS and credit cards',
    words: ['Cash', 'EFTPOS', 'Visa', 'Mastercard'],
    items: 4,
  },
  {
    clause: 'PAY-INTEREST-FREE',
    page: '/payment-options',
    under: 'Store finance card',
    words: ['6, 12 or 18 months interest-free', 'depends on the purchase amount'],
  },
  {
    clause: 'PAY-FINANCE-VISA',
    page: '/payment-options',
    under: 'Finance Visa card',
    words: [`${guide.financeVisaMinimum} minimum purchase`],
  },
  {
    clause: 'PAY-TERMS',
    page: '/payment-options',
    under: 'Finance options',
    words: ['Lending criteria, fees, terms and conditions apply.'],
  },
  {
    clause: 'PAY-ACCOUNTS',
    page: '/payment-options',
    headings: ['Business and fleet accounts'],
    links: [call],
  },
  {
    clause: 'WARRANTY-PARTS',
    page: '/warranty',
    headings: [
      'Tyre warranties',
      'Workmanship guarantee',
      'What is covered',
      'Optional road hazard protection',
      'Exclusions',
      'How to keep the warranty',
      'How to claim',
    ],
  },
  {
    clause: 'WARRANTY-TYRES',
    page: '/warranty',
    under: 'Tyre warranties',
    words: ['typically for 3-7 years', 'Pro-rated by tread wear'],
  },
  {
    clause: 'WARRANTY-WORKMANSHIP',
    page: '/warranty',
    under: 'Workmanship guarantee',
    words: ['12 months or 20,000km', '12-24 months'],
  },
  {
    clause: 'WARRANTY-RE-TORQUE',
    page: '/warranty',
    under: 'How to keep the warranty',
    words: ['50-100km', 'free', 'Every 10,000km or 6 months', 'Every 12 months or 15,000km'],
  },
  {
    clause: 'WARRANTY-CLAIM',
    page: '/warranty',
    under: 'How to claim',
    words: ['about 1-2 weeks'],
  },
  {
    clause: 'WARRANTY-RIGHTS',
    page: '/warranty',
    words: ['in addition to your rights under the Consumer Guarantees Act 1993'],
  },
  {
    clause: 'TESTIMONIALS-SHOWN',
    page: '/testimonials',
    under: 'Selected reviews',
    items: 10,
    times: { '5 out of 5 stars': 10 },
    words: [
      'Marama H., Full service, Riccarton, October 2026. 5 out of 5 stars',
      'Sam O., Mobile service, Sockburn, December 2025. 5 out of 5 stars',
    ],
  },
  { clause: 'TESTIMONIALS-BOOK', page: '/testimonials', links: [call, bookOnline] },

  // Which address shows which page, what the business is, and the ways to act.
  { clause: 'SCREEN-HOME', page: '/', headings: ['Quality Tyres & Auto Repairs in Christchurch'] },
  { clause: 'SCREEN-ABOUT', page: '/about', headings: ['About us'] },
  { clause: 'SCREEN-CONTACT', page: '/contact', headings: ['Contact us', 'Our Locations'] },
  { clause: 'SCREEN-FAQ', page: '/faq', headings: ['Frequently asked questions'] },
  { clause: 'SCREEN-LOCATIONS', page: '/locations', headings: ['Our locations'] },
  { clause: 'SCREEN-TYRE-QUOTE', page: '/tyre-enquiry', headings: ['Tyre quote'] },
  { clause: 'SCREEN-TYRES', page: '/tyres', headings: ['Tyres for cars, utes and vans'] },
  { clause: 'SCREEN-AUTO-SERVICES', page: '/auto-services', headings: ['Automotive services'] },
  { clause: 'SCREEN-TYRE-CATEGORIES', page: '/tyres/passenger', headings: ['Passenger Car Tyres'] },
  { clause: 'SCREEN-TYRE-CATEGORIES', page: '/tyres/4wd-suv', headings: ['4WD and SUV Tyres'] },
  {
    clause: 'SCREEN-TYRE-CATEGORIES',
    page: '/tyres/performance',
    headings: ['High Performance Tyres'],
  },
  {
    clause: 'SCREEN-TYRE-CATEGORIES',
    page: '/tyres/commercial',
    headings: ['Commercial and Van Tyres'],
  },
  { clause: 'SCREEN-TYRE-CATEGORIES', page: '/tyres/run-flat', headings: ['Run Flat Tyres'] },
  {
    clause: 'SCREEN-TYRE-CATEGORIES',
    page: '/tyres/fuel-efficient',
    headings: ['Fuel Efficient Tyres'],
  },
  {
    clause: 'SCREEN-TYRE-SERVICES',
    page: '/services/wheel-alignment',
    headings: ['Wheel alignment'],
  },
  {
    clause: 'SCREEN-TYRE-SERVICES',
    page: '/services/wheel-balancing',
    headings: ['Wheel balancing'],
  },
  {
    clause: 'SCREEN-TYRE-SERVICES',
    page: '/services/puncture-repair',
    headings: ['Puncture repair'],
  },
  { clause: 'SCREEN-TYRE-SERVICES', page: '/services/tyre-rotation', headings: ['Tyre rotation'] },
  {
    clause: 'SCREEN-TYRE-SERVICES',
    page: '/services/nitrogen-inflation',
    headings: ['Nitrogen inflation'],
  },
  {
    clause: 'SCREEN-TYRE-SERVICES',
    page: '/services/mobile-service',
    headings: ['Mobile tyre service'],
  },
  { clause: 'SCREEN-MECHANICAL', page: '/services/wof-inspection', headings: ['WOF inspection'] },
  { clause: 'SCREEN-MECHANICAL', page: '/services/car-servicing', headings: ['Car servicing'] },
  { clause: 'SCREEN-MECHANICAL', page: '/services/oil-change', headings: ['Oil change'] },
  { clause: 'SCREEN-MECHANICAL', page: '/services/brake-service', headings: ['Brake service'] },
  {
    clause: 'SCREEN-MECHANICAL',
    page: '/services/battery-replacement',
    headings: ['Battery replacement'],
  },
  { clause: 'SCREEN-INFORMATION', page: '/payment-options', headings: ['Payment options'] },
  { clause: 'SCREEN-INFORMATION', page: '/warranty', headings: ['Warranty'] },
  {
    clause: 'SCREEN-INFORMATION',
    page: '/testimonials',
    headings: ['What some of our customers say'],
  },
  {
    clause: 'FACT-BUSINESS',
    page: '/',
    under: 'Quality Tyres & Auto Repairs in Christchurch',
    words: [`Tyres at ${branchCount.words} branches, plus WOFs and repairs. Our mobile tyre van`],
  },
  { clause: 'FAQ-PAY-LATER', page: '/faq', under: 'General', words: ['buy-now-pay-later service'] },
  {
    clause: 'FAQ-SERVICE-RANGE',
    page: '/faq',
    under: 'Mechanical',
    words: [
      `As a general guide, a service costs about ${guide.serviceGuide} before GST, depending on the work`,
    ],
  },
  { clause: 'BALANCE-CALL', page: '/services/wheel-balancing', links: [call] },
  { clause: 'PUNCTURE-CALL', page: '/services/puncture-repair', links: [call] },
  { clause: 'ROTATE-CALL', page: '/services/tyre-rotation', links: [call] },
  { clause: 'NITROGEN-CALL', page: '/services/nitrogen-inflation', links: [call] },
  { clause: 'ALIGN-BOOK', page: '/services/wheel-alignment', links: [['Book Online', '/contact']] },
  { clause: 'MOBILE-CALL', page: '/services/mobile-service', links: [call] },
  { clause: 'BATTERY-CALL', page: '/services/battery-replacement', links: [call] },
  {
    clause: 'BATTERY-FIND',
    page: '/services/battery-replacement',
    links: [['Find a branch', '/locations']],
  },
  { clause: 'WOF-CALL', page: '/services/wof-inspection', links: [call] },
  {
    clause: 'CARSERVICE-CALL',
    page: '/services/car-servicing',
    links: [[phone.carServicing.number, phone.carServicing.href]],
  },
  { clause: 'OIL-CALL', page: '/services/oil-change', links: [call] },
  { clause: 'BRAKE-CALL', page: '/services/brake-service', links: [call] },
  {
    clause: 'WOF-FIND',
    page: '/services/wof-inspection',
    links: [['Find a branch', '/locations']],
  },
  {
    clause: 'WOF-PRICE',
    page: '/services/wof-inspection',
    words: [`from ${price.wofFrom} may vary by branch`, 'Time 30-45 min'],
  },
  {
    clause: 'OIL-PRICES',
    page: '/services/oil-change',
    words: [
      `Mineral from ${price.oilMineralFrom} includes filter`,
      `Synthetic from ${price.oilSyntheticFrom}`,
      'Time 30-45 min',
    ],
  },
  { clause: 'PAY-CALL', page: '/payment-options', links: [call] },

  // The 404 page
  {
    clause: 'SHELL-404-WAYS',
    page: '404',
    links: [
      ['Home', '/'],
      ['Tyres', '/tyres'],
      ['Services', '/auto-services'],
      ['Contact', '/contact'],
    ],
  },
  { clause: 'SHELL-404-TELEPHONE', page: '404', links: [call] },
];
