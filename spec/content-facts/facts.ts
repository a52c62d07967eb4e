import type { ClauseId } from '../../.cache/clause-ids.ts';
import { pages } from '../../e2e/pages.ts';
import {
  answered,
  branch,
  branchCount,
  branches,
  business,
  experience,
  headOffice,
  listed,
  phone,
  services,
  wof,
} from '../facts/business.ts';
import { brandCount, brands, brandsOf, jobs, questions } from '../facts/lists.ts';
import { guide, price } from '../facts/prices.ts';
import { firstSet } from '../facts/reviews.ts';

/**
 * One fact of the specification and the page that has to say it, written out by hand. The test beside this file holds
 * every row, and `npm run facts` prints the rows as a table.
 */
export interface Fact {
  /** The clause that asks for it. */
  readonly clause: ClauseId;
  /** The address of the page, or `every` for what stands around every page. */
  readonly page: string;
  /** Where its words have to stand; inside `main` unless it says otherwise. */
  readonly where?: 'banner' | 'contentinfo';
  /** The heading that it stands below, or the name of a list, a table or a navigation. */
  readonly under?: string;
  /** The fragment that leads to it. */
  readonly id?: string;
  /** Words and figures, in these capitals, with hyphens or dashes. */
  readonly words?: readonly string[];
  /** Words that follow one another. */
  readonly inOrder?: readonly string[];
  /** Headings in this order: below `under` these and no others, one level down. */
  readonly headings?: readonly string[];
  /** What the list items below `under` say, in this order, and no others; or how many there are. */
  readonly items?: readonly string[] | number;
  /** Whether the items are numbered. */
  readonly numbered?: true;
  /** How often words stand. */
  readonly times?: Readonly<Record<string, number>>;
  /** Links in this order: words of theirs, and where they lead. */
  readonly links?: readonly (readonly [words: string, href: string])[];
  /** How many links lead to an address that begins so. */
  readonly leading?: Readonly<Record<string, number>>;
  /** The cells of the table below `under`, row by row; a row may leave out its last cells. */
  readonly rows?: readonly (readonly string[])[];
  /** The names of the pictures below `under`, in this order, and no others. */
  readonly pictures?: readonly string[];
}

/** The facts of one page. */
function on(page: string, facts: readonly Omit<Fact, 'page'>[]): readonly Fact[] {
  return facts.map((fact) => ({ ...fact, page }));
}

const call = [`Call ${phone.main.number}`, phone.main.href] as const;
const bookOnline = ['Book Online', '/contact'] as const;
const findBranch = ['Find a branch', '/locations'] as const;
const gst = 'NZ dollars, GST included unless marked + GST';
const wofRule =
  'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.';

/** What stands on the card of each branch, on a page that has cards. */
function cards(
  page: string,
  [address, telephone, hours, directions]: readonly [ClauseId, ClauseId, ClauseId, ClauseId],
): readonly Fact[] {
  return branches.flatMap(({ name, street, place, line, hours: [weekdays, saturday, sunday] }) => {
    const destination = `${street}, ${place}, New Zealand`
      .replaceAll(',', '%2C')
      .replaceAll(' ', '+');
    const way = `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
    const days = `Mon–Fri ${weekdays} Sat ${saturday} Sun ${sunday}`;
    return on(page, [
      { clause: address, under: name, words: [`${street} ${place}`] },
      { clause: telephone, under: name, links: [[line.number, line.href]] },
      { clause: hours, under: name, words: [days] },
      {
        clause: directions,
        under: name,
        links: [[`Get Directions to ${name} in Google Maps (opens in a new tab)`, way]],
      },
    ]);
  });
}

/** The tyre categories have their parts alike (specification, section 2). */
function tyreCategory(page: keyof typeof brandsOf, heading: string): readonly Fact[] {
  return on(page, [
    { clause: 'PAGE-CATEGORY-NAMES', headings: [heading] },
    { clause: 'SCREEN-TYRE-CATEGORIES', headings: [heading] },
    { clause: 'TYRES-CATEGORY-BRANDS', under: 'Brands', items: brandsOf[page].split(', ') },
    {
      clause: 'PAGE-QUOTE',
      links: [['Quote by tyre size', '/tyre-enquiry'], call, ['Request a quote', '/contact']],
    },
  ]);
}

/** The line that each page calls: three have their own. */
const lineOf: Readonly<Record<string, { readonly number: string; readonly href: string }>> = {
  '/auto-services': phone.automotiveServices,
  '/services/car-servicing': phone.carServicing,
  '/services/wheel-alignment': phone.wheelAlignment,
};

/** Every fact of the specification's sections 1, 2, 3 and 9 that a visitor can check, page by page. */
export const facts: readonly Fact[] = [
  // Around every page.
  ...on('every', [
    // In the desk's header and in the phone's menu.
    {
      clause: 'SHELL-BOOK-NOW',
      where: 'banner',
      links: [
        ['Book Now', '/contact'],
        ['Book Now', '/contact'],
      ],
    },
    {
      clause: 'MENU-TYRES',
      where: 'banner',
      under: 'Tyre categories',
      items: 7,
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
      where: 'banner',
      under: 'Tyre services',
      items: 6,
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
      where: 'banner',
      under: 'Mechanical services',
      items: 5,
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
      where: 'banner',
      under: 'Information',
      items: 6,
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
      clause: 'MENU-PRICES',
      where: 'banner',
      under: 'Main menu',
      times: { $: 3 },
      links: [
        [`Wheel alignment from ${price.alignmentTwoWheel}`, '/services/wheel-alignment'],
        [
          `Car servicing from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl.)`,
          '/services/car-servicing',
        ],
      ],
    },
    // The abbreviation above these words is for the eye alone.
    ...(
      [
        ['SHELL-BADGE-MTA', 'Motor Trade Association certified'],
        ['SHELL-BADGE-RATING', '4.1 search-engine review rating from 100+ reviews'],
        ['SHELL-BADGE-YEARS', `${experience} years of experience serving the city since 2008`],
      ] as const
    ).map(([clause], _index, all) => ({
      clause,
      where: 'contentinfo' as const,
      under: 'Why trust us',
      items: all.map(([, words]) => words),
    })),
    {
      clause: 'SHELL-MOBILE-BANNER',
      where: 'contentinfo',
      under: 'Mobile tyre service',
      words: ['Available 7 Days a Week', 'Branch hours vary'],
    },
    {
      clause: 'SHELL-HEAD-OFFICE',
      where: 'contentinfo',
      under: 'Head office',
      words: [`${branch.sockburn.street} Sockburn, Christchurch ${branch.sockburn.postalCode}`],
    },
    {
      clause: 'SHELL-HOURS',
      where: 'contentinfo',
      under: 'Head office',
      words: [
        `Mon–Fri ${headOffice.weekdays} Sat ${headOffice.saturday} Sun ${headOffice.sunday}`,
        `Sockburn branch: Sunday ${branch.sockburn.sunday}`,
      ],
    },
    {
      clause: 'SHELL-SOCIAL',
      where: 'contentinfo',
      links: [['Facebook', 'https://social.example/porthillstyre']],
    },
    {
      clause: 'SHELL-SERVICES',
      where: 'contentinfo',
      under: 'Services',
      items: 8,
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
      where: 'contentinfo',
      under: 'Locations',
      items: branchCount.number,
      links: branches.map(({ id, name }) => [name, `/locations#${id}`]),
    },
    {
      clause: 'SHELL-NEAREST',
      where: 'contentinfo',
      links: [['Find Nearest Location', '/contact']],
    },
    {
      clause: 'SHELL-FOOTER-EMAIL',
      where: 'contentinfo',
      links: [call, [business.email, `mailto:${business.email}`]],
    },
  ]),

  // A way to call
  ...pages.map(({ path }): Fact => {
    const { number, href } = lineOf[path] ?? phone.main;
    return { clause: 'PAGE-CALL', page: path, links: [[number, href]] };
  }),
  ...(
    [
      ['BALANCE-CALL', '/services/wheel-balancing'],
      ['PUNCTURE-CALL', '/services/puncture-repair'],
      ['ROTATE-CALL', '/services/tyre-rotation'],
      ['NITROGEN-CALL', '/services/nitrogen-inflation'],
      ['MOBILE-CALL', '/services/mobile-service'],
      ['WOF-CALL', '/services/wof-inspection'],
      ['CARSERVICE-CALL', '/services/car-servicing'],
      ['OIL-CALL', '/services/oil-change'],
      ['BRAKE-CALL', '/services/brake-service'],
      ['BATTERY-CALL', '/services/battery-replacement'],
      ['PAY-CALL', '/payment-options'],
    ] as const
  ).map(([clause, page]): Fact => {
    const { number, href } = lineOf[page] ?? phone.main;
    return { clause, page, links: [[`Call ${number}`, href]] };
  }),

  // Home
  ...on('/', [
    { clause: 'SCREEN-HOME', headings: ['Quality Tyres & Auto Repairs in Christchurch'] },
    { clause: 'HOME-HEADLINE', headings: ['Quality Tyres & Auto Repairs in Christchurch'] },
    {
      clause: 'FACT-BUSINESS',
      under: 'Quality Tyres & Auto Repairs in Christchurch',
      words: [`Tyres at ${branchCount.words} branches, plus WOFs and repairs. Our mobile tyre van`],
    },
    { clause: 'HOME-CALL', links: [call, ['Our Locations', '/contact']] },
    { clause: 'HOME-OUR-LOCATIONS', links: [['Our Locations', '/contact']] },
    {
      clause: 'HOME-BADGES',
      under: 'At a glance',
      items: 3,
      inOrder: [`${branchCount.number} Locations`, 'Open 7 Days', '4.1 rating'],
    },
    {
      clause: 'HOME-DAYS-QUALIFIER',
      under: 'At a glance',
      words: ['Open 7 Days Mobile service 7 days; branch hours vary'],
    },
    {
      clause: 'HOME-RATING-SOURCE',
      under: 'At a glance',
      words: ['4.1 rating Search-engine rating from 100+ reviews'],
    },
    {
      clause: 'HOME-SERVICE-CARDS',
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
      under: 'What does your car need?',
      inOrder: [
        `Passenger tyres from ${price.passengerTyreFrom}`,
        `Service from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl.)`,
        `at ${wof.count} branches, ${wof.days}`,
        `30–45 minutes, from ${price.wofFrom}`,
        'A call-out fee applies',
      ],
    },
    {
      clause: 'HOME-PRICES',
      under: 'Price list',
      items: [
        `Wheel alignment from ${price.alignmentTwoWheel} 2-wheel ${price.alignmentTwoWheel}, 4-wheel ${price.alignmentFourWheel}`,
        `Wheel balancing ${price.balancingPerWheel} per wheel ${price.balancingAllFour} for all 4, 15–30 minutes`,
        `Puncture repair from ${price.punctureFrom} most done in 30 minutes, at a branch`,
        `WOF inspection from ${price.wofFrom} 30–45 minutes; price may vary by branch`,
        `Oil change from ${price.oilMineralFrom} mineral oil, with filter and up to 5 litres`,
        `Battery replacement from ${price.batteryFrom} including fitting and disposal`,
        `Basic service ${price.basicService.plusGst} + GST ${price.basicService.inclGst} incl. GST. Oil, filter and 7 checks, about 1–1.5 hours`,
        `Full service ${price.fullService.plusGst} + GST ${price.fullService.inclGst} incl. GST. 16 items, about 2–3 hours`,
      ],
      words: [gst],
    },
    { clause: 'HOME-BRANDS', under: `We fit ${brandCount} tyre brands`, items: brands },
    {
      clause: 'HOME-WHY',
      under: `Why choose ${business.name}`,
      headings: [
        `${experience} years in Christchurch`,
        '9 laser alignment machines',
        '30 minutes or less until we answer',
      ],
      words: ['Since 2008', 'During opening hours'],
    },
    {
      clause: 'HOME-REVIEWS',
      under: 'What some of our customers say',
      items: Math.min(3, firstSet.length),
      inOrder: [...firstSet.slice(0, 3).map(({ name }) => name)],
    },
    {
      clause: 'HOME-REVIEW-WHO',
      under: 'What some of our customers say',
      inOrder: [
        ...firstSet
          .slice(0, 3)
          .map(({ name, branch: at, service, date }) => `${name}, ${at}. ${service}, ${date}`),
      ],
    },
    { clause: 'HOME-CALL-NOW', links: [['Call Now', phone.main.href]] },
    { clause: 'HOME-BOOK-ONLINE', links: [bookOnline] },
    {
      clause: 'HOME-QUOTE',
      under: 'Prices for common jobs',
      links: [['Quote by tyre size', '/tyre-enquiry']],
    },
    {
      clause: 'HOME-QUOTE-HERO',
      links: [
        ['Our Locations', '/contact'],
        ['Quote by tyre size', '/tyre-enquiry'],
        ['Opening hours', '#hours'],
      ],
    },
    {
      clause: 'HOME-HOURS',
      links: [
        ['Our Locations', '/contact'],
        ['Opening hours', '#hours'],
      ],
    },
    {
      clause: 'HOME-HOURS',
      under: 'Opening hours',
      rows: [
        ['Branch', 'Mon–Fri', 'Sat', 'Sun'],
        ...branches.map(({ name, hours }) => [name, ...hours]),
      ],
    },
  ]),

  // About
  ...on('/about', [
    { clause: 'SCREEN-ABOUT', headings: ['About us'] },
    {
      clause: 'ABOUT-LINES',
      under: 'What we do',
      headings: ['Tyres', 'Auto repairs'],
      inOrder: [
        `At all ${branchCount.words} branches we sell and fit tyres, and do balancing`,
        `At ${listed.repairs} we service cars`,
        listed.wofThere,
      ],
      links: [
        ['Browse tyres', '/tyres'],
        ['Servicing and repairs', '/auto-services'],
      ],
    },
    {
      clause: 'ABOUT-HEADINGS',
      headings: [
        'What we do',
        'Our Core Values',
        `Why Choose ${business.name}`,
        'Our Commitment to Excellence',
      ],
    },
    {
      clause: 'ABOUT-STATISTICS',
      under: 'Our Commitment to Excellence',
      items: [
        `${experience} years of experience, serving the city since 2008`,
        `${branchCount.number} locations in Christchurch`,
        `${brandCount} tyre brands available`,
        '4.1 out of 5: our search-engine rating, from 100+ reviews',
      ],
    },
    {
      clause: 'ABOUT-RATING-SOURCE',
      words: ['4.1 out of 5: our search-engine rating, from 100+ reviews'],
      times: { '500+': 0 },
    },
    { clause: 'FACT-CERTIFIED', words: ['Motor Trade Association certified'] },
  ]),

  // Contact
  ...on('/contact', [
    { clause: 'SCREEN-CONTACT', headings: ['Contact us', 'Our Locations'] },
    ...(
      [
        ['Main line', phone.main.number, phone.main.href],
        ['Auto repairs', phone.autoRepairs.number, phone.autoRepairs.href],
        ['Email', business.email, `mailto:${business.email}`],
      ] as const
    ).map(([under, words, href]) => ({
      clause: 'CONTACT-CARDS' as const,
      under,
      links: [[words, href] as const],
    })),
    { clause: 'PLACES-MAIN', under: 'Our Locations', times: { 'MAIN LOCATION': 1 } },
    { clause: 'PLACES-MAIN', under: 'Sockburn', words: ['MAIN LOCATION'] },
    {
      clause: 'FACT-CONTACT-MINUTES',
      words: ['Within 30 minutes during head office hours. After hours, when we next open.'],
    },
    {
      clause: 'MAP-SENTENCE',
      under: 'On the map',
      words: [
        `All ${branchCount.number} locations are shown in this list and lie on the map. Its marker is Sockburn.`,
      ],
    },
  ]),
  ...cards('/contact', ['PLACES-ADDRESS', 'PLACES-TELEPHONE', 'PLACES-HOURS', 'PLACES-DIRECTIONS']),

  // Locations
  ...on('/locations', [
    { clause: 'SCREEN-LOCATIONS', headings: ['Our locations'] },
    {
      clause: 'BRANCH-EMAIL',
      under: 'Sockburn',
      links: [[business.email, `mailto:${business.email}`]],
    },
    { clause: 'BRANCH-EMAIL', leading: { 'mailto:': 1 } },
    ...branches.flatMap(({ name, hours: [, saturday, sunday], services: offered }) => [
      { clause: 'BRANCH-SATURDAY' as const, under: name, words: [`Sat ${saturday} Sun`] },
      { clause: 'BRANCH-SUNDAY' as const, under: name, words: [`Sun ${sunday}`] },
      { clause: 'BRANCH-SERVICES' as const, under: `Services at ${name}`, items: offered },
    ]),
    { clause: 'BRANCH-MAIN', times: { 'MAIN LOCATION': 1 } },
    { clause: 'BRANCH-MAIN', under: 'Sockburn', words: ['MAIN LOCATION'] },
    {
      clause: 'BRANCH-VAN',
      under: 'Our mobile tyre van',
      words: ['Available 7 days', `To book the van, call ${answered}.`, 'A call-out fee applies.'],
      links: [call],
    },
  ]),
  ...cards('/locations', [
    'BRANCH-ADDRESS',
    'BRANCH-TELEPHONE',
    'BRANCH-HOURS',
    'BRANCH-DIRECTIONS',
  ]),

  // FAQ
  ...on('/faq', [
    { clause: 'SCREEN-FAQ', headings: ['Frequently asked questions'] },
    {
      clause: 'FAQ-COUNT',
      headings: Object.entries(questions).flatMap(([category, asked]) => [
        category,
        ...asked.map(([question]) => question),
      ]),
    },
    ...Object.entries(questions).map(([category, asked]) => ({
      clause: 'FAQ-COUNT' as const,
      under: category,
      headings: asked.map(([question]) => question),
    })),
    {
      clause: 'FAQ-ALIGNMENT-GUIDE',
      under: 'What does a wheel alignment cost?',
      words: [
        `What does a wheel alignment cost? ${price.alignmentTwoWheel} or ${price.alignmentFourWheel}`,
        `A 2-wheel alignment (front only) is ${price.alignmentTwoWheel} and suits a fixed rear axle. A 4-wheel one is ${price.alignmentFourWheel}. Elsewhere, expect about ${guide.alignmentGuide}.`,
      ],
      links: [['Wheel alignment prices', '/services/wheel-alignment']],
    },
    {
      clause: 'FAQ-WOF-RULE',
      under: 'What does a WOF cost, and how long does it take?',
      words: [`${wofRule} We also recommend a safety check every 6 months.`],
    },
    {
      clause: 'FAQ-WOF-RULE',
      under: 'What if my car fails its WOF?',
      words: [
        'You have 28 days (about one month) to get it fixed and come back to us. The re-inspection is then free at any of our WOF branches.',
      ],
    },
    {
      clause: 'FAQ-PAY-LATER',
      under: 'How can I pay?',
      words: ['We also accept a buy-now-pay-later service.'],
    },
    {
      clause: 'FAQ-SERVICE-RANGE',
      under: 'What does a service cost?',
      inOrder: [
        `${price.fullService.inclGst} incl. GST`,
        `Elsewhere, a service is generally ${guide.serviceGuide}.`,
      ],
    },
    {
      clause: 'FAQ-ON',
      under: 'Can’t see your question?',
      links: [call, ['Contact Form', '/contact']],
    },
  ]),

  // Tyres
  ...on('/tyres', [
    { clause: 'SCREEN-TYRES', headings: ['Tyres for cars, utes and vans'] },
    {
      clause: 'TYRES-BROWSE',
      under: 'Browse by tyre type',
      items: 6,
      links: [
        ['Passenger car tyres', '/tyres/passenger'],
        ['4WD and SUV tyres', '/tyres/4wd-suv'],
        ['High performance tyres', '/tyres/performance'],
        ['Commercial and van tyres', '/tyres/commercial'],
        ['Run flat tyres', '/tyres/run-flat'],
        ['Fuel efficient tyres', '/tyres/fuel-efficient'],
      ],
    },
    {
      clause: 'TYRES-SIGNS',
      under: 'When Should You Replace Your Tyres?',
      headings: [
        'Low tread depth',
        'Poor wet grip',
        'High mileage',
        'Trouble driving straight',
        'Frequent punctures',
        'Visible damage',
        'Tread depth and tyre age',
      ],
      items: 6,
    },
    {
      clause: 'TYRES-TREAD',
      under: 'When Should You Replace Your Tyres?',
      words: [
        'Legal minimum 1.5mm of tread. Winter (‘studless’) tyres need 4mm, on all wheels.',
        'Replace at 3mm as we recommend',
        'Typical life 40,000–80,000km depending on tyre, vehicle and roads',
        'Replace when over 6 years as we recommend',
      ],
    },
    { clause: 'TYRES-BRANDS', under: `${brandCount} tyre brands`, items: brands },
    {
      clause: 'TYRES-FEATURES',
      under: 'Fitting, alignment and mobile service',
      headings: ['Professional Fitting', 'Laser Alignment', 'Mobile Service'],
    },
    {
      clause: 'TYRES-LASERS',
      under: 'Laser Alignment',
      words: ['9 laser machines.'],
      links: [['Wheel alignment', '/services/wheel-alignment']],
    },
    {
      clause: 'TYRES-MOBILE',
      under: 'Mobile Service',
      words: ['7 days a week. A call-out fee applies.'],
    },
    { clause: 'TYRES-QUOTE', links: [call, ['Quote by tyre size', '/tyre-enquiry']] },
    {
      clause: 'PAGE-PRICES',
      words: [`Passenger tyres from ${price.passengerTyreFrom} price depends on size`, gst],
    },
  ]),
  ...tyreCategory('/tyres/passenger', 'Passenger Car Tyres'),
  ...tyreCategory('/tyres/4wd-suv', '4WD and SUV Tyres'),
  ...tyreCategory('/tyres/performance', 'High Performance Tyres'),
  ...tyreCategory('/tyres/commercial', 'Commercial and Van Tyres'),
  ...tyreCategory('/tyres/run-flat', 'Run Flat Tyres'),
  ...tyreCategory('/tyres/fuel-efficient', 'Fuel Efficient Tyres'),
  ...on('/tyres/passenger', [
    {
      clause: 'PAGE-PRICES',
      words: [`Passenger tyre from ${price.passengerTyreFrom} per tyre, depending on size`, gst],
    },
    {
      clause: 'FACT-PASSENGER-ADVICE',
      words: [
        'Typical life in km 40,000–80,000 depending on',
        'about 30–35 PSI',
        'Free wheel nut check after 50–100km',
      ],
    },
  ]),
  ...on('/tyres/run-flat', [
    {
      clause: 'TYRES-RUN-FLAT',
      words: [
        'Most go up to 80km at up to 80km/h after a puncture.',
        'After a puncture up to 80km but check your handbook',
        'Top speed up to 80km/h',
        'only use run flats on cars with a tyre pressure warning',
      ],
    },
  ]),
  ...on('/tyres/fuel-efficient', [
    {
      clause: 'TYRES-SAVING',
      words: [
        'Less fuel up to 5% results vary with car and driver',
        `Worth about ${guide.fuelSavingWorth} a year for the full 5%, at 15,000km and ${guide.fuelSavingFuel}`,
      ],
    },
  ]),

  // Tyre quote
  ...on('/tyre-enquiry', [
    { clause: 'SCREEN-TYRE-QUOTE', headings: ['Tyre quote'] },
    {
      clause: 'QUOTE-CLAIMS',
      headings: [
        'Tyre quote',
        'Best Price Guarantee',
        '30 Minute Response',
        '12 Month Warranty',
        '500+ 5-Star Reviews',
      ],
    },
    {
      clause: 'QUOTE-THIRTY',
      words: ['Tyre quote Ask in about 30 seconds. We’ll reply with a price.'],
    },
  ]),

  // Automotive services
  ...on('/auto-services', [
    { clause: 'SCREEN-AUTO-SERVICES', headings: ['Automotive services'] },
    {
      clause: 'AUTO-SERVICING',
      under: 'Vehicle Servicing',
      headings: jobs['Vehicle Servicing'].map(([name]) => name),
    },
    {
      clause: 'AUTO-REPAIRS',
      under: 'Mechanical Repairs',
      headings: jobs['Mechanical Repairs'].map(([name]) => name),
    },
    {
      clause: 'AUTO-ELECTRICAL',
      under: 'Auto Electrical Services',
      headings: jobs['Auto Electrical Services'].map(([name]) => name),
    },
    ...Object.values(jobs)
      .flat()
      .map(([under, id]) => ({ clause: 'AUTO-ANCHORS' as const, under, id })),
    {
      clause: 'AUTO-PRICES',
      under: 'Vehicle Servicing',
      words: [
        gst,
        `WOF inspection from ${price.wofFrom}, may vary by branch`,
        `Car servicing from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
        `Oil change mineral from ${price.oilMineralFrom}, filter included`,
        `Battery replacement from ${price.batteryFrom}, fitted`,
      ],
    },
    {
      clause: 'AUTO-PRICES',
      under: 'Mechanical Repairs',
      words: [gst, `Brake service pads from ${price.brakePadsPerAxleFrom} per axle`],
    },
    {
      clause: 'AUTO-WHY',
      under: 'Why choose us for servicing and repairs',
      words: ['12 months or 20,000km', '12–24 months'],
    },
    {
      clause: 'AUTO-SAFETY',
      under: 'Safety Check Recommendation',
      words: ['Have tyres, brakes, lights and steering checked every 6 months.'],
    },
    {
      clause: 'AUTO-BOOK',
      under: 'Book Your Service Today',
      links: [
        [`Call ${phone.automotiveServices.number}`, phone.automotiveServices.href],
        ['Contact Us', '/contact'],
      ],
    },
  ]),

  // Tyre services
  ...on('/services/wheel-alignment', [
    { clause: 'SCREEN-TYRE-SERVICES', headings: ['Wheel alignment'] },
    {
      clause: 'ALIGN-PRICING',
      under: 'The two alignments compared',
      rows: [
        ['Alignment', 'Covers'],
        [`2-wheel ${price.alignmentTwoWheel}`, 'The front wheels only'],
        [`4-wheel ${price.alignmentFourWheel}`, 'Front and rear wheels'],
      ],
    },
    {
      clause: 'ALIGN-RECOMMENDED',
      words: [`4-wheel RECOMMENDED ${price.alignmentFourWheel}`],
      times: { RECOMMENDED: 1 },
    },
    {
      clause: 'PAGE-PRICES',
      words: [
        `2-wheel ${price.alignmentTwoWheel} Front only`,
        `4-wheel RECOMMENDED ${price.alignmentFourWheel} Front and rear`,
        gst,
      ],
    },
    {
      clause: 'ALIGN-BENEFITS',
      under: 'Benefits',
      headings: ['Even tyre wear', 'Straight driving', 'Less drag'],
    },
    {
      clause: 'ALIGN-SIGNS',
      under: 'Warning signs',
      headings: [
        'It pulls to one side',
        'One tyre edge wears faster',
        'The steering wheel sits crooked',
        'You’ve hit a kerb or pothole',
      ],
    },
    {
      clause: 'ALIGN-INCLUDES',
      under: 'What the service includes',
      items: [
        'Tyres checked and pressures set first: both change the reading',
        'Steering joints checked for play: worn parts don’t hold a setting',
        'Toe, camber and caster measured by laser on the two or four wheels you book',
        'Adjustable angles set to the manufacturer’s specifications',
        'Steering wheel centred',
      ],
    },
    { clause: 'ALIGN-LASERS', words: ['9 laser wheel-alignment machines'] },
    {
      clause: 'ALIGN-FREEPHONE',
      links: [[`Call ${phone.wheelAlignment.number}`, phone.wheelAlignment.href]],
    },
    { clause: 'ALIGN-BOOK', links: [bookOnline] },
  ]),
  ...on('/services/wheel-balancing', [
    { clause: 'SCREEN-TYRE-SERVICES', headings: ['Wheel balancing'] },
    {
      clause: 'BALANCE-INTRO',
      under: 'What wheel balancing is',
      words: [
        'No tyre or rim weighs the same all the way round. A machine finds the heavy spot, and we fit a small weight on the rim to balance it.',
      ],
    },
    ...(['BALANCE-PRICES', 'PAGE-PRICES'] as const).map((clause) => ({
      clause,
      words: [
        `One wheel ${price.balancingPerWheel} per wheel`,
        `All 4 ${price.balancingAllFour} all four wheels`,
        'Time 15–30 min for the job',
        gst,
      ],
    })),
    {
      clause: 'BALANCE-BENEFITS',
      under: 'Benefits',
      items: [
        'A steering wheel and seat that don’t shake on the open road',
        'Tread that wears evenly all the way round',
        'Less wear on wheel bearings, joints and shock absorbers',
        'Tyres that grip the road instead of skipping over it',
      ],
    },
    {
      clause: 'BALANCE-SIGNS',
      under: 'Signs of imbalance',
      headings: [
        'Steering wheel vibration',
        'Seat or floor vibration',
        'Uneven wear',
        'Pulling to one side',
      ],
    },
    { clause: 'BALANCE-SPEED', under: 'Steering wheel vibration', words: ['at 80–100km/h'] },
    {
      clause: 'BALANCE-SPEED',
      under: 'Signs of imbalance',
      pictures: [
        'How much a wheel shakes at each speed: almost none in town, strongest between 80 and 100 kilometres an hour, less above.',
      ],
    },
    ...(['BALANCE-WHEN', 'BALANCE-INTERVAL'] as const).map((clause) => ({
      clause,
      under: 'When to balance',
      headings: [
        'After new tyres',
        'After rotation',
        'After puncture repair',
        'Every 10,000–15,000km',
      ],
    })),
  ]),
  ...on('/services/puncture-repair', [
    { clause: 'SCREEN-TYRE-SERVICES', headings: ['Puncture repair'] },
    { clause: 'PAGE-BRANCHES', links: [findBranch] },
    {
      clause: 'PUNCTURE-PRICE',
      words: [`From ${price.punctureFrom}, and most are done in 30 minutes.`],
    },
    ...(['PUNCTURE-PRICE', 'PAGE-PRICES'] as const).map((clause) => ({
      clause,
      words: [
        `Patch and plug from ${price.punctureFrom} at a branch`,
        'Most done in 30 min at a branch',
        gst,
      ],
    })),
    {
      clause: 'PUNCTURE-REPAIRABLE',
      under: 'Repairable',
      items: [
        'Hole under 6mm',
        'In the tread',
        'No sidewall damage',
        'Not driven on while flat',
        'Good tread left',
      ],
    },
    {
      clause: 'PUNCTURE-NOT',
      under: 'Not repairable',
      items: [
        'Sidewall damage',
        'Hole over 6mm',
        'Several punctures close together',
        'Driven on while flat',
        'Tread below 1.5mm',
      ],
      words: ['Can’t be repaired? You need a new tyre.'],
      links: [['Quote by tyre size', '/tyre-enquiry']],
    },
    { clause: 'PUNCTURE-NOT', times: { 'Sidewall damage': 1 } },
    {
      clause: 'PUNCTURE-STEPS',
      under: 'How we repair it',
      headings: [
        'Inspection',
        'Remove tyre',
        'Repair by patch and plug, from inside',
        'Refit and test',
      ],
      items: 4,
      numbered: true,
    },
    {
      clause: 'PUNCTURE-STEPS',
      under: 'Repair by patch and plug, from inside',
      pictures: ['A plug with its patch is pulled into the tread from inside the tyre.'],
    },
    {
      clause: 'PUNCTURE-STEPS',
      under: 'Refit and test',
      words: [`Balancing is ${price.balancingPerWheel} per wheel. Ask if your quote includes it.`],
    },
  ]),
  ...on('/services/tyre-rotation', [
    { clause: 'SCREEN-TYRE-SERVICES', headings: ['Tyre rotation'] },
    ...(['ROTATE-PRICE', 'PAGE-PRICES'] as const).map((clause) => ({
      clause,
      words: [
        `All 4 wheels ${price.rotation} balancing is ${price.balancingPerWheel} per wheel`,
        'Time 20–30 min start to finish',
        'Longer life up to 20% results vary',
        gst,
      ],
    })),
    {
      clause: 'ROTATE-BENEFITS',
      under: 'Benefits',
      headings: [
        'Up to 20% longer life',
        'All four wear together',
        'Even grip',
        'Damage found early',
      ],
    },
    {
      clause: 'ROTATE-LIFE',
      under: 'Up to 20% longer life',
      words: ['Up to 20% longer life Results vary with car, tyre and road.'],
    },
    {
      clause: 'ROTATE-FRONT',
      under: 'Front-wheel drive',
      words: ['Front tyres go straight back. Rear tyres cross to the front'],
      pictures: [
        'Front-wheel drive, seen from above: front left to rear left, front right to rear right, rear left to front right, rear right to front left.',
      ],
    },
    {
      clause: 'ROTATE-REAR',
      under: 'Rear-wheel drive',
      words: ['Rear tyres go straight forward. Front tyres cross to the rear'],
      pictures: [
        'Rear-wheel drive, seen from above: front left to rear right, front right to rear left, rear left to front left, rear right to front right.',
      ],
    },
    {
      clause: 'ROTATE-ALL',
      under: '4WD and AWD',
      words: ['Both axles cross, in an X'],
      pictures: [
        'Four-wheel drive, seen from above: front left to rear right, front right to rear left, rear left to front right, rear right to front left.',
      ],
    },
    {
      clause: 'ROTATE-WHEN',
      under: 'When to rotate',
      words: ['When to rotate 10,000km or 6 months, whichever comes first'],
    },
  ]),
  ...on('/services/nitrogen-inflation', [
    { clause: 'SCREEN-TYRE-SERVICES', headings: ['Nitrogen inflation'] },
    {
      clause: 'NITROGEN-EXPLAINED',
      under: 'What nitrogen inflation is',
      words: ['We let the air out and fill your tyres with dry nitrogen of 95–98% purity.'],
      pictures: [
        'Air is 78% nitrogen, 21% oxygen and 1% other gases. Our fill is 95–98% nitrogen.',
      ],
    },
    ...(['NITROGEN-BENEFITS', 'NITROGEN-HOLDS'] as const).map((clause) => ({
      clause,
      under: 'Benefits',
      items: [
        'Pressure kept up to 3–4 times longer; results vary, so still check it every month',
        'Tyres that wear more evenly',
      ],
    })),
    {
      clause: 'NITROGEN-SCIENCE',
      under: 'The science',
      headings: ['It leaks more slowly', 'It’s dry', 'Less rust and ageing'],
      pictures: [
        'Three pairs of nitrogen atoms are held back by the rubber; one pair of oxygen atoms goes through.',
        'The edge of a tyre seated on its rim, with pairs of nitrogen atoms beside it.',
      ],
    },
    {
      clause: 'NITROGEN-DRIVERS',
      under: 'Who benefits',
      items: ['Performance cars', 'Commuters', 'Fleets', 'Caravans and trailers'],
    },
  ]),
  ...on('/services/mobile-service', [
    { clause: 'SCREEN-TYRE-SERVICES', headings: ['Mobile tyre service'] },
    {
      clause: 'MOBILE-STEPS',
      under: 'How it works',
      headings: ['Call', 'Choose time', 'We arrive', 'Job done'],
      items: 4,
      numbered: true,
    },
    {
      clause: 'MOBILE-JOBS',
      under: 'What the van does',
      headings: ['Puncture repair', 'New tyres', 'Fleet vehicles'],
      items: 3,
      links: [
        ['What can be repaired', '/services/puncture-repair'],
        ['Tyres by type', '/tyres'],
        ['Commercial and van tyres', '/tyres/commercial'],
      ],
    },
    {
      clause: 'MOBILE-FEE',
      words: ['Call-out fee Applies on top of the price of the job. Ask for both prices.'],
      // The one price on the page is that of a puncture repair in the workshop.
      times: { $: 1, [price.punctureFrom]: 1 },
    },
    {
      clause: 'MOBILE-DAYS',
      words: [
        'Available 7 days a week for the van; branch hours vary',
        'or the roadside, 7 days a week.',
      ],
    },
  ]),

  // Mechanical services
  ...on('/services/wof-inspection', [
    { clause: 'SCREEN-MECHANICAL', headings: ['WOF inspection'] },
    ...(['WOF-PRICE', 'PAGE-PRICES'] as const).map((clause) => ({
      clause,
      words: [
        `WOF from ${price.wofFrom} may vary by branch`,
        'Our check 35 points our own checklist',
        'Time 30–45 min per inspection',
        gst,
      ],
    })),
    { clause: 'WOF-FIND', links: [findBranch] },
    { clause: 'PAGE-BRANCHES', links: [findBranch] },
    {
      clause: 'PAGE-WOF-RULE',
      inOrder: [
        wofRule,
        '28 days (about one month) to come back for a free re-inspection, at any of our WOF branches.',
      ],
    },
    {
      clause: 'WOF-AREAS',
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
      numbered: true,
    },
    {
      clause: 'WOF-35-POINTS',
      under: 'The 9 areas we check',
      words: ['Our 35 points cover these nine areas.'],
    },
    ...(['WOF-35-POINTS', 'WOF-INCLUDED'] as const).map((clause) => ({
      clause,
      under: 'What the price includes',
      items: [
        'The inspection, with our 35-point check',
        'A list of what passed and what failed',
        'A new WOF label if your car passes',
        'Free re-inspection if it fails',
      ],
    })),
    {
      clause: 'WOF-REASONS',
      under: 'Why you need a WOF',
      headings: [
        'It’s the law',
        'It finds what you can’t see',
        'Your insurance',
        'You’re selling the car',
      ],
    },
    {
      clause: 'WOF-RULE-SOURCE',
      under: 'How often you need a WOF',
      inOrder: ['Before 2000', 'Check the rule with NZTA'],
      links: [['NZTA', 'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/']],
    },
    {
      clause: 'WOF-DAYS',
      words: [`You can get a WOF ${wof.times}. Call first to check times at your branch.`],
    },
    {
      clause: 'WOF-WHERE',
      under: 'Branches for this service',
      items: 4,
      links: branches
        .filter(({ services: offered }) => [...offered].includes(services[2]))
        .map(({ id, name }) => [name, `/locations#${id}`]),
    },
    {
      clause: 'WOF-FAILED',
      under: 'If your car fails its WOF',
      headings: [
        'You get a list',
        'Repair it where you like',
        'Come back to us',
        'Until it passes',
      ],
      words: [
        '28 days (about one month) to come back for a free re-inspection, at any of our WOF branches.',
      ],
    },
    {
      clause: 'WOF-FAILED',
      under: 'Repair it where you like',
      words: [
        `At home, elsewhere or with us: tyres at any branch, other repairs at ${listed.anyForRepairs}. We give you a price first.`,
      ],
    },
  ]),
  ...on('/services/car-servicing', [
    { clause: 'SCREEN-MECHANICAL', headings: ['Car servicing'] },
    {
      clause: 'CARSERVICE-BASIC',
      under: 'Basic service',
      words: [
        `Basic service ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST), about 1–1.5 hours`,
      ],
    },
    {
      clause: 'CARSERVICE-FULL',
      under: 'Full service',
      words: [
        `Full service POPULAR ${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST), about 2–3 hours`,
      ],
    },
    {
      clause: 'PAGE-PRICES',
      words: [
        `${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
        `${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST)`,
        gst,
      ],
    },
    { clause: 'CARSERVICE-POPULAR', times: { POPULAR: 1 } },
    { clause: 'CARSERVICE-POPULAR', under: 'Full service', words: ['POPULAR'] },
    {
      clause: 'CARSERVICE-PACKAGES-CONTACT',
      under: 'Basic service',
      links: [['Book the basic service', '/contact']],
    },
    {
      clause: 'CARSERVICE-PACKAGES-CONTACT',
      under: 'Full service',
      links: [['Book the full service', '/contact']],
    },
    {
      clause: 'CARSERVICE-INTERVAL',
      under: 'How often to service your car',
      words: ['12 months or 15,000km, whichever comes first, or as your handbook says.'],
    },
    {
      clause: 'CARSERVICE-SAFETY-CHECK',
      under: 'One year between two services',
      headings: ['Service', '6 months', 'Service again'],
    },
    { clause: 'CARSERVICE-SAFETY-CHECK', under: '6 months', words: ['A safety check'] },
    {
      clause: 'CARSERVICE-MAKES',
      under: 'Makes we service',
      items:
        'Toyota Mazda Nissan Honda Mitsubishi Subaru Suzuki Isuzu Lexus Ford Holden Hyundai Kia Volkswagen Audi BMW Mercedes-Benz Skoda Peugeot Volvo Land_Rover Jeep MG GWM/Haval LDV BYD Tesla Mini'
          .split(' ')
          .map((make) => make.replace('_', ' ')),
    },
  ]),
  ...on('/services/oil-change', [
    { clause: 'SCREEN-MECHANICAL', headings: ['Oil change'] },
    ...(['OIL-PRICES', 'PAGE-PRICES'] as const).map((clause) => ({
      clause,
      words: [
        `Mineral from ${price.oilMineralFrom} includes filter and up to 5 litres`,
        `Synthetic from ${price.oilSyntheticFrom} includes up to 5 litres`,
        'Time 30–45 min most engines',
        gst,
      ],
    })),
    {
      clause: 'OIL-LITRES',
      under: 'What’s included',
      words: ['Up to 5 litres of oil', 'Larger engines need more than 5 litres.'],
    },
    {
      clause: 'OIL-INTERVALS',
      under: 'Change intervals by oil',
      rows: [
        ['Oil', 'Change it every'],
        ['Mineral, or severe use', '5,000km'],
        ['Semi-synthetic', '10,000km'],
        ['Full synthetic', '15,000km'],
      ],
    },
    {
      clause: 'OIL-BENEFITS',
      under: 'What fresh oil does',
      headings: ['It keeps metal apart', 'It cools', 'It cleans', 'It seals'],
    },
    {
      clause: 'OIL-COMPARISON',
      under: 'Mineral or synthetic?',
      rows: [
        ['Oil', 'What it is', 'What it suits', 'Price'],
        [
          'Mineral',
          'Refined from crude oil. Thick when cold, ages fastest.',
          'Older, simple engines, and cars whose oil is changed often.',
          `from ${price.oilMineralFrom}, includes filter`,
        ],
        [
          'Semi-synthetic',
          'A blend of mineral and synthetic. Flows sooner on a cold start.',
          'Everyday cars of the 1990s and 2000s. Lasts longer than mineral.',
          'call for a price',
        ],
        [
          'Full synthetic',
          'Highly refined or man-made. Flows well when cold, protects when hot.',
          'Most newer engines, especially turbo and stop-start, and cars that tow.',
          `from ${price.oilSyntheticFrom}`,
        ],
      ],
    },
  ]),
  ...on('/services/brake-service', [
    { clause: 'SCREEN-MECHANICAL', headings: ['Brake service'] },
    {
      clause: 'PAGE-PRICES',
      words: [
        `Pads from ${price.brakePadsPerAxleFrom} per axle`,
        `Rotors from ${price.brakeRotorsPerAxleFrom} per axle, including pads`,
        `Fluid from ${price.brakeFluidFrom} fluid change`,
        gst,
      ],
    },
    {
      clause: 'BRAKE-FREE-CHECK',
      under: 'What the check covers',
      words: ['What the check covers Free'],
      items: [
        'Pad thickness at each wheel',
        'Rotor thickness and surface',
        'Brake fluid level, and water in the fluid',
        'Hoses and pipes for cracks and rust',
        'Calipers and slides move freely',
        'Handbrake holds',
      ],
    },
    {
      clause: 'BRAKE-SIGNS',
      under: 'Warning signs',
      headings: [
        'Grinding: don’t drive',
        'A soft or sinking pedal: don’t drive',
        'A red brake warning light: don’t drive',
        'Pulling to one side when you brake: check today',
        'It takes longer to stop: check today',
        'A squeal: check this week',
        'A pulsing pedal: check this week',
      ],
    },
    {
      clause: 'BRAKE-JOBS',
      under: 'Brake work and prices',
      rows: [
        ['Job', '', 'Price'],
        ['Pads', '', `from ${price.brakePadsPerAxleFrom} per axle`],
        ['Rotors and pads', '', `from ${price.brakeRotorsPerAxleFrom} per axle, including pads`],
        ['Brake fluid', '', `from ${price.brakeFluidFrom}`],
        ['Drums and shoes', '', 'priced after the check'],
        ['Calipers and hoses', '', 'priced after the check'],
        ['Handbrake', '', 'priced after the check'],
      ],
    },
  ]),
  ...on('/services/battery-replacement', [
    { clause: 'SCREEN-MECHANICAL', headings: ['Battery replacement'] },
    {
      clause: 'PAGE-PRICES',
      words: [
        `Battery from ${price.batteryFrom} fitting and disposal included`,
        'Test Free 5 minutes, no appointment',
        gst,
      ],
    },
    { clause: 'PAGE-BRANCHES', links: [findBranch] },
    { clause: 'BATTERY-FIND', links: [findBranch] },
    {
      clause: 'BATTERY-PRICE',
      words: [`From ${price.batteryFrom} including fitting and disposal.`],
    },
    {
      clause: 'BATTERY-PRICE',
      under: 'What the price includes',
      headings: ['The battery', 'Fitting', 'Disposal'],
    },
    {
      clause: 'BATTERY-TEST',
      under: 'Free battery test',
      words: [`Free battery test 5 minutes No appointment: drive in to ${listed.anyForRepairs}.`],
    },
    {
      clause: 'BATTERY-SIGNS',
      under: 'Signs of a failing battery',
      headings: [
        'The engine turns over slowly',
        'Lights dim at idle',
        'It needed a jump start',
        'The case has swollen',
        'The battery light stays on',
      ],
      items: 5,
      numbered: true,
    },
    {
      clause: 'BATTERY-LIFE',
      under: 'How long a battery lasts',
      words: ['Expect 3–5 years from a battery. After 3 years, have yours tested every year'],
    },
    {
      clause: 'BATTERY-BRANDS',
      under: 'Battery brands',
      items: ['Century', 'Yuasa', 'Exide', 'Bosch', 'Varta', 'Optima', 'ACDelco'],
      words: ['Stock varies. Call for your size.'],
    },
  ]),

  // Information
  ...on('/payment-options', [
    { clause: 'SCREEN-INFORMATION', headings: ['Payment options'] },
    {
      clause: 'PAY-COUNTER',
      under: 'Cash, EFTPOS and credit cards',
      items: ['Cash', 'EFTPOS', 'Visa', 'Mastercard'],
    },
    {
      clause: 'PAY-INTEREST-FREE',
      under: 'Store finance card',
      words: ['6, 12 or 18 months interest-free How many months depends on the purchase amount.'],
    },
    {
      clause: 'PAY-FINANCE-VISA',
      under: 'Finance Visa card',
      words: [`${guide.financeVisaMinimum} minimum purchase`],
    },
    {
      clause: 'PAY-TERMS',
      under: 'Finance options',
      words: ['Lending criteria, fees, terms and conditions apply.'],
    },
    {
      clause: 'PAY-ACCOUNTS',
      under: 'Business and fleet accounts',
      words: ['One account for all your vehicles, for tyres and mechanical work.'],
      headings: ['The vehicles', 'The invoices', 'The drivers'],
    },
  ]),
  ...on('/warranty', [
    { clause: 'SCREEN-INFORMATION', headings: ['Warranty'] },
    ...(
      [
        ['Your rights come first', 'your-rights'],
        ['Tyre warranties', 'tyre-warranties'],
        ['Workmanship guarantee', 'workmanship-guarantee'],
        ['What is covered', 'what-is-covered'],
        ['Optional road hazard protection', 'road-hazard'],
        ['Exclusions', 'exclusions'],
        ['How to keep the warranty', 'keep-the-warranty'],
        ['How to claim', 'how-to-claim'],
      ] as const
    ).flatMap(([under, id]) => [
      { clause: 'WARRANTY-CONTENTS' as const, under, id },
      {
        clause: 'WARRANTY-CONTENTS' as const,
        under: 'On this page',
        links: [[under, `#${id}`] as const],
      },
    ]),
    {
      clause: 'WARRANTY-PARTS',
      headings: [
        'Your rights come first',
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
      under: 'Tyre warranties',
      words: [
        'The manufacturer covers faults in material or manufacture, typically for 3–7 years.',
      ],
      headings: ['Pro-rated by tread wear'],
    },
    {
      clause: 'WARRANTY-WORKMANSHIP',
      under: 'Workmanship guarantee',
      words: [
        'Workmanship guarantee If our work proves faulty within 12 months or 20,000km of the date on the invoice, we’ll redo it free.',
      ],
    },
    {
      clause: 'WARRANTY-WORKMANSHIP',
      words: ['Workmanship 12 months or 20,000km, whichever comes first'],
    },
    {
      clause: 'WARRANTY-RE-TORQUE',
      under: 'Come back for a wheel nut check',
      words: [
        'It’s free, 50–100km after a wheel has been off. The nuts can settle and need re-tightening.',
      ],
    },
    {
      clause: 'WARRANTY-CLAIM',
      under: 'How to claim',
      headings: [
        'Call us',
        'Bring the car and the invoice',
        'We inspect it',
        'Resolved in about 1–2 weeks',
      ],
      items: 4,
      numbered: true,
    },
    {
      clause: 'WARRANTY-RIGHTS',
      under: 'Your rights come first',
      words: [
        'in addition to your rights under the Consumer Guarantees Act 1993. Nothing on this page limits those rights, and they don’t end when a warranty period does.',
      ],
    },
  ]),
  ...on('/testimonials', [
    { clause: 'SCREEN-INFORMATION', headings: ['What some of our customers say'] },
    { clause: 'TESTIMONIALS-BOOK', links: [call, bookOnline] },
  ]),

  // The 404 page
  ...on('/404', [
    {
      clause: 'SHELL-404-WAYS',
      under: 'Pages to try',
      items: 6,
      links: [
        ['Home', '/'],
        ['Tyres', '/tyres'],
        ['Tyre quote', '/tyre-enquiry'],
        ['Services', '/auto-services'],
        ['WOF', '/services/wof-inspection'],
        ['Contact', '/contact'],
      ],
    },
    { clause: 'SHELL-404-TELEPHONE', links: [call] },
  ]),
];
