import type { ClauseId } from '../../.cache/clause-ids.ts';
import { pages } from '../../e2e/pages.ts';
import { tableOf } from '../documents/clauseTable.ts';
import {
  answered,
  branch,
  branchCount,
  branches,
  business,
  experience,
  headOffice,
  listed,
  offering,
  phone,
  services,
  wof,
} from '../facts/business.ts';
import { brandCount, brands, brandsOf, jobs, questions, tyreServices } from '../facts/lists.ts';
import { guide, price } from '../facts/prices.ts';
import { firstSet } from '../facts/reviews.ts';

/**
 * One fact of the specification and the page that must show it, written by hand. `contentFacts.node.test.ts` tests every
 * fact, and `npm run facts` prints the facts as a table.
 */
export interface Fact {
  /** The clause that promises the fact. */
  readonly clause: ClauseId;
  /** The address of the page; `every` is all 28 pages and the 404 page. */
  readonly page: string;
  /** The landmark in which the fact is; `main` by default. */
  readonly where?: 'header' | 'footer';
  /** The part with the fact: its heading, or the name of a list, a table or a navigation; by default the whole landmark. */
  readonly under?: string;
  /** The id of the part, for links to it. */
  readonly id?: string;
  /** Texts that the part contains. */
  readonly words?: readonly string[];
  /** Texts that the part contains in this order. */
  readonly inOrder?: readonly string[];
  /** Headings in this order. With `under`, these are all headings one level below it. */
  readonly headings?: readonly string[];
  /** The texts of all list items below `under`, in this order; or the number of items. */
  readonly items?: readonly string[] | number;
  /** Whether the list is numbered. */
  readonly numbered?: true;
  /** For each text, how often the part contains it. */
  readonly times?: Readonly<Record<string, number>>;
  /** Links in this order: a part of each text, and the address. */
  readonly links?: readonly (readonly [words: string, href: string])[];
  /** How many links have an address that begins with each text, such as `mailto:`. */
  readonly leading?: Readonly<Record<string, number>>;
  /** The cells of the table below `under`, row by row. The last cells of a row may be left out; an empty string matches any cell. */
  readonly rows?: readonly (readonly string[])[];
  /** The names of all pictures below `under`, in this order. */
  readonly pictures?: readonly string[];
}

type Content = Omit<Fact, 'page' | 'clause' | 'under' | 'where'>;
type Clauses = ClauseId | readonly ClauseId[];
type Facts = readonly Omit<Fact, 'page'>[];

/** A fact that one or more clauses promise, about the part with this heading or name, or about the whole landmark. */
function fact(
  clauses: Clauses,
  ...[under, content]: readonly [under: string, content: Content] | readonly [content: Content]
): Facts {
  return [clauses]
    .flat()
    .map((clause) =>
      typeof under === 'string' ? { clause, under, ...content } : { clause, ...under },
    );
}

/** Returns a short form of `fact` for facts that are only words, or links, headings or list items. */
function only<Kind extends 'words' | 'links' | 'headings' | 'items'>(kind: Kind) {
  type Value = NonNullable<Content[Kind]>;
  return (
    clauses: Clauses,
    ...[under, value]: readonly [under: string, value: Value] | readonly [value: Value]
  ): Facts =>
    typeof under === 'string'
      ? fact(clauses, under, { [kind]: value })
      : fact(clauses, { [kind]: under });
}

const words = only('words');
const links = only('links');
const headings = only('headings');
const items = only('items');

/** A numbered list of exactly these steps, each with a text below its heading. */
function steps(clause: ClauseId, under: string, titles: readonly string[]): Facts {
  return fact(clause, under, { headings: titles, items: titles.length, numbered: true });
}

/** A list of exactly these links. */
function linkList(clause: ClauseId, under: string, all: NonNullable<Fact['links']>): Facts {
  return fact(clause, under, { links: all, items: all.length });
}

/** The facts of one page. */
function on(page: string, facts: readonly Facts[]): readonly Fact[] {
  return facts.flat().map((one) => ({ ...one, page }));
}

/** The facts of the header or the footer of every page. */
function inEvery(where: NonNullable<Fact['where']>, facts: readonly Facts[]): readonly Fact[] {
  return on('every', facts).map((one) => ({ ...one, where }));
}

const call = [`Call ${phone.main.number}`, phone.main.href] as const;
const bookOnline = ['Book Online', '/contact'] as const;
const findBranch = ['Find a branch', '/locations'] as const;
const gst = 'NZ dollars, GST included unless marked + GST';
const wofRule =
  'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.';

/**
 * The facts on the card of each branch. `page` is a page with branch cards; the four ids are those of the clauses that
 * promise address, phone number, hours and directions.
 */
function cards(
  page: string,
  [address, telephone, hours, directions]: readonly [ClauseId, ClauseId, ClauseId, ClauseId],
): readonly Fact[] {
  return branches.flatMap(({ name, street, place, line, hours: [weekdays, saturday, sunday] }) => {
    const destination = `${street}, ${place}, New Zealand`
      .replaceAll(',', '%2C')
      .replaceAll(' ', '+');
    const target = `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
    const days = `Mon–Fri ${weekdays} Sat ${saturday} Sun ${sunday}`;
    return on(page, [
      words(address, name, [`${street} ${place}`]),
      links(telephone, name, [[line.number, line.href]]),
      words(hours, name, [days]),
      links(directions, name, [
        [`Get Directions to ${name} in Google Maps (opens in a new tab)`, target],
      ]),
    ]);
  });
}

/** The facts of a tyre category page (specification, section 2). */
function tyreCategory(page: keyof typeof brandsOf, heading: string): readonly Fact[] {
  return on(page, [
    headings(['PAGE-CATEGORY-NAMES', 'SCREEN-TYRE-CATEGORIES'], [heading]),
    fact('TYRES-CATEGORY-BRANDS', 'Brands', { items: brandsOf[page].split(', ') }),
    links('PAGE-QUOTE', [
      ['Quote by tyre size', '/tyre-enquiry'],
      call,
      ['Request a quote', '/contact'],
    ]),
  ]);
}

/** The phone number of the three pages that don't call the main number. */
const lineOf: Readonly<Record<string, { readonly number: string; readonly href: string }>> = {
  '/auto-services': phone.automotiveServices,
  '/services/car-servicing': phone.carServicing,
  '/services/wheel-alignment': phone.wheelAlignment,
};

/** Every fact of the specification's sections 1, 2, 3 and 9 that a visitor can check, page by page. */
export const facts: readonly Fact[] = [
  // Header and footer of every page
  ...inEvery('header', [
    // One button is in the header of a wide screen, the other in the phone's menu.
    links('SHELL-BOOK-NOW', [
      ['Book Now', '/contact'],
      ['Book Now', '/contact'],
    ]),
    linkList('MENU-TYRES', 'Tyre categories', [
      ['All tyres', '/tyres'],
      ['Passenger car tyres', '/tyres/passenger'],
      ['4WD and SUV tyres', '/tyres/4wd-suv'],
      ['High performance tyres', '/tyres/performance'],
      ['Commercial and van tyres', '/tyres/commercial'],
      ['Run flat tyres', '/tyres/run-flat'],
      ['Fuel efficient tyres', '/tyres/fuel-efficient'],
    ]),
    linkList('MENU-TYRE-SERVICES', 'Tyre services', tyreServices),
    linkList('MENU-MECHANICAL', 'Mechanical services', [
      ['WOF inspection', '/services/wof-inspection'],
      ['Car servicing', '/services/car-servicing'],
      ['Oil change', '/services/oil-change'],
      ['Brake service', '/services/brake-service'],
      ['Battery replacement', '/services/battery-replacement'],
    ]),
    linkList('MENU-INFORMATION', 'Information', [
      ['About us', '/about'],
      ['Locations', '/locations'],
      ['FAQ', '/faq'],
      ['Testimonials', '/testimonials'],
      ['Warranty', '/warranty'],
      ['Payment options', '/payment-options'],
    ]),
    fact('MENU-PRICES', 'Main menu', {
      times: { $: 3 },
      links: [
        [`Wheel alignment from ${price.alignmentTwoWheel}`, '/services/wheel-alignment'],
        [
          `Car servicing from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl.)`,
          '/services/car-servicing',
        ],
      ],
    }),
  ]),
  ...inEvery('footer', [
    // The first item begins without “MTA”, because that abbreviation is hidden from screen readers.
    items(['SHELL-BADGE-MTA', 'SHELL-BADGE-RATING', 'SHELL-BADGE-YEARS'], 'Why trust us', [
      'Motor Trade Association certified',
      '4.1 search-engine review rating from 100+ reviews',
      `${experience} years of experience serving the city since 2008`,
    ]),
    words('SHELL-MOBILE-BANNER', 'Mobile tyre service', [
      'Available 7 Days a Week',
      'Branch hours vary',
    ]),
    words('SHELL-HEAD-OFFICE', 'Head office', [
      `${branch.sockburn.street} Sockburn, Christchurch ${branch.sockburn.postalCode}`,
    ]),
    words('SHELL-HOURS', 'Head office', [
      `Mon–Fri ${headOffice.weekdays} Sat ${headOffice.saturday} Sun ${headOffice.sunday}`,
      `Sockburn branch: Sunday ${branch.sockburn.sunday}`,
    ]),
    links('SHELL-SOCIAL', [['Facebook', 'https://social.example/porthillstyre']]),
    linkList('SHELL-SERVICES', 'Services', [
      ['New tyres', '/tyres'],
      ['Tyre fitting', '/tyres'],
      ['Laser alignment', '/tyres'],
      ['Balancing', '/tyres'],
      ['Puncture repairs', '/tyres'],
      ['Rotation', '/tyres'],
      ['Nitrogen', '/tyres'],
      ['Mobile tyre service', '/tyres'],
    ]),
    linkList(
      'SHELL-LOCATIONS',
      'Locations',
      branches.map(({ id, name }) => [name, `/locations#${id}`]),
    ),
    links('SHELL-NEAREST', [['Find Nearest Location', '/contact']]),
    links('SHELL-FOOTER-EMAIL', [call, [business.email, `mailto:${business.email}`]]),
  ]),

  // Phone links
  ...pages.map(({ path }): Fact => {
    const { number, href } = lineOf[path] ?? phone.main;
    return { clause: 'PAGE-CALL', page: path, links: [[number, href]] };
  }),

  // Home
  ...on('/', [
    headings(['SCREEN-HOME', 'HOME-HEADLINE'], ['Quality Tyres & Auto Repairs in Christchurch']),
    words('FACT-BUSINESS', 'Quality Tyres & Auto Repairs in Christchurch', [
      `Tyres at ${branchCount.words} branches, plus WOFs and repairs. Our mobile tyre van`,
    ]),
    links('HOME-CALL', [call, ['Our Locations', '/contact']]),
    links('HOME-OUR-LOCATIONS', [['Our Locations', '/contact']]),
    fact('HOME-BADGES', 'At a glance', {
      items: 3,
      inOrder: [`${branchCount.number} Locations`, 'Open 7 Days', '4.1 rating'],
    }),
    words('HOME-DAYS-QUALIFIER', 'At a glance', [
      'Open 7 Days Mobile service 7 days; branch hours vary',
    ]),
    words('HOME-RATING-SOURCE', 'At a glance', [
      '4.1 rating Search-engine rating from 100+ reviews',
    ]),
    fact('HOME-SERVICE-CARDS', 'What does your car need?', {
      headings: ['Premium Tyres', 'Auto Repairs', 'WOF Inspections', 'Mobile Service'],
      links: [
        ['Premium Tyres', '/tyres'],
        ['Auto Repairs', '/auto-services'],
        ['WOF Inspections', '/auto-services'],
        ['Mobile Service', '/contact'],
      ],
    }),
    fact('HOME-SERVICE-PRICES', 'What does your car need?', {
      inOrder: [
        `Passenger tyres from ${price.passengerTyreFrom}`,
        `Service from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl.)`,
        `at ${wof.count} branches, ${wof.days}`,
        `30–45 minutes, from ${price.wofFrom}`,
        'A call-out fee applies',
      ],
    }),
    fact('HOME-PRICES', 'Price list', {
      items: [
        `Wheel alignment from ${price.alignmentTwoWheel} 2-wheel ${price.alignmentTwoWheel}, 4-wheel ${price.alignmentFourWheel}`,
        `Wheel balancing ${price.balancingPerWheel} per wheel ${price.balancingAllFour} for all 4`,
        `Puncture repair from ${price.punctureFrom} Balancing is ${price.balancingPerWheel} per wheel. Most in 30 minutes, at a branch`,
        `WOF inspection from ${price.wofFrom} may vary by branch`,
        `Oil change from ${price.oilMineralFrom} mineral with filter, up to 5 litres; synthetic from ${price.oilSyntheticFrom}`,
        `Battery replacement from ${price.batteryFrom} including fitting and disposal`,
        `Basic service ${price.basicService.plusGst} + GST ${price.basicService.inclGst} incl. GST. Oil, filter and 7 checks, about 1–1.5 hours`,
        `Full service ${price.fullService.plusGst} + GST ${price.fullService.inclGst} incl. GST. 16 items, about 2–3 hours`,
      ],
      words: [gst],
    }),
    fact('HOME-BRANDS', `We fit ${brandCount} tyre brands`, { items: brands }),
    fact('HOME-WHY', `Why choose ${business.name}`, {
      headings: [
        `${experience} years in Christchurch`,
        '9 laser alignment machines',
        '30 minutes or less until we answer a message',
      ],
      words: ['Since 2008', 'During head office hours'],
    }),
    fact('HOME-REVIEWS', 'What some of our customers say', {
      items: Math.min(3, firstSet.length),
      inOrder: firstSet.slice(0, 3).map(({ name }) => name),
    }),
    fact('HOME-REVIEW-WHO', 'What some of our customers say', {
      inOrder: firstSet
        .slice(0, 3)
        .map(({ name, branch: at, service, date }) => `${name}, ${at}. ${service}, ${date}`),
    }),
    links('HOME-CALL-NOW', [['Call Now', phone.main.href]]),
    links('HOME-BOOK-ONLINE', [bookOnline]),
    links('HOME-QUOTE', 'Prices for common jobs', [['Quote by tyre size', '/tyre-enquiry']]),
    links('HOME-QUOTE-HERO', 'Quality Tyres & Auto Repairs in Christchurch', [
      ['Our Locations', '/contact'],
      ['Quote by tyre size', '/tyre-enquiry'],
      ['Opening hours', '#hours'],
    ]),
    links('HOME-HOURS', [
      ['Our Locations', '/contact'],
      ['Opening hours', '#hours'],
    ]),
    fact('HOME-HOURS', 'Opening hours', {
      id: 'hours',
      rows: [
        ['Branch', 'Mon–Fri', 'Sat', 'Sun'],
        ...branches.map(({ name, hours }) => [name, ...hours]),
      ],
    }),
  ]),

  // About
  ...on('/about', [
    headings('SCREEN-ABOUT', ['About us']),
    fact('ABOUT-LINES', 'What we do', {
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
    }),
    headings('ABOUT-HEADINGS', [
      'What we do',
      'Our Core Values',
      `Why Choose ${business.name}`,
      'Our Commitment to Excellence',
    ]),
    items('ABOUT-STATISTICS', 'Our Commitment to Excellence', [
      `${experience} years of experience, serving the city since 2008`,
      `${branchCount.number} locations in Christchurch`,
      `${brandCount} tyre brands available`,
      '4.1 out of 5: our search-engine rating, from 100+ reviews',
    ]),
    fact('ABOUT-RATING-SOURCE', {
      words: ['4.1 out of 5: our search-engine rating, from 100+ reviews'],
      times: { '500+': 0 },
    }),
    words('FACT-CERTIFIED', ['Motor Trade Association certified']),
  ]),

  // Contact
  ...on('/contact', [
    headings('SCREEN-CONTACT', ['Contact us', 'Our Locations']),
    ...(
      [
        ['Main line', phone.main.number, phone.main.href],
        ['Auto repairs', phone.autoRepairs.number, phone.autoRepairs.href],
        ['Email', business.email, `mailto:${business.email}`],
      ] as const
    ).map(([under, text, href]) => links('CONTACT-CARDS', under, [[text, href] as const])),
    fact('PLACES-MAIN', 'Our Locations', { times: { 'MAIN LOCATION': 1 } }),
    words('PLACES-MAIN', 'Sockburn', ['MAIN LOCATION']),
    words('FACT-CONTACT-MINUTES', [
      'Within 30 minutes during head office hours. Outside these hours, when head office next opens.',
    ]),
    words('MAP-SENTENCE', 'On the map', [
      `All ${branchCount.number} locations are shown in this list. The map covers them; its one marker is Sockburn.`,
    ]),
  ]),
  ...cards('/contact', ['PLACES-ADDRESS', 'PLACES-TELEPHONE', 'PLACES-HOURS', 'PLACES-DIRECTIONS']),

  // Locations
  ...on('/locations', [
    headings('SCREEN-LOCATIONS', ['Our locations']),
    links('BRANCH-EMAIL', 'Sockburn', [[business.email, `mailto:${business.email}`]]),
    fact('BRANCH-EMAIL', { leading: { 'mailto:': 1 } }),
    ...branches.flatMap(({ name, hours: [, saturday, sunday], services: offered }) => [
      words('BRANCH-SATURDAY', name, [`Sat ${saturday} Sun`]),
      words('BRANCH-SUNDAY', name, [`Sun ${sunday}`]),
      fact('BRANCH-SERVICES', `Services at ${name}`, { items: offered }),
    ]),
    fact('BRANCH-MAIN', { times: { 'MAIN LOCATION': 1 } }),
    words('BRANCH-MAIN', 'Sockburn', ['MAIN LOCATION']),
    fact('BRANCH-VAN', 'Our mobile tyre van', {
      words: ['Available 7 days', `To book the van, call ${answered}.`, 'A call-out fee applies.'],
      links: [call],
    }),
  ]),
  ...cards('/locations', [
    'BRANCH-ADDRESS',
    'BRANCH-TELEPHONE',
    'BRANCH-HOURS',
    'BRANCH-DIRECTIONS',
  ]),

  // FAQ
  ...on('/faq', [
    headings('SCREEN-FAQ', ['Frequently asked questions']),
    fact('FAQ-COUNT', {
      headings: Object.entries(questions).flatMap(([category, asked]) => [
        category,
        ...asked.map(([question]) => question),
      ]),
    }),
    ...Object.entries(questions).map(([category, asked]) =>
      fact('FAQ-COUNT', category, { headings: asked.map(([question]) => question) }),
    ),
    fact('FAQ-ALIGNMENT-GUIDE', 'What does a wheel alignment cost?', {
      words: [
        `What does a wheel alignment cost? ${price.alignmentTwoWheel} or ${price.alignmentFourWheel}`,
        `A 2-wheel alignment (front only) is ${price.alignmentTwoWheel} and suits a fixed rear axle. A 4-wheel one is ${price.alignmentFourWheel}. Elsewhere, expect about ${guide.alignmentGuide}, depending on the car.`,
      ],
      links: [['Wheel alignment prices', '/services/wheel-alignment']],
    }),
    words('FAQ-WOF-RULE', 'What does a WOF cost, and how long does it take?', [
      `${wofRule} We also recommend a safety check every 6 months.`,
    ]),
    words('FAQ-WOF-RULE', 'What if my car fails its WOF?', [
      'You have 28 days (about one month) to get it fixed and come back to us. The re-inspection is then free at any of our WOF branches.',
    ]),
    words('FAQ-PAY-LATER', 'How can I pay?', ['We also accept a buy-now-pay-later service.']),
    fact('FAQ-SERVICE-RANGE', 'What does a service cost?', {
      inOrder: [
        `Basic service ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
        `Full service ${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST)`,
        `Elsewhere, a service is generally ${guide.serviceGuide}, depending on the work.`,
      ],
    }),
    links('FAQ-ON', 'Can’t see your question?', [call, ['Contact Form', '/contact']]),
  ]),

  // Tyres
  ...on('/tyres', [
    headings('SCREEN-TYRES', ['Tyres for cars, utes and vans']),
    linkList('TYRES-BROWSE', 'Browse by tyre type', [
      ['Passenger car tyres', '/tyres/passenger'],
      ['4WD and SUV tyres', '/tyres/4wd-suv'],
      ['High performance tyres', '/tyres/performance'],
      ['Commercial and van tyres', '/tyres/commercial'],
      ['Run flat tyres', '/tyres/run-flat'],
      ['Fuel efficient tyres', '/tyres/fuel-efficient'],
    ]),
    fact('TYRES-SIGNS', 'When Should You Replace Your Tyres?', {
      headings: [
        'Low tread depth',
        'Poor wet grip',
        'High mileage',
        'Trouble driving straight',
        'Frequent punctures',
        'Visible damage',
        // Not a sign, but the heading of the tread figures in the same section (TYRES-TREAD).
        'Tread depth and tyre age',
      ],
      items: 6,
    }),
    words(['TYRES-TREAD', 'SAFETY-UPKEEP'], 'When Should You Replace Your Tyres?', [
      'Legal minimum 1.5mm of tread. Winter (‘studless’) tyres need 4mm, on all wheels.',
      'Replace at 3mm recommended',
      'Typical life 40,000–80,000km depending on tyre, vehicle and roads',
      'Replace when over 6 years recommended',
    ]),
    fact('TYRES-BRANDS', `${brandCount} tyre brands`, { items: brands }),
    headings('TYRES-FEATURES', 'Fitting, alignment and mobile service', [
      'Professional Fitting',
      'Laser Alignment',
      'Mobile Service',
    ]),
    fact('TYRES-LASERS', 'Laser Alignment', {
      words: ['9 laser machines.'],
      links: [['Wheel alignment', '/services/wheel-alignment']],
    }),
    words('TYRES-MOBILE', 'Mobile Service', [
      'Our mobile tyre van comes to your home, work or the roadside, 7 days a week. A call-out fee applies.',
    ]),
    links('TYRES-QUOTE', [call, ['Quote by tyre size', '/tyre-enquiry']]),
  ]),
  ...tyreCategory('/tyres/passenger', 'Passenger Car Tyres'),
  ...tyreCategory('/tyres/4wd-suv', '4WD and SUV Tyres'),
  ...tyreCategory('/tyres/performance', 'High Performance Tyres'),
  ...tyreCategory('/tyres/commercial', 'Commercial and Van Tyres'),
  ...tyreCategory('/tyres/run-flat', 'Run Flat Tyres'),
  ...tyreCategory('/tyres/fuel-efficient', 'Fuel Efficient Tyres'),
  ...on('/tyres/passenger', [
    words('FACT-PASSENGER-ADVICE', [
      'Typical life in km 40,000–80,000 depending on',
      'about 30–35 PSI',
      'Free wheel nut check after 50–100km',
    ]),
  ]),
  ...on('/tyres/run-flat', [
    words('TYRES-RUN-FLAT', [
      'After a puncture up to 80km check your handbook',
      'Top speed up to 80km/h',
      'only use run flats on cars with a tyre pressure warning',
    ]),
  ]),
  ...on('/tyres/fuel-efficient', [
    words('TYRES-SAVING', [
      'Less fuel up to 5% than tyres that roll less easily; results vary with car and driver',
      `Worth about ${guide.fuelSavingWorth} a year for the full 5%, in average to thirsty cars, at 15,000km and ${guide.fuelSavingFuel}`,
    ]),
  ]),

  // Tyre quote
  ...on('/tyre-enquiry', [
    headings('SCREEN-TYRE-QUOTE', ['Tyre quote']),
    headings('QUOTE-CLAIMS', [
      'Tyre quote',
      'Best Price Guarantee',
      '30 Minute Response',
      '12 Month Warranty',
      '500+ 5-Star Reviews',
    ]),
    words('QUOTE-THIRTY', ['Tyre quote Ask in about 30 seconds. We’ll reply with a price.']),
  ]),

  // Automotive services
  ...on('/auto-services', [
    headings('SCREEN-AUTO-SERVICES', ['Automotive services']),
    fact('AUTO-SERVICING', 'Vehicle Servicing', {
      headings: jobs['Vehicle Servicing'].map(([name]) => name),
    }),
    fact('AUTO-REPAIRS', 'Mechanical Repairs', {
      headings: jobs['Mechanical Repairs'].map(([name]) => name),
    }),
    fact('AUTO-ELECTRICAL', 'Auto Electrical Services', {
      headings: jobs['Auto Electrical Services'].map(([name]) => name),
    }),
    ...Object.values(jobs)
      .flat()
      .map(([under, id]) => fact('AUTO-ANCHORS', under, { id })),
    words('AUTO-PRICES', 'Vehicle Servicing', [
      gst,
      `WOF inspection from ${price.wofFrom}, may vary by branch`,
      `Car servicing from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
      `Oil change mineral from ${price.oilMineralFrom}, filter included; synthetic from ${price.oilSyntheticFrom}`,
      `Battery replacement from ${price.batteryFrom}, fitted`,
    ]),
    words('AUTO-PRICES', 'Mechanical Repairs', [
      gst,
      `Brake service pads from ${price.brakePadsPerAxleFrom} per axle`,
    ]),
    headings('AUTO-WHY', ['Why choose us for servicing and repairs', 'Workmanship guarantee']),
    words('AUTO-WHY', 'Workmanship guarantee', ['12 months or 20,000km', '12–24 months']),
    words('AUTO-SAFETY', 'Safety Check Recommendation', [
      'Have tyres, brakes, lights and steering checked every 6 months.',
    ]),
    links('AUTO-BOOK', 'Book Your Service Today', [
      [`Call ${phone.automotiveServices.number}`, phone.automotiveServices.href],
      ['Contact Us', '/contact'],
    ]),
  ]),

  // Tyre services
  ...on('/services/wheel-alignment', [
    headings('SCREEN-TYRE-SERVICES', ['Wheel alignment']),
    fact('ALIGN-PRICING', 'The two alignments compared', {
      rows: [
        ['Alignment', 'Covers'],
        [`2-wheel ${price.alignmentTwoWheel}`, 'The front wheels only'],
        [`4-wheel ${price.alignmentFourWheel}`, 'Front and rear wheels'],
      ],
    }),
    fact('ALIGN-RECOMMENDED', {
      words: [`4-wheel RECOMMENDED ${price.alignmentFourWheel}`],
      times: { RECOMMENDED: 1 },
    }),
    headings('ALIGN-BENEFITS', 'Benefits', ['Even tyre wear', 'Straight driving', 'Less drag']),
    headings('ALIGN-SIGNS', 'Warning signs', [
      'It pulls to one side',
      'One tyre edge wears faster',
      'The steering wheel sits crooked',
      'You’ve hit a kerb or pothole',
    ]),
    items('ALIGN-INCLUDES', 'What the service includes', [
      'Tyres checked and pressures set first: both change the reading',
      'Steering joints checked for play: worn parts don’t hold a setting',
      'Toe, camber and caster measured by laser on the two or four wheels you book',
      'Adjustable angles set to the manufacturer’s specifications',
      'Steering wheel centred',
    ]),
    words('ALIGN-LASERS', ['9 laser wheel-alignment machines']),
    links('ALIGN-FREEPHONE', [[`Call ${phone.wheelAlignment.number}`, phone.wheelAlignment.href]]),
    links('ALIGN-BOOK', [bookOnline]),
  ]),
  ...on('/services/wheel-balancing', [
    links('BALANCE-CALL', [call]),
    headings('SCREEN-TYRE-SERVICES', ['Wheel balancing']),
    words('BALANCE-INTRO', 'What wheel balancing is', [
      'No tyre or rim weighs the same all the way round. A machine finds the heavy spot, and we fit a small weight on the rim to balance it.',
    ]),
    words('BALANCE-PRICES', [
      `One wheel ${price.balancingPerWheel} per wheel`,
      `All 4 ${price.balancingAllFour} at ${price.balancingPerWheel} each`,
      'Time 15–30 min for the job',
      gst,
    ]),
    items('BALANCE-BENEFITS', 'Benefits', [
      'A steering wheel and seat that don’t shake on the open road',
      'Tread that wears evenly all the way round',
      'Less wear on wheel bearings, joints and shock absorbers',
      'Steadier grip on the road',
    ]),
    headings('BALANCE-SIGNS', 'Signs of imbalance', [
      'Steering wheel vibration',
      'Seat or floor vibration',
      'Uneven wear',
      'Pulling to one side',
    ]),
    words('BALANCE-SPEED', 'Steering wheel vibration', ['at 80–100km/h']),
    fact('BALANCE-SPEED', 'Signs of imbalance', {
      pictures: [
        'How much a wheel shakes at each speed: almost none in town, strongest between 80 and 100 kilometres an hour, less above.',
      ],
    }),
    headings(['BALANCE-WHEN', 'BALANCE-INTERVAL'], 'When to balance', [
      'After new tyres',
      'After rotation',
      'After puncture repair',
      'Every 10,000–15,000km',
    ]),
  ]),
  ...on('/services/puncture-repair', [
    links('PUNCTURE-CALL', [call]),
    headings('SCREEN-TYRE-SERVICES', ['Puncture repair']),
    links('PAGE-BRANCHES', [findBranch]),
    words('PUNCTURE-PRICE', [`From ${price.punctureFrom}, most done in 30 minutes.`]),
    words('PUNCTURE-PRICE', [
      `Patch and plug from ${price.punctureFrom} at a branch. Balancing is ${price.balancingPerWheel} per wheel. Ask if your quote includes it.`,
      'Most done in 30 min at a branch',
      gst,
    ]),
    items('PUNCTURE-REPAIRABLE', 'Repairable', [
      'Hole under 6mm',
      'In the tread',
      'No sidewall damage',
      'Not driven on while flat',
      'Good tread left',
    ]),
    fact('PUNCTURE-NOT', 'Not repairable', {
      items: [
        'Sidewall damage',
        'Hole over 6mm',
        'Several punctures close together',
        'Driven on while flat',
        'Tread below 1.5mm',
      ],
    }),
    fact('PUNCTURE-NOT', 'Can your puncture be repaired?', {
      inOrder: ['Tread below 1.5mm', 'Can’t be repaired? You need a new tyre. Quote by tyre size'],
      links: [['Quote by tyre size', '/tyre-enquiry']],
    }),
    // Only this list says “Sidewall damage”: the list “Repairable” says “No sidewall damage”.
    fact('PUNCTURE-NOT', { times: { 'Sidewall damage': 1 } }),
    steps('PUNCTURE-STEPS', 'How we repair it', [
      'Inspection',
      'Remove tyre',
      'Repair by patch and plug, from inside',
      'Refit and test',
    ]),
    fact('PUNCTURE-STEPS', 'Repair by patch and plug, from inside', {
      pictures: ['A plug with its patch is pulled into the tread from inside the tyre.'],
    }),
  ]),
  ...on('/services/tyre-rotation', [
    links('ROTATE-CALL', [call]),
    headings('SCREEN-TYRE-SERVICES', ['Tyre rotation']),
    words('ROTATE-PRICE', [
      `All 4 wheels ${price.rotation} balancing is extra: ${price.balancingPerWheel} per wheel`,
      'Time 20–30 min start to finish',
      'Longer life up to 20% results vary with car, tyre and road',
      gst,
    ]),
    headings('ROTATE-BENEFITS', 'Benefits', [
      'Longer life',
      'All four wear together',
      'Even grip',
      'Damage found early',
    ]),
    words('ROTATE-LIFE', ['Longer life up to 20% results vary with car, tyre and road']),
    fact('ROTATE-FRONT', 'Front-wheel drive', {
      words: ['Front tyres go straight back. Rear tyres cross to the front'],
      pictures: [
        'Front-wheel drive, seen from above: front left to rear left, front right to rear right, rear left to front right, rear right to front left.',
      ],
    }),
    fact('ROTATE-REAR', 'Rear-wheel drive', {
      words: ['Rear tyres go straight forward. Front tyres cross to the rear'],
      pictures: [
        'Rear-wheel drive, seen from above: front left to rear right, front right to rear left, rear left to front left, rear right to front right.',
      ],
    }),
    fact('ROTATE-ALL', '4WD and AWD', {
      words: ['Both axles cross, in an X'],
      pictures: [
        'Four-wheel drive, seen from above: front left to rear right, front right to rear left, rear left to front right, rear right to front left.',
      ],
    }),
    words('ROTATE-WHEN', 'When to rotate', [
      'When to rotate 10,000km or 6 months, whichever comes first',
    ]),
  ]),
  ...on('/services/nitrogen-inflation', [
    links('NITROGEN-CALL', [call]),
    headings('SCREEN-TYRE-SERVICES', ['Nitrogen inflation']),
    fact('NITROGEN-EXPLAINED', 'What nitrogen inflation is', {
      words: ['We let the air out and fill your tyres with dry nitrogen of 95–98% purity.'],
      pictures: [
        'Air is 78% nitrogen, 21% oxygen and 1% other gases. Our fill is 95–98% nitrogen.',
      ],
    }),
    items(['NITROGEN-BENEFITS', 'NITROGEN-HOLDS'], 'Benefits', [
      'Pressure kept up to 3–4 times longer; results vary, so still check it every month',
      'Pressure that stays right for longer helps tyres wear evenly',
    ]),
    fact('NITROGEN-SCIENCE', 'The science', {
      headings: ['It leaks more slowly', 'It’s dry', 'Less rust and ageing inside'],
      pictures: [
        'Three pairs of nitrogen atoms are held back by the rubber; one pair of oxygen atoms goes through.',
        'The edge of a tyre seated on its rim, with pairs of nitrogen atoms beside it.',
      ],
    }),
    items('NITROGEN-DRIVERS', 'Who benefits', [
      'Performance cars',
      'Commuters',
      'Fleets',
      'Caravans and trailers',
    ]),
  ]),
  ...on('/services/mobile-service', [
    links('MOBILE-CALL', [call]),
    headings('SCREEN-TYRE-SERVICES', ['Mobile tyre service']),
    steps('MOBILE-STEPS', 'How it works', ['Call', 'Choose time', 'We arrive', 'Job done']),
    fact('MOBILE-JOBS', 'What the van does', {
      headings: ['Puncture repair', 'New tyres', 'Fleet vehicles'],
      items: 3,
      links: [
        ['What can be repaired', '/services/puncture-repair'],
        ['Tyres by type', '/tyres'],
        ['Commercial and van tyres', '/tyres/commercial'],
      ],
    }),
    fact('MOBILE-FEE', {
      words: ['Call-out fee Applies on top of the price of the job. Ask for both prices.'],
      // The only price in the main part is that of a puncture repair at a branch.
      times: { $: 1, [price.punctureFrom]: 1 },
    }),
    words('MOBILE-DAYS', [
      'Available 7 days a week for the van; branch hours vary',
      'or the roadside, 7 days a week.',
    ]),
  ]),

  // Mechanical services
  ...on('/services/wof-inspection', [
    links('WOF-CALL', [call]),
    headings('SCREEN-MECHANICAL', ['WOF inspection']),
    words('WOF-PRICE', [
      `WOF from ${price.wofFrom} may vary by branch`,
      'Our check 35 points our own checklist',
      'Time 30–45 min per inspection',
      gst,
    ]),
    links('WOF-FIND', [findBranch]),
    links('PAGE-BRANCHES', [findBranch]),
    fact('PAGE-WOF-RULE', {
      inOrder: [
        wofRule,
        'You have 28 days (about one month) from the inspection to come back for a free re-inspection, at any of our WOF branches.',
      ],
    }),
    steps('WOF-AREAS', 'The 9 areas we check', [
      'Tyres',
      'Brakes',
      'Steering and suspension',
      'Lights',
      'Windscreen, wipers and washers',
      'Doors',
      'Seat belts and airbags',
      'Structure and rust',
      'Exhaust, fuel system and speedometer',
    ]),
    words('WOF-35-POINTS', 'The 9 areas we check', ['Our 35 points cover these nine areas.']),
    items(['WOF-35-POINTS', 'WOF-INCLUDED'], 'What the price includes', [
      'The inspection, with our 35-point check',
      'A list of what passed and what failed',
      'A new WOF label if your car passes',
      'Free re-inspection within 28 days if it fails',
    ]),
    headings('WOF-REASONS', 'Why you need a WOF', [
      'It’s the law',
      'It finds what you can’t see',
      'Your insurance',
      'You’re selling the car',
    ]),
    fact('WOF-RULE-SOURCE', 'How often you need a WOF', {
      inOrder: ['Before 2000', 'Check the rule with NZTA'],
      links: [['NZTA', 'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/']],
    }),
    words('WOF-DAYS', [
      `You can get a WOF ${wof.times}. Call first to check times at your branch.`,
    ]),
    fact('WOF-WHERE', 'Branches for this service', {
      items: offering(services[2]).length,
      links: offering(services[2]).map(({ id, name }) => [name, `/locations#${id}`]),
    }),
    fact('WOF-FAILED', 'If your car fails its WOF', {
      headings: [
        'You get a list',
        'Repair it where you like',
        'Come back to us',
        'Until it passes',
      ],
      words: [
        'You have 28 days (about one month) from the inspection to come back for a free re-inspection, at any of our WOF branches.',
      ],
    }),
    words('WOF-FAILED', 'Repair it where you like', [
      `At home, elsewhere or with us: tyres at any branch, other repairs at ${listed.anyForRepairs}. We give you a price first.`,
    ]),
  ]),
  ...on('/services/car-servicing', [
    words('PAGE-PRICES', [gst]),
    links('CARSERVICE-CALL', [[`Call ${phone.carServicing.number}`, phone.carServicing.href]]),
    headings('SCREEN-MECHANICAL', ['Car servicing']),
    words('CARSERVICE-BASIC', 'Basic service', [
      `Basic service ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST), about 1–1.5 hours`,
    ]),
    words('CARSERVICE-FULL', 'Full service', [
      `Full service POPULAR ${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST), about 2–3 hours`,
    ]),
    fact('CARSERVICE-POPULAR', { times: { POPULAR: 1 } }),
    words('CARSERVICE-POPULAR', 'Full service', ['POPULAR']),
    links('CARSERVICE-PACKAGES-CONTACT', 'Basic service', [['Book the basic service', '/contact']]),
    links('CARSERVICE-PACKAGES-CONTACT', 'Full service', [['Book the full service', '/contact']]),
    words('CARSERVICE-INTERVAL', 'How often to service your car', [
      '12 months or 15,000km, whichever comes first, or as your handbook says.',
    ]),
    headings('CARSERVICE-SAFETY-CHECK', 'One year between two services', [
      'Service',
      '6 months',
      'Service again',
    ]),
    words('CARSERVICE-SAFETY-CHECK', '6 months', ['A safety check']),
    fact('CARSERVICE-MAKES', 'Makes we service', {
      items:
        'Toyota Mazda Nissan Honda Mitsubishi Subaru Suzuki Isuzu Lexus Ford Holden Hyundai Kia Volkswagen Audi BMW Mercedes-Benz Skoda Peugeot Volvo Land_Rover Jeep MG GWM/Haval LDV BYD Tesla Mini'
          .split(' ')
          .map((make) => make.replace('_', ' ')),
    }),
  ]),
  ...on('/services/oil-change', [
    links('OIL-CALL', [call]),
    headings('SCREEN-MECHANICAL', ['Oil change']),
    words('OIL-PRICES', [
      `Mineral from ${price.oilMineralFrom} includes filter and up to 5 litres`,
      `Synthetic from ${price.oilSyntheticFrom} includes up to 5 litres`,
      'Time 30–45 min most engines',
      gst,
    ]),
    words('OIL-LITRES', 'What’s included', [
      'Up to 5 litres of oil',
      'Larger engines need more than 5 litres.',
    ]),
    fact('OIL-INTERVALS', 'Change intervals by oil', {
      rows: [
        ['Oil', 'Change it every'],
        ['Mineral, or severe use', '5,000km'],
        ['Semi-synthetic', '10,000km'],
        ['Full synthetic', '15,000km'],
      ],
    }),
    headings('OIL-BENEFITS', 'What fresh oil does', [
      'It keeps metal apart',
      'It cools',
      'It cleans',
      'It seals',
    ]),
    fact('OIL-COMPARISON', 'Mineral or synthetic?', {
      rows: [['Oil', 'What it is', 'What it suits', 'Price'], ...tableOf('OIL-COMPARISON')],
    }),
  ]),
  ...on('/services/brake-service', [
    links('BRAKE-CALL', [call]),
    headings('SCREEN-MECHANICAL', ['Brake service']),
    fact('BRAKE-FREE-CHECK', 'What the check covers', {
      words: ['What the check covers Free'],
      items: [
        'Pad thickness at each wheel',
        'Rotor thickness and surface',
        'Brake fluid level, and water in the fluid',
        'Hoses and pipes for cracks and rust',
        'Calipers and slides move freely',
        'Handbrake holds',
      ],
    }),
    headings('BRAKE-SIGNS', 'Warning signs', [
      'Grinding: don’t drive',
      'A soft or sinking pedal: don’t drive',
      'A red brake warning light: don’t drive',
      'Pulling to one side when you brake: check today',
      'It takes longer to stop: check today',
      'A squeal: check this week',
      'A pulsing pedal: check this week',
    ]),
    fact('BRAKE-JOBS', 'Brake work and prices', {
      rows: [
        ['Job', '', 'Price'],
        ['Pads', '', `from ${price.brakePadsPerAxleFrom} per axle`],
        ['Rotors and pads', '', `from ${price.brakeRotorsPerAxleFrom} per axle, including pads`],
        ['Brake fluid', '', `from ${price.brakeFluidFrom}`],
        ['Drums and shoes', '', 'priced after the check'],
        ['Calipers and hoses', '', 'priced after the check'],
        ['Handbrake', '', 'priced after the check'],
      ],
    }),
  ]),
  ...on('/services/battery-replacement', [
    links('BATTERY-CALL', [call]),
    headings('SCREEN-MECHANICAL', ['Battery replacement']),
    links('PAGE-BRANCHES', [findBranch]),
    links('BATTERY-FIND', [findBranch]),
    words('BATTERY-PRICE', [`From ${price.batteryFrom} including fitting and disposal.`]),
    headings('BATTERY-PRICE', 'What the price includes', ['The battery', 'Fitting', 'Disposal']),
    words('BATTERY-TEST', 'Free battery test', [
      `Free battery test 5 minutes No appointment: drive in to ${listed.anyForRepairs}. At weekends, call first.`,
    ]),
    steps('BATTERY-SIGNS', 'Signs of a failing battery', [
      'The engine turns over slowly',
      'Lights dim at idle',
      'It needed a jump start',
      'The case has swollen',
      'The battery light stays on',
    ]),
    words('BATTERY-LIFE', 'How long a battery lasts', [
      'Expect 3–5 years from a battery. After 3 years, have yours tested every year',
    ]),
    fact('BATTERY-BRANDS', 'Battery brands', {
      items: ['Century', 'Yuasa', 'Exide', 'Bosch', 'Varta', 'Optima', 'ACDelco'],
      words: ['Stock varies. Call for your size.'],
    }),
  ]),

  // Information
  ...on('/payment-options', [
    headings('SCREEN-INFORMATION', ['Payment options']),
    items('PAY-COUNTER', 'Cash, EFTPOS and credit cards', ['Cash', 'EFTPOS', 'Visa', 'Mastercard']),
    words('PAY-INTEREST-FREE', 'Store finance card', [
      '6, 12 or 18 months interest-free How many months depends on the purchase amount. Fees, lending criteria and terms apply.',
    ]),
    words('PAY-FINANCE-VISA', [`Finance Visa card ${guide.financeVisaMinimum} minimum purchase`]),
    words('PAY-TERMS', 'Finance options', ['Lending criteria, fees, terms and conditions apply.']),
    fact('PAY-ACCOUNTS', 'Business and fleet accounts', {
      words: ['One account for all your vehicles, for tyres and mechanical work.'],
      headings: ['The vehicles', 'The invoices', 'The drivers'],
    }),
  ]),
  ...on('/warranty', [
    headings('SCREEN-INFORMATION', ['Warranty']),
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
      fact('WARRANTY-CONTENTS', under, { id }),
      links('WARRANTY-CONTENTS', 'On this page', [[under, `#${id}`] as const]),
    ]),
    headings('WARRANTY-PARTS', [
      'Your rights come first',
      'Tyre warranties',
      'Workmanship guarantee',
      'What is covered',
      'Optional road hazard protection',
      'Exclusions',
      'How to keep the warranty',
      'How to claim',
    ]),
    fact('WARRANTY-TYRES', 'Tyre warranties', {
      words: [
        'The manufacturer covers faults in material or manufacture, typically for 3–7 years.',
      ],
      headings: ['Pro-rated by tread wear'],
    }),
    words('WARRANTY-WORKMANSHIP', 'Workmanship guarantee', [
      'Workmanship guarantee If our work proves faulty within 12 months or 20,000km, whichever comes first, we’ll redo it free. Both count from the invoice.',
    ]),
    words('WARRANTY-WORKMANSHIP', ['Workmanship 12 months or 20,000km, whichever comes first']),
    words('WARRANTY-RE-TORQUE', 'Come back for a wheel nut check', [
      'It’s free, 50–100km after a wheel has been off. The nuts can settle and need re-tightening.',
    ]),
    steps('WARRANTY-CLAIM', 'How to claim', [
      'Call us',
      'Bring the car and the invoice',
      'We inspect it',
      'Resolved in about 1–2 weeks',
    ]),
    words('WARRANTY-RIGHTS', 'Your rights come first', [
      'in addition to your rights under the Consumer Guarantees Act 1993. Nothing on this page limits those rights, and they don’t end when a warranty period does.',
    ]),
  ]),
  ...on('/testimonials', [
    headings('SCREEN-INFORMATION', ['What some of our customers say']),
    links('TESTIMONIALS-BOOK', [call, bookOnline]),
  ]),

  // The 404 page
  ...on('/404', [
    linkList('SHELL-404-WAYS', 'Pages to try', [
      ['Home', '/'],
      ['Tyres', '/tyres'],
      ['Tyre quote', '/tyre-enquiry'],
      ['Services', '/auto-services'],
      ['WOF', '/services/wof-inspection'],
      ['Contact', '/contact'],
    ]),
    links('SHELL-404-TELEPHONE', [call]),
  ]),
];
