import type { ClauseId } from '../../.cache/clause-ids.ts';

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

const call = ['03 000 0100', 'tel:+6430000100'] as const;
const bookOnline = ['Book Online', '/contact'] as const;

const brands =
  'Michelin,Bridgestone,Goodyear,Dunlop,Pirelli,Continental,Yokohama,Toyo,Hankook,Kumho,Nexen,Maxxis,Falken,Firestone,BFGoodrich,Cooper,General Tire,Laufenn,Nitto,Nankang,Sumitomo,Giti,Mickey Thompson,Goodride,Linglong'.split(
    ',',
  );

/** The tyre categories have their parts alike (specification, section 2). */
function tyreCategory(page: string, heading: string, benefits: string): readonly Fact[] {
  return [
    { clause: 'PAGE-CATEGORY-NAMES', page, headings: [heading] },
    { clause: 'TYRES-BENEFITS', page, under: benefits, items: 4 },
    { clause: 'TYRES-INCLUDED', page, under: 'What is included', items: 4 },
    { clause: 'TYRES-CATEGORY-BRANDS', page, headings: ['Brands'] },
    {
      clause: 'PAGE-QUOTE',
      page,
      links: [call, ['Request a quote', '/contact'], ['Tyre quote', '/tyre-enquiry']],
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
    words: ['Christchurch • 6 Locations'],
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
      ['from $79', '/services/wheel-alignment'],
      ['from $199 + GST', '/services/car-servicing'],
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
      ['Mobile service', '/services/mobile-service'],
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
    words: ['15+ years of experience serving the city since 2008'],
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
    words: ['Mon-Fri 8:00am-5:00pm', 'Sat 9am-3pm', 'Sunday closed'],
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
    links: [call, ['hello@porthillstyre.example', 'mailto:hello@porthillstyre.example']],
  },

  // Home
  {
    clause: 'HOME-HEADLINE',
    page: '/',
    headings: ['Quality Tyres & Auto Repairs in Christchurch'],
  },
  { clause: 'HOME-CALL', page: '/', links: [['Call 03 000 0100', 'tel:+6430000100']] },
  { clause: 'HOME-OUR-LOCATIONS', page: '/', links: [['Our Locations', '/contact']] },
  { clause: 'HOME-BADGES', page: '/', words: ['6 Locations', 'Open 7 Days', '4.1 rating'] },
  {
    clause: 'HOME-DAYS-QUALIFIER',
    page: '/',
    words: ['Mobile service 7 days; branch hours vary'],
  },
  { clause: 'HOME-RATING-SOURCE', page: '/', words: ['Search-engine rating from 100+ reviews'] },
  {
    clause: 'HOME-SERVICE-CARDS',
    page: '/',
    under: 'What does the car need?',
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
    under: 'What does the car need?',
    words: [
      'Passenger tyres from $89',
      'Service from $199 + GST',
      '30-45 minutes, from $65',
      'call-out fee applies',
      '6 days a week at most branches',
    ],
  },
  {
    clause: 'HOME-PRICES',
    page: '/',
    under: 'Job card',
    words: [
      'Wheel alignment from $79 2-wheel $79, 4-wheel $129',
      'Wheel balancing $20 per wheel $80 for all 4, 15-30 minutes',
      'Puncture repair from $25 most done in 30 minutes',
      'WOF inspection from $65 30-45 minutes, may vary by location',
      'Oil change from $79',
      'filter and up to 5 litres included',
      'Battery replacement from $199 including fitting and disposal',
      'Basic service $199 + GST',
      'about 1-1.5 hours',
      'Full service $349 + GST',
      'about 2-3 hours',
      'NZ dollars, GST included unless marked + GST',
      '$228.85 including GST',
      '$401.35 including GST',
    ],
  },
  { clause: 'HOME-BRANDS', page: '/', under: '25+ brands, fitted here', items: 25, words: brands },
  {
    clause: 'HOME-WHY',
    page: '/',
    under: 'Why choose a shop that counts',
    headings: [
      '15+ years on Christchurch roads',
      '9 laser alignment machines',
      '30 minutes to answer an enquiry',
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
  { clause: 'HOME-CALL-NOW', page: '/', links: [['Call Now', 'tel:+6430000100']] },
  { clause: 'HOME-BOOK-ONLINE', page: '/', links: [bookOnline] },
  { clause: 'HOME-QUOTE', page: '/', links: [['Get a tyre quote', '/tyre-enquiry']] },

  // About
  {
    clause: 'ABOUT-LINES',
    page: '/about',
    under: 'Two business lines, one road',
    headings: ['Tyres', 'Auto repairs'],
    words: ['All six branches', 'Sockburn and Riccarton'],
  },
  {
    clause: 'ABOUT-HEADINGS',
    page: '/about',
    headings: [
      'Our Core Values',
      'Why Choose Port Hills Tyre & Auto',
      'Our Commitment to Excellence',
    ],
  },
  {
    clause: 'ABOUT-STATISTICS',
    page: '/about',
    under: 'Our Commitment to Excellence',
    words: [
      '15+',
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
  { clause: 'ABOUT-WHY-PROOF', page: '/about', words: ['Motor Trade Association certified'] },

  // Contact
  {
    clause: 'CONTACT-CARDS',
    page: '/contact',
    links: [
      call,
      ['03 000 0120', 'tel:+6430000120'],
      ['hello@porthillstyre.example', 'mailto:hello@porthillstyre.example'],
    ],
  },
  {
    clause: 'PLACES-ADDRESS',
    page: '/contact',
    under: 'Our Locations',
    words: [
      'Sockburn 118 Main South Road Sockburn, Christchurch 8042',
      'Riccarton 246 Riccarton Road Riccarton, Christchurch 8041',
      'Papanui 31 Langdons Road Papanui, Christchurch 8053',
      'Hornby 12 Shands Road Hornby, Christchurch 8042',
      'Linwood 405 Linwood Avenue Linwood, Christchurch 8062',
      'Ferrymead 58 Ferry Road Ferrymead, Christchurch 8023',
    ],
  },
  {
    clause: 'PLACES-TELEPHONE',
    page: '/contact',
    links: [
      call,
      ['03 000 0120', 'tel:+6430000120'],
      ['03 000 0140', 'tel:+6430000140'],
      ['03 000 0150', 'tel:+6430000150'],
      ['03 000 0160', 'tel:+6430000160'],
      ['03 000 0170', 'tel:+6430000170'],
    ],
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
    times: { 'Get Directions': 6 },
  },
  {
    clause: 'PLACES-HOURS',
    page: '/contact',
    under: 'Our Locations',
    times: {
      'Mon-Fri 8am-5pm': 6,
      'Sat 9am-3pm': 3,
      'Sat 9am-1pm': 2,
      'Sat 9am-12pm': 1,
      'Sun 10am-2pm': 1,
      'Sun closed': 5,
    },
  },
  {
    clause: 'FACT-CONTACT-MINUTES',
    page: '/contact',
    words: ['Within 30 minutes during opening hours'],
  },
  { clause: 'MAP-SENTENCE', page: '/contact', words: ['all 6 locations are shown'] },
  {
    clause: 'CONTACT-CAPTIONS',
    page: '/contact',
    words: ['Step 1 of 2 Select Enquiry Type', 'Step 2 of 2 Your Details'],
  },

  // Locations
  {
    clause: 'BRANCH-ADDRESS',
    page: '/locations',
    words: [
      '118 Main South Road Sockburn, Christchurch 8042',
      '246 Riccarton Road Riccarton, Christchurch 8041',
      '31 Langdons Road Papanui, Christchurch 8053',
      '12 Shands Road Hornby, Christchurch 8042',
      '405 Linwood Avenue Linwood, Christchurch 8062',
      '58 Ferry Road Ferrymead, Christchurch 8023',
    ],
  },
  {
    clause: 'BRANCH-TELEPHONE',
    page: '/locations',
    links: [
      call,
      ['03 000 0120', 'tel:+6430000120'],
      ['03 000 0140', 'tel:+6430000140'],
      ['03 000 0150', 'tel:+6430000150'],
      ['03 000 0160', 'tel:+6430000160'],
      ['03 000 0170', 'tel:+6430000170'],
    ],
  },
  {
    clause: 'BRANCH-EMAIL',
    page: '/locations',
    under: 'Sockburn',
    words: ['hello@porthillstyre.example'],
  },
  { clause: 'BRANCH-EMAIL', page: '/locations', times: { 'hello@porthillstyre.example': 1 } },
  {
    clause: 'BRANCH-HOURS',
    page: '/locations',
    times: {
      'Mon-Fri 8am-5pm': 6,
      'Sat 9am-3pm': 3,
      'Sat 9am-1pm': 2,
      'Sat 9am-12pm': 1,
      'Sun 10am-2pm': 1,
      'Sun closed': 5,
    },
  },
  {
    clause: 'BRANCH-SERVICES',
    page: '/locations',
    under: 'Sockburn',
    words: ['Tyres', 'Auto repairs', 'WOF', 'Mobile'],
  },
  {
    clause: 'BRANCH-SERVICES',
    page: '/locations',
    under: 'Riccarton',
    words: ['Tyres', 'Auto repairs', 'WOF'],
  },
  { clause: 'BRANCH-SERVICES', page: '/locations', under: 'Papanui', words: ['Tyres', 'WOF'] },
  { clause: 'BRANCH-SERVICES', page: '/locations', under: 'Hornby', words: ['Tyres', 'WOF'] },
  { clause: 'BRANCH-SERVICES', page: '/locations', under: 'Linwood', words: ['Tyres'] },
  { clause: 'BRANCH-SERVICES', page: '/locations', under: 'Ferrymead', words: ['Tyres'] },
  { clause: 'BRANCH-MAIN', page: '/locations', times: { 'MAIN LOCATION': 1 } },
  { clause: 'BRANCH-DIRECTIONS', page: '/locations', times: { 'Get Directions': 6 } },
  {
    clause: 'BRANCH-VAN',
    page: '/locations',
    under: 'The mobile tyre service',
    words: ['Available 7 days', 'branch hours vary'],
    links: [call],
  },

  // FAQ
  { clause: 'FAQ-COUNT', page: '/faq', under: 'Tyres', times: { 'Link to this answer': 9 } },
  { clause: 'FAQ-COUNT', page: '/faq', under: 'Mechanical', times: { 'Link to this answer': 6 } },
  { clause: 'FAQ-COUNT', page: '/faq', under: 'Electrical', times: { 'Link to this answer': 3 } },
  { clause: 'FAQ-COUNT', page: '/faq', under: 'General', times: { 'Link to this answer': 4 } },
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
      '$40 and takes 20-30 minutes',
      'Every 10,000-15,000km',
      '80-100km/h',
      '$20 per wheel, or $80 for all 4, and takes 15-30 minutes',
      '9 laser machines',
      'under 6mm',
      'starts from $25',
      '30 minutes',
      'about 30-35 PSI',
      '95-98%',
      'up to 3-4 times longer',
      'up to 80km at up to 80km/h',
      '25+ brands',
      'from $89',
      'up to 5% of fuel',
      '$150-$250 a year at 15,000km a year and $2.50/L',
    ],
  },
  {
    clause: 'FAQ-ALIGNMENT-GUIDE',
    page: '/faq',
    words: ['About $80-$120', '$79', '$129'],
    links: [['Wheel alignment prices', '/services/wheel-alignment']],
  },
  {
    clause: 'FAQ-FIGURES',
    page: '/faq',
    under: 'Mechanical',
    words: [
      'Every 12 months or 15,000km',
      'a safety check every 6 months',
      '$150-$350',
      'Basic service $199 + GST ($228.85 incl. GST): 8 items, about 1-1.5 hours',
      'Full service $349 + GST ($401.35 incl. GST): 16 items, about 2-3 hours',
      '5,000km on mineral oil or in severe use, 10,000km on semi-synthetic, 15,000km on full synthetic',
      'from $79 with mineral oil, which includes the filter',
      'from $129 with synthetic',
      'Up to 5 litres',
      '30-45 minutes',
      'Inspection costs nothing',
      'from $199 per axle',
      'from $350 per axle including pads',
      'brake fluid from $89',
      'From $65, which may vary by location',
      '35-point check',
      '6 days a week at most locations',
    ],
  },
  {
    clause: 'FAQ-WOF-RULE',
    page: '/faq',
    words: [
      'Many vehicles need a WOF every year; some are now checked every two years. The date on your label decides.',
      'A safety check once a year stays our advice',
      '28 days (about one month), free when you come back to us',
    ],
  },
  {
    clause: 'FAQ-FIGURES',
    page: '/faq',
    under: 'Electrical',
    words: [
      '3-5 years',
      'tested annually after 3 years: it is free, takes 5 minutes and needs no appointment',
      'from $199 including fitting and disposal',
    ],
  },
  {
    clause: 'FAQ-FIGURES',
    page: '/faq',
    under: 'General',
    words: [
      'within 30 minutes during opening hours',
      'Cash, EFTPOS, Visa or Mastercard',
      'buy-now-pay-later service',
      'interest-free for 6, 12 or 18 months, depending on the purchase amount',
      'minimum purchase of $500',
      'lending criteria, fees and terms apply',
      'available 7 days a week',
      'call-out fee applies',
      '12 months or 20,000km',
      'Parts: 12-24 months',
      'typically 3-7 years, pro-rated by tread wear',
      'After 50-100km',
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
    words: ['from $89'],
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
    words: ['Legal minimum 1.5mm', 'Replace at 3mm', '40,000-80,000 km', 'over 6 years'],
  },
  {
    clause: 'TYRES-BRANDS',
    page: '/tyres',
    under: '25 names to choose from',
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
  { clause: 'TYRES-QUOTE', page: '/tyres', links: [call, ['Tyre quote', '/tyre-enquiry']] },
  ...tyreCategory('/tyres/passenger', 'Passenger Car Tyres', 'What a good set gives you'),
  ...tyreCategory('/tyres/4wd-suv', '4WD and SUV Tyres', 'What the right tread does'),
  ...tyreCategory('/tyres/performance', 'High Performance Tyres', 'What you feel'),
  ...tyreCategory('/tyres/commercial', 'Commercial and Van Tyres', 'What keeps you earning'),
  ...tyreCategory('/tyres/run-flat', 'Run Flat Tyres', 'Why people keep them'),
  ...tyreCategory('/tyres/fuel-efficient', 'Fuel Efficient Tyres', 'Where the saving comes from'),
  { clause: 'TYRES-FROM', page: '/tyres/passenger', words: ['Passenger tyre from $89'] },
  {
    clause: 'FACT-PASSENGER-ADVICE',
    page: '/tyres/passenger',
    words: ['40,000-80,000', 'about 30-35 PSI', 'after 50-100km'],
  },
  {
    clause: 'TYRES-RUN-FLAT',
    page: '/tyres/run-flat',
    words: ['up to 80km at up to 80km/h after a puncture'],
  },
  {
    clause: 'TYRES-SAVING',
    page: '/tyres/fuel-efficient',
    words: ['up to 5% less fuel, results vary', '$150-$250 a year, at 15,000km a year and $2.50/L'],
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
    headings: [
      'WOF inspections',
      'General servicing',
      'Oil and filtration',
      'Transmission service',
      'Differential and transfer case',
      'Engine flush',
      'Power steering flush',
      'Coolant exchange',
      'Diesel fuel filters',
      'Pre-purchase inspection',
      'Batteries',
      'Hybrid and electric services',
    ],
    items: 12,
  },
  {
    clause: 'AUTO-REPAIRS',
    page: '/auto-services',
    under: 'Mechanical Repairs',
    headings: [
      'Brakes',
      'Transmission',
      'Engine',
      'Radiator and cooling',
      'Exhaust',
      'Suspension and steering',
      'Heating and air conditioning',
    ],
    items: 7,
  },
  {
    clause: 'AUTO-ELECTRICAL',
    page: '/auto-services',
    under: 'Auto Electrical Services',
    headings: [
      'Air conditioning',
      'Lighting',
      'Auto electrical',
      'Sound system and alarm',
      'Dash warning lights',
    ],
    items: 5,
  },
  {
    clause: 'AUTO-PRICES',
    page: '/auto-services',
    words: [
      'from $65, may vary by location',
      'from $199 + GST ($228.85 incl. GST)',
      'from $79, filter included',
      'from $199, fitted',
      'pads from $199 per axle',
    ],
  },
  {
    clause: 'AUTO-WHY',
    page: '/auto-services',
    under: 'Why choose one workshop for all of it',
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
    words: ['03 000 0130'],
    links: [
      ['Contact Us', '/contact'],
      ['03 000 0130', 'tel:+6430000130'],
    ],
  },

  // Tyre services
  {
    clause: 'ALIGN-PRICING',
    page: '/services/wheel-alignment',
    under: 'Pricing: two wheels or four',
    words: ['2-wheel $79', '4-wheel $129'],
  },
  {
    clause: 'ALIGN-RECOMMENDED',
    page: '/services/wheel-alignment',
    words: ['2-wheel $79 Front only', '4-wheel RECOMMENDED $129'],
  },
  { clause: 'ALIGN-BENEFITS', page: '/services/wheel-alignment', headings: ['Benefits'] },
  {
    clause: 'ALIGN-SIGNS',
    page: '/services/wheel-alignment',
    under: 'Warning signs',
    words: ['pulls to one side', 'wears faster', 'sits crooked', 'kerb or a pothole'],
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
    links: [['0800 000 200', 'tel:0800000200'], bookOnline],
  },
  {
    clause: 'BALANCE-INTRO',
    page: '/services/wheel-balancing',
    words: ['small weight on the rim'],
  },
  {
    clause: 'BALANCE-PRICES',
    page: '/services/wheel-balancing',
    words: ['$20 per wheel', 'All 4 $80', '15-30 min'],
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
    words: ['from $25', 'most done in 30 min'],
    links: [call, ['Find a branch', '/locations']],
  },
  {
    clause: 'PUNCTURE-REPAIRABLE',
    page: '/services/puncture-repair',
    under: 'Repairable',
    words: ['under 6mm', 'in the tread', 'No sidewall damage', 'not driven flat', 'Good tread'],
    items: 5,
  },
  {
    clause: 'PUNCTURE-NOT',
    page: '/services/puncture-repair',
    under: 'Not repairable',
    words: [
      'Sidewall damage',
      'over 6mm',
      'Multiple punctures close together',
      'Driven flat',
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
    words: ['Rotation $40', '20-30 min'],
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
    words: ['Fronts go straight back; rears cross'],
  },
  {
    clause: 'ROTATE-REAR',
    page: '/services/tyre-rotation',
    under: 'Rear-wheel drive',
    words: ['Rears go straight forward; fronts cross'],
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
    words: ['95-98% nitrogen'],
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
    under: 'Four steps',
    headings: ['Call', 'Choose time', 'We arrive', 'Job done'],
    items: 4,
  },
  {
    clause: 'MOBILE-JOBS',
    page: '/services/mobile-service',
    under: 'What the van does',
    headings: ['Puncture repair', 'New tyres', 'Fleets in the yard'],
  },
  {
    clause: 'MOBILE-FEE',
    page: '/services/mobile-service',
    headings: ['A call-out fee applies'],
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
    words: ['from $65 may vary by location', 'Time 30-45 min', 'NZ dollars, GST included'],
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
    headings: ['Why you need one'],
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
      'Many vehicles need a WOF every year; some are now checked every two years. The date on your label decides.',
    ],
  },
  {
    clause: 'WOF-FAILED',
    page: '/services/wof-inspection',
    under: 'If it fails',
    words: ['28 days (about one month), free when you come back to us'],
  },
  {
    clause: 'WOF-DAYS',
    page: '/services/wof-inspection',
    words: ['6 days a week at most locations'],
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
      '$199 + GST ($228.85 incl. GST) about 1-1.5 hours',
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
      '$349 + GST ($401.35 incl. GST) about 2-3 hours',
      'Everything in Basic, and 8 more',
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
      ['Book the Basic service', '/contact'],
      ['Book the Full service', '/contact'],
    ],
  },
  {
    clause: 'CARSERVICE-INTERVAL',
    page: '/services/car-servicing',
    under: 'How often',
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
    links: [['0800 000 100', 'tel:0800000100'], bookOnline],
  },
  {
    clause: 'PAGE-PRICES',
    page: '/services/oil-change',
    words: ['Mineral from $79 includes filter', 'Synthetic from $129', 'Time 30-45 min'],
    links: [call],
  },
  {
    clause: 'OIL-LITRES',
    page: '/services/oil-change',
    under: 'What is included',
    words: ['Up to 5 litres of oil'],
  },
  {
    clause: 'OIL-INTERVALS',
    page: '/services/oil-change',
    under: 'How far on one fill',
    words: ['Mineral, or severe use 5,000km', 'Semi-synthetic 10,000km', 'Full synthetic 15,000km'],
  },
  { clause: 'OIL-BENEFITS', page: '/services/oil-change', headings: ['What fresh oil does'] },
  {
    clause: 'OIL-COMPARISON',
    page: '/services/oil-change',
    under: 'Mineral or synthetic?',
    words: ['Mineral', 'Semi-synthetic', 'Full synthetic', 'from $79', 'from $129'],
  },
  {
    clause: 'PAGE-PRICES',
    page: '/services/brake-service',
    words: [
      'Pads from $199 per axle',
      'Rotors from $350 per axle, including pads',
      'Fluid from $89',
    ],
    links: [call],
  },
  {
    clause: 'BRAKE-FREE-CHECK',
    page: '/services/brake-service',
    headings: ['Free brake check'],
    words: ['The brake check is free', 'Inspection is free'],
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
    under: 'What we do',
    words: ['from $199 per axle', 'from $350 per axle, including pads', 'from $89'],
  },
  {
    clause: 'BATTERY-PRICE',
    page: '/services/battery-replacement',
    words: ['From $199 including fitting and disposal'],
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
    under: 'Signs it is tired',
    items: 5,
  },
  {
    clause: 'BATTERY-LIFE',
    page: '/services/battery-replacement',
    words: ['3-5 years', 'After 3 years, have yours tested annually'],
  },
  {
    clause: 'BATTERY-BRANDS',
    page: '/services/battery-replacement',
    under: 'Brands',
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
    words: ['$500 minimum purchase'],
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
      'Marama H. Full service Riccarton, October 2026',
      'Sam O. Mobile service Sockburn, December 2025',
    ],
  },
  { clause: 'TESTIMONIALS-BOOK', page: '/testimonials', links: [call, bookOnline] },

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
