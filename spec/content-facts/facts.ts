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
  offering,
  phone,
  services,
  wof,
} from '../facts/business.ts';
import { brandCount, brands, brandsOf, jobs, questions } from '../facts/lists.ts';
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
  readonly where?: 'banner' | 'contentinfo';
  /** The part with the fact: its heading, or the name of a list, a table or a navigation; by default the whole landmark. */
  readonly under?: string;
  /** The id to which a link to the part leads. */
  readonly id?: string;
  /** Texts that the part contains. Capitals count; the kind of apostrophe and of dash does not. */
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
  /** For each start of an address, the number of links to such addresses. */
  readonly leading?: Readonly<Record<string, number>>;
  /** The cells of the table below `under`, row by row. A row may leave out its last cells; an empty text is any text. */
  readonly rows?: readonly (readonly string[])[];
  /** The names of all pictures below `under`, in this order. */
  readonly pictures?: readonly string[];
}

type Content = Omit<Fact, 'page' | 'clause' | 'under'>;

/** A fact of the part with this heading or name, or of the whole landmark. */
function fact(
  clause: ClauseId,
  ...[under, content]: readonly [under: string, content: Content] | readonly [content: Content]
): Omit<Fact, 'page'> {
  return typeof under === 'string' ? { clause, under, ...content } : { clause, ...under };
}

/** The facts of one page. */
function on(page: string, facts: readonly Omit<Fact, 'page'>[]): readonly Fact[] {
  return facts.map((one) => ({ ...one, page }));
}

const call = [`Call ${phone.main.number}`, phone.main.href] as const;
const bookOnline = ['Book Online', '/contact'] as const;
const findBranch = ['Find a branch', '/locations'] as const;
const gst = 'NZ dollars, GST included unless marked + GST';
const wofRule =
  'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.';

/**
 * The facts on the card of each branch, for a page with branch cards, and the ids of the four clauses that promise
 * address, phone number, hours and directions.
 */
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
      fact(address, name, { words: [`${street} ${place}`] }),
      fact(telephone, name, { links: [[line.number, line.href]] }),
      fact(hours, name, { words: [days] }),
      fact(directions, name, {
        links: [[`Get Directions to ${name} in Google Maps (opens in a new tab)`, way]],
      }),
    ]);
  });
}

/** The facts that every tyre category page has (specification, section 2). */
function tyreCategory(page: keyof typeof brandsOf, heading: string): readonly Fact[] {
  return on(page, [
    fact('PAGE-CATEGORY-NAMES', { headings: [heading] }),
    fact('SCREEN-TYRE-CATEGORIES', { headings: [heading] }),
    fact('TYRES-CATEGORY-BRANDS', 'Brands', { items: brandsOf[page].split(', ') }),
    fact('PAGE-QUOTE', {
      links: [['Quote by tyre size', '/tyre-enquiry'], call, ['Request a quote', '/contact']],
    }),
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
  ...on('every', [
    // One button is in the header of a wide screen, the other in the phone's menu.
    fact('SHELL-BOOK-NOW', {
      where: 'banner',
      links: [
        ['Book Now', '/contact'],
        ['Book Now', '/contact'],
      ],
    }),
    fact('MENU-TYRES', 'Tyre categories', {
      where: 'banner',
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
    }),
    fact('MENU-TYRE-SERVICES', 'Tyre services', {
      where: 'banner',
      items: 6,
      links: [
        ['Wheel alignment', '/services/wheel-alignment'],
        ['Wheel balancing', '/services/wheel-balancing'],
        ['Puncture repair', '/services/puncture-repair'],
        ['Tyre rotation', '/services/tyre-rotation'],
        ['Nitrogen inflation', '/services/nitrogen-inflation'],
        ['Mobile tyre service', '/services/mobile-service'],
      ],
    }),
    fact('MENU-MECHANICAL', 'Mechanical services', {
      where: 'banner',
      items: 5,
      links: [
        ['WOF inspection', '/services/wof-inspection'],
        ['Car servicing', '/services/car-servicing'],
        ['Oil change', '/services/oil-change'],
        ['Brake service', '/services/brake-service'],
        ['Battery replacement', '/services/battery-replacement'],
      ],
    }),
    fact('MENU-INFORMATION', 'Information', {
      where: 'banner',
      items: 6,
      links: [
        ['About us', '/about'],
        ['Locations', '/locations'],
        ['FAQ', '/faq'],
        ['Testimonials', '/testimonials'],
        ['Warranty', '/warranty'],
        ['Payment options', '/payment-options'],
      ],
    }),
    fact('MENU-PRICES', 'Main menu', {
      where: 'banner',
      times: { $: 3 },
      links: [
        [`Wheel alignment from ${price.alignmentTwoWheel}`, '/services/wheel-alignment'],
        [
          `Car servicing from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl.)`,
          '/services/car-servicing',
        ],
      ],
    }),
    // The first item has no “MTA” in front, because screen readers skip that abbreviation.
    ...(
      [
        ['SHELL-BADGE-MTA', 'Motor Trade Association certified'],
        ['SHELL-BADGE-RATING', '4.1 search-engine review rating from 100+ reviews'],
        ['SHELL-BADGE-YEARS', `${experience} years of experience serving the city since 2008`],
      ] as const
    ).map(([clause], _index, all) =>
      fact(clause, 'Why trust us', {
        where: 'contentinfo' as const,
        items: all.map(([, words]) => words),
      }),
    ),
    fact('SHELL-MOBILE-BANNER', 'Mobile tyre service', {
      where: 'contentinfo',
      words: ['Available 7 Days a Week', 'Branch hours vary'],
    }),
    fact('SHELL-HEAD-OFFICE', 'Head office', {
      where: 'contentinfo',
      words: [`${branch.sockburn.street} Sockburn, Christchurch ${branch.sockburn.postalCode}`],
    }),
    fact('SHELL-HOURS', 'Head office', {
      where: 'contentinfo',
      words: [
        `Mon–Fri ${headOffice.weekdays} Sat ${headOffice.saturday} Sun ${headOffice.sunday}`,
        `Sockburn branch: Sunday ${branch.sockburn.sunday}`,
      ],
    }),
    fact('SHELL-SOCIAL', {
      where: 'contentinfo',
      links: [['Facebook', 'https://social.example/porthillstyre']],
    }),
    fact('SHELL-SERVICES', 'Services', {
      where: 'contentinfo',
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
    }),
    fact('SHELL-LOCATIONS', 'Locations', {
      where: 'contentinfo',
      items: branchCount.number,
      links: branches.map(({ id, name }) => [name, `/locations#${id}`]),
    }),
    fact('SHELL-NEAREST', { where: 'contentinfo', links: [['Find Nearest Location', '/contact']] }),
    fact('SHELL-FOOTER-EMAIL', {
      where: 'contentinfo',
      links: [call, [business.email, `mailto:${business.email}`]],
    }),
  ]),

  // Phone links
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
    fact('SCREEN-HOME', { headings: ['Quality Tyres & Auto Repairs in Christchurch'] }),
    fact('HOME-HEADLINE', { headings: ['Quality Tyres & Auto Repairs in Christchurch'] }),
    fact('FACT-BUSINESS', 'Quality Tyres & Auto Repairs in Christchurch', {
      words: [`Tyres at ${branchCount.words} branches, plus WOFs and repairs. Our mobile tyre van`],
    }),
    fact('HOME-CALL', { links: [call, ['Our Locations', '/contact']] }),
    fact('HOME-OUR-LOCATIONS', { links: [['Our Locations', '/contact']] }),
    fact('HOME-BADGES', 'At a glance', {
      items: 3,
      inOrder: [`${branchCount.number} Locations`, 'Open 7 Days', '4.1 rating'],
    }),
    fact('HOME-DAYS-QUALIFIER', 'At a glance', {
      words: ['Open 7 Days Mobile service 7 days; branch hours vary'],
    }),
    fact('HOME-RATING-SOURCE', 'At a glance', {
      words: ['4.1 rating Search-engine rating from 100+ reviews'],
    }),
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
    fact('HOME-CALL-NOW', { links: [['Call Now', phone.main.href]] }),
    fact('HOME-BOOK-ONLINE', { links: [bookOnline] }),
    fact('HOME-QUOTE', 'Prices for common jobs', {
      links: [['Quote by tyre size', '/tyre-enquiry']],
    }),
    fact('HOME-QUOTE-HERO', {
      links: [
        ['Our Locations', '/contact'],
        ['Quote by tyre size', '/tyre-enquiry'],
        ['Opening hours', '#hours'],
      ],
    }),
    fact('HOME-HOURS', {
      links: [
        ['Our Locations', '/contact'],
        ['Opening hours', '#hours'],
      ],
    }),
    fact('HOME-HOURS', 'Opening hours', {
      rows: [
        ['Branch', 'Mon–Fri', 'Sat', 'Sun'],
        ...branches.map(({ name, hours }) => [name, ...hours]),
      ],
    }),
  ]),

  // About
  ...on('/about', [
    fact('SCREEN-ABOUT', { headings: ['About us'] }),
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
    fact('ABOUT-HEADINGS', {
      headings: [
        'What we do',
        'Our Core Values',
        `Why Choose ${business.name}`,
        'Our Commitment to Excellence',
      ],
    }),
    fact('ABOUT-STATISTICS', 'Our Commitment to Excellence', {
      items: [
        `${experience} years of experience, serving the city since 2008`,
        `${branchCount.number} locations in Christchurch`,
        `${brandCount} tyre brands available`,
        '4.1 out of 5: our search-engine rating, from 100+ reviews',
      ],
    }),
    fact('ABOUT-RATING-SOURCE', {
      words: ['4.1 out of 5: our search-engine rating, from 100+ reviews'],
      times: { '500+': 0 },
    }),
    fact('FACT-CERTIFIED', { words: ['Motor Trade Association certified'] }),
  ]),

  // Contact
  ...on('/contact', [
    fact('SCREEN-CONTACT', { headings: ['Contact us', 'Our Locations'] }),
    ...(
      [
        ['Main line', phone.main.number, phone.main.href],
        ['Auto repairs', phone.autoRepairs.number, phone.autoRepairs.href],
        ['Email', business.email, `mailto:${business.email}`],
      ] as const
    ).map(([under, words, href]) =>
      fact('CONTACT-CARDS', under, { links: [[words, href] as const] }),
    ),
    fact('PLACES-MAIN', 'Our Locations', { times: { 'MAIN LOCATION': 1 } }),
    fact('PLACES-MAIN', 'Sockburn', { words: ['MAIN LOCATION'] }),
    fact('FACT-CONTACT-MINUTES', {
      words: [
        'Within 30 minutes during head office hours. Outside these hours, when head office next opens.',
      ],
    }),
    fact('MAP-SENTENCE', 'On the map', {
      words: [
        `All ${branchCount.number} locations are shown in this list. The map covers them; its one marker is Sockburn.`,
      ],
    }),
  ]),
  ...cards('/contact', ['PLACES-ADDRESS', 'PLACES-TELEPHONE', 'PLACES-HOURS', 'PLACES-DIRECTIONS']),

  // Locations
  ...on('/locations', [
    fact('SCREEN-LOCATIONS', { headings: ['Our locations'] }),
    fact('BRANCH-EMAIL', 'Sockburn', { links: [[business.email, `mailto:${business.email}`]] }),
    fact('BRANCH-EMAIL', { leading: { 'mailto:': 1 } }),
    ...branches.flatMap(({ name, hours: [, saturday, sunday], services: offered }) => [
      fact('BRANCH-SATURDAY', name, { words: [`Sat ${saturday} Sun`] }),
      fact('BRANCH-SUNDAY', name, { words: [`Sun ${sunday}`] }),
      fact('BRANCH-SERVICES', `Services at ${name}`, { items: offered }),
    ]),
    fact('BRANCH-MAIN', { times: { 'MAIN LOCATION': 1 } }),
    fact('BRANCH-MAIN', 'Sockburn', { words: ['MAIN LOCATION'] }),
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
    fact('SCREEN-FAQ', { headings: ['Frequently asked questions'] }),
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
    fact('FAQ-WOF-RULE', 'What does a WOF cost, and how long does it take?', {
      words: [`${wofRule} We also recommend a safety check every 6 months.`],
    }),
    fact('FAQ-WOF-RULE', 'What if my car fails its WOF?', {
      words: [
        'You have 28 days (about one month) to get it fixed and come back to us. The re-inspection is then free at any of our WOF branches.',
      ],
    }),
    fact('FAQ-PAY-LATER', 'How can I pay?', {
      words: ['We also accept a buy-now-pay-later service.'],
    }),
    fact('FAQ-SERVICE-RANGE', 'What does a service cost?', {
      inOrder: [
        `${price.fullService.inclGst} incl. GST`,
        `Elsewhere, a service is generally ${guide.serviceGuide}, depending on the work.`,
      ],
    }),
    fact('FAQ-ON', 'Can’t see your question?', { links: [call, ['Contact Form', '/contact']] }),
  ]),

  // Tyres
  ...on('/tyres', [
    fact('SCREEN-TYRES', { headings: ['Tyres for cars, utes and vans'] }),
    fact('TYRES-BROWSE', 'Browse by tyre type', {
      items: 6,
      links: [
        ['Passenger car tyres', '/tyres/passenger'],
        ['4WD and SUV tyres', '/tyres/4wd-suv'],
        ['High performance tyres', '/tyres/performance'],
        ['Commercial and van tyres', '/tyres/commercial'],
        ['Run flat tyres', '/tyres/run-flat'],
        ['Fuel efficient tyres', '/tyres/fuel-efficient'],
      ],
    }),
    fact('TYRES-SIGNS', 'When Should You Replace Your Tyres?', {
      headings: [
        'Low tread depth',
        'Poor wet grip',
        'High mileage',
        'Trouble driving straight',
        'Frequent punctures',
        'Visible damage',
        // The heading of the figures in the same section (TYRES-TREAD).
        'Tread depth and tyre age',
      ],
      items: 6,
    }),
    fact('TYRES-TREAD', 'When Should You Replace Your Tyres?', {
      words: [
        'Legal minimum 1.5mm of tread. Winter (‘studless’) tyres need 4mm, on all wheels.',
        'Replace at 3mm recommended',
        'Typical life 40,000–80,000km depending on tyre, vehicle and roads',
        'Replace when over 6 years recommended',
      ],
    }),
    fact('TYRES-BRANDS', `${brandCount} tyre brands`, { items: brands }),
    fact('TYRES-FEATURES', 'Fitting, alignment and mobile service', {
      headings: ['Professional Fitting', 'Laser Alignment', 'Mobile Service'],
    }),
    fact('TYRES-LASERS', 'Laser Alignment', {
      words: ['9 laser machines.'],
      links: [['Wheel alignment', '/services/wheel-alignment']],
    }),
    fact('TYRES-MOBILE', 'Mobile Service', { words: ['7 days a week. A call-out fee applies.'] }),
    fact('TYRES-QUOTE', { links: [call, ['Quote by tyre size', '/tyre-enquiry']] }),
    fact('PAGE-PRICES', {
      words: [
        `Passenger tyres from ${price.passengerTyreFrom} each, depending on size. Balancing is ${price.balancingPerWheel} per wheel.`,
        gst,
      ],
    }),
  ]),
  ...tyreCategory('/tyres/passenger', 'Passenger Car Tyres'),
  ...tyreCategory('/tyres/4wd-suv', '4WD and SUV Tyres'),
  ...tyreCategory('/tyres/performance', 'High Performance Tyres'),
  ...tyreCategory('/tyres/commercial', 'Commercial and Van Tyres'),
  ...tyreCategory('/tyres/run-flat', 'Run Flat Tyres'),
  ...tyreCategory('/tyres/fuel-efficient', 'Fuel Efficient Tyres'),
  ...on('/tyres/passenger', [
    fact('PAGE-PRICES', {
      words: [`Passenger tyre from ${price.passengerTyreFrom} per tyre, depending on size`, gst],
    }),
    fact('FACT-PASSENGER-ADVICE', {
      words: [
        'Typical life in km 40,000–80,000 depending on',
        'about 30–35 PSI',
        'Free wheel nut check after 50–100km',
      ],
    }),
  ]),
  ...on('/tyres/run-flat', [
    fact('TYRES-RUN-FLAT', {
      words: [
        'After a puncture up to 80km check your handbook',
        'Top speed up to 80km/h',
        'only use run flats on cars with a tyre pressure warning',
      ],
    }),
  ]),
  ...on('/tyres/fuel-efficient', [
    fact('TYRES-SAVING', {
      words: [
        'Less fuel up to 5% than tyres that roll less easily; results vary with car and driver',
        `Worth about ${guide.fuelSavingWorth} a year for the full 5%, in average to thirsty cars, at 15,000km and ${guide.fuelSavingFuel}`,
      ],
    }),
  ]),

  // Tyre quote
  ...on('/tyre-enquiry', [
    fact('SCREEN-TYRE-QUOTE', { headings: ['Tyre quote'] }),
    fact('QUOTE-CLAIMS', {
      headings: [
        'Tyre quote',
        'Best Price Guarantee',
        '30 Minute Response',
        '12 Month Warranty',
        '500+ 5-Star Reviews',
      ],
    }),
    fact('QUOTE-THIRTY', {
      words: ['Tyre quote Ask in about 30 seconds. We’ll reply with a price.'],
    }),
  ]),

  // Automotive services
  ...on('/auto-services', [
    fact('SCREEN-AUTO-SERVICES', { headings: ['Automotive services'] }),
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
    fact('AUTO-PRICES', 'Vehicle Servicing', {
      words: [
        gst,
        `WOF inspection from ${price.wofFrom}, may vary by branch`,
        `Car servicing from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
        `Oil change mineral from ${price.oilMineralFrom}, filter included; synthetic from ${price.oilSyntheticFrom}`,
        `Battery replacement from ${price.batteryFrom}, fitted`,
      ],
    }),
    fact('AUTO-PRICES', 'Mechanical Repairs', {
      words: [gst, `Brake service pads from ${price.brakePadsPerAxleFrom} per axle`],
    }),
    fact('AUTO-WHY', 'Why choose us for servicing and repairs', {
      words: ['12 months or 20,000km', '12–24 months'],
    }),
    fact('AUTO-SAFETY', 'Safety Check Recommendation', {
      words: ['Have tyres, brakes, lights and steering checked every 6 months.'],
    }),
    fact('AUTO-BOOK', 'Book Your Service Today', {
      links: [
        [`Call ${phone.automotiveServices.number}`, phone.automotiveServices.href],
        ['Contact Us', '/contact'],
      ],
    }),
  ]),

  // Tyre services
  ...on('/services/wheel-alignment', [
    fact('SCREEN-TYRE-SERVICES', { headings: ['Wheel alignment'] }),
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
    fact('PAGE-PRICES', {
      words: [
        `2-wheel ${price.alignmentTwoWheel} Front only`,
        `4-wheel RECOMMENDED ${price.alignmentFourWheel} Front and rear`,
        gst,
      ],
    }),
    fact('ALIGN-BENEFITS', 'Benefits', {
      headings: ['Even tyre wear', 'Straight driving', 'Less drag'],
    }),
    fact('ALIGN-SIGNS', 'Warning signs', {
      headings: [
        'It pulls to one side',
        'One tyre edge wears faster',
        'The steering wheel sits crooked',
        'You’ve hit a kerb or pothole',
      ],
    }),
    fact('ALIGN-INCLUDES', 'What the service includes', {
      items: [
        'Tyres checked and pressures set first: both change the reading',
        'Steering joints checked for play: worn parts don’t hold a setting',
        'Toe, camber and caster measured by laser on the two or four wheels you book',
        'Adjustable angles set to the manufacturer’s specifications',
        'Steering wheel centred',
      ],
    }),
    fact('ALIGN-LASERS', { words: ['9 laser wheel-alignment machines'] }),
    fact('ALIGN-FREEPHONE', {
      links: [[`Call ${phone.wheelAlignment.number}`, phone.wheelAlignment.href]],
    }),
    fact('ALIGN-BOOK', { links: [bookOnline] }),
  ]),
  ...on('/services/wheel-balancing', [
    fact('SCREEN-TYRE-SERVICES', { headings: ['Wheel balancing'] }),
    fact('BALANCE-INTRO', 'What wheel balancing is', {
      words: [
        'No tyre or rim weighs the same all the way round. A machine finds the heavy spot, and we fit a small weight on the rim to balance it.',
      ],
    }),
    ...(['BALANCE-PRICES', 'PAGE-PRICES'] as const).map((clause) =>
      fact(clause, {
        words: [
          `One wheel ${price.balancingPerWheel} per wheel`,
          `All 4 ${price.balancingAllFour} at ${price.balancingPerWheel} each`,
          'Time 15–30 min for the job',
          gst,
        ],
      }),
    ),
    fact('BALANCE-BENEFITS', 'Benefits', {
      items: [
        'A steering wheel and seat that don’t shake on the open road',
        'Tread that wears evenly all the way round',
        'Less wear on wheel bearings, joints and shock absorbers',
        'Steadier grip on the road',
      ],
    }),
    fact('BALANCE-SIGNS', 'Signs of imbalance', {
      headings: [
        'Steering wheel vibration',
        'Seat or floor vibration',
        'Uneven wear',
        'Pulling to one side',
      ],
    }),
    fact('BALANCE-SPEED', 'Steering wheel vibration', { words: ['at 80–100km/h'] }),
    fact('BALANCE-SPEED', 'Signs of imbalance', {
      pictures: [
        'How much a wheel shakes at each speed: almost none in town, strongest between 80 and 100 kilometres an hour, less above.',
      ],
    }),
    ...(['BALANCE-WHEN', 'BALANCE-INTERVAL'] as const).map((clause) =>
      fact(clause, 'When to balance', {
        headings: [
          'After new tyres',
          'After rotation',
          'After puncture repair',
          'Every 10,000–15,000km',
        ],
      }),
    ),
  ]),
  ...on('/services/puncture-repair', [
    fact('SCREEN-TYRE-SERVICES', { headings: ['Puncture repair'] }),
    fact('PAGE-BRANCHES', { links: [findBranch] }),
    fact('PUNCTURE-PRICE', {
      words: [`From ${price.punctureFrom}, most done in 30 minutes.`],
    }),
    ...(['PUNCTURE-PRICE', 'PAGE-PRICES'] as const).map((clause) =>
      fact(clause, {
        words: [
          `Patch and plug from ${price.punctureFrom} at a branch. Balancing is ${price.balancingPerWheel} per wheel. Ask if your quote includes it.`,
          'Most done in 30 min at a branch',
          gst,
        ],
      }),
    ),
    fact('PUNCTURE-REPAIRABLE', 'Repairable', {
      items: [
        'Hole under 6mm',
        'In the tread',
        'No sidewall damage',
        'Not driven on while flat',
        'Good tread left',
      ],
    }),
    fact('PUNCTURE-NOT', 'Not repairable', {
      items: [
        'Sidewall damage',
        'Hole over 6mm',
        'Several punctures close together',
        'Driven on while flat',
        'Tread below 1.5mm',
      ],
      words: ['Can’t be repaired? You need a new tyre.'],
      links: [['Quote by tyre size', '/tyre-enquiry']],
    }),
    fact('PUNCTURE-NOT', { times: { 'Sidewall damage': 1 } }),
    fact('PUNCTURE-STEPS', 'How we repair it', {
      headings: [
        'Inspection',
        'Remove tyre',
        'Repair by patch and plug, from inside',
        'Refit and test',
      ],
      items: 4,
      numbered: true,
    }),
    fact('PUNCTURE-STEPS', 'Repair by patch and plug, from inside', {
      pictures: ['A plug with its patch is pulled into the tread from inside the tyre.'],
    }),
  ]),
  ...on('/services/tyre-rotation', [
    fact('SCREEN-TYRE-SERVICES', { headings: ['Tyre rotation'] }),
    ...(['ROTATE-PRICE', 'PAGE-PRICES'] as const).map((clause) =>
      fact(clause, {
        words: [
          `All 4 wheels ${price.rotation} balancing is extra: ${price.balancingPerWheel} per wheel`,
          'Time 20–30 min start to finish',
          'Longer life up to 20% results vary with car, tyre and road',
          gst,
        ],
      }),
    ),
    fact('ROTATE-BENEFITS', 'Benefits', {
      headings: ['Longer life', 'All four wear together', 'Even grip', 'Damage found early'],
    }),
    fact('ROTATE-LIFE', {
      words: ['Longer life up to 20% results vary with car, tyre and road'],
    }),
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
    fact('ROTATE-WHEN', 'When to rotate', {
      words: ['When to rotate 10,000km or 6 months, whichever comes first'],
    }),
  ]),
  ...on('/services/nitrogen-inflation', [
    fact('SCREEN-TYRE-SERVICES', { headings: ['Nitrogen inflation'] }),
    fact('NITROGEN-EXPLAINED', 'What nitrogen inflation is', {
      words: ['We let the air out and fill your tyres with dry nitrogen of 95–98% purity.'],
      pictures: [
        'Air is 78% nitrogen, 21% oxygen and 1% other gases. Our fill is 95–98% nitrogen.',
      ],
    }),
    ...(['NITROGEN-BENEFITS', 'NITROGEN-HOLDS'] as const).map((clause) =>
      fact(clause, 'Benefits', {
        items: [
          'Pressure kept up to 3–4 times longer; results vary, so still check it every month',
          'Pressure that stays right for longer helps tyres wear evenly',
        ],
      }),
    ),
    fact('NITROGEN-SCIENCE', 'The science', {
      headings: ['It leaks more slowly', 'It’s dry', 'Less rust and ageing inside'],
      pictures: [
        'Three pairs of nitrogen atoms are held back by the rubber; one pair of oxygen atoms goes through.',
        'The edge of a tyre seated on its rim, with pairs of nitrogen atoms beside it.',
      ],
    }),
    fact('NITROGEN-DRIVERS', 'Who benefits', {
      items: ['Performance cars', 'Commuters', 'Fleets', 'Caravans and trailers'],
    }),
  ]),
  ...on('/services/mobile-service', [
    fact('SCREEN-TYRE-SERVICES', { headings: ['Mobile tyre service'] }),
    fact('MOBILE-STEPS', 'How it works', {
      headings: ['Call', 'Choose time', 'We arrive', 'Job done'],
      items: 4,
      numbered: true,
    }),
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
      // The one price on the page is that of a puncture repair in the workshop.
      times: { $: 1, [price.punctureFrom]: 1 },
    }),
    fact('MOBILE-DAYS', {
      words: [
        'Available 7 days a week for the van; branch hours vary',
        'or the roadside, 7 days a week.',
      ],
    }),
  ]),

  // Mechanical services
  ...on('/services/wof-inspection', [
    fact('SCREEN-MECHANICAL', { headings: ['WOF inspection'] }),
    ...(['WOF-PRICE', 'PAGE-PRICES'] as const).map((clause) =>
      fact(clause, {
        words: [
          `WOF from ${price.wofFrom} may vary by branch`,
          'Our check 35 points our own checklist',
          'Time 30–45 min per inspection',
          gst,
        ],
      }),
    ),
    fact('WOF-FIND', { links: [findBranch] }),
    fact('PAGE-BRANCHES', { links: [findBranch] }),
    fact('PAGE-WOF-RULE', {
      inOrder: [
        wofRule,
        'You have 28 days (about one month) from the inspection to come back for a free re-inspection, at any of our WOF branches.',
      ],
    }),
    fact('WOF-AREAS', 'The 9 areas we check', {
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
    }),
    fact('WOF-35-POINTS', 'The 9 areas we check', {
      words: ['Our 35 points cover these nine areas.'],
    }),
    ...(['WOF-35-POINTS', 'WOF-INCLUDED'] as const).map((clause) =>
      fact(clause, 'What the price includes', {
        items: [
          'The inspection, with our 35-point check',
          'A list of what passed and what failed',
          'A new WOF label if your car passes',
          'Free re-inspection within 28 days if it fails',
        ],
      }),
    ),
    fact('WOF-REASONS', 'Why you need a WOF', {
      headings: [
        'It’s the law',
        'It finds what you can’t see',
        'Your insurance',
        'You’re selling the car',
      ],
    }),
    fact('WOF-RULE-SOURCE', 'How often you need a WOF', {
      inOrder: ['Before 2000', 'Check the rule with NZTA'],
      links: [['NZTA', 'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/']],
    }),
    fact('WOF-DAYS', {
      words: [`You can get a WOF ${wof.times}. Call first to check times at your branch.`],
    }),
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
    fact('WOF-FAILED', 'Repair it where you like', {
      words: [
        `At home, elsewhere or with us: tyres at any branch, other repairs at ${listed.anyForRepairs}. We give you a price first.`,
      ],
    }),
  ]),
  ...on('/services/car-servicing', [
    fact('SCREEN-MECHANICAL', { headings: ['Car servicing'] }),
    fact('CARSERVICE-BASIC', 'Basic service', {
      words: [
        `Basic service ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST), about 1–1.5 hours`,
      ],
    }),
    fact('CARSERVICE-FULL', 'Full service', {
      words: [
        `Full service POPULAR ${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST), about 2–3 hours`,
      ],
    }),
    fact('PAGE-PRICES', {
      words: [
        `${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
        `${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST)`,
        gst,
      ],
    }),
    fact('CARSERVICE-POPULAR', { times: { POPULAR: 1 } }),
    fact('CARSERVICE-POPULAR', 'Full service', { words: ['POPULAR'] }),
    fact('CARSERVICE-PACKAGES-CONTACT', 'Basic service', {
      links: [['Book the basic service', '/contact']],
    }),
    fact('CARSERVICE-PACKAGES-CONTACT', 'Full service', {
      links: [['Book the full service', '/contact']],
    }),
    fact('CARSERVICE-INTERVAL', 'How often to service your car', {
      words: ['12 months or 15,000km, whichever comes first, or as your handbook says.'],
    }),
    fact('CARSERVICE-SAFETY-CHECK', 'One year between two services', {
      headings: ['Service', '6 months', 'Service again'],
    }),
    fact('CARSERVICE-SAFETY-CHECK', '6 months', { words: ['A safety check'] }),
    fact('CARSERVICE-MAKES', 'Makes we service', {
      items:
        'Toyota Mazda Nissan Honda Mitsubishi Subaru Suzuki Isuzu Lexus Ford Holden Hyundai Kia Volkswagen Audi BMW Mercedes-Benz Skoda Peugeot Volvo Land_Rover Jeep MG GWM/Haval LDV BYD Tesla Mini'
          .split(' ')
          .map((make) => make.replace('_', ' ')),
    }),
  ]),
  ...on('/services/oil-change', [
    fact('SCREEN-MECHANICAL', { headings: ['Oil change'] }),
    ...(['OIL-PRICES', 'PAGE-PRICES'] as const).map((clause) =>
      fact(clause, {
        words: [
          `Mineral from ${price.oilMineralFrom} includes filter and up to 5 litres`,
          `Synthetic from ${price.oilSyntheticFrom} includes up to 5 litres`,
          'Time 30–45 min most engines',
          gst,
        ],
      }),
    ),
    fact('OIL-LITRES', 'What’s included', {
      words: ['Up to 5 litres of oil', 'Larger engines need more than 5 litres.'],
    }),
    fact('OIL-INTERVALS', 'Change intervals by oil', {
      rows: [
        ['Oil', 'Change it every'],
        ['Mineral, or severe use', '5,000km'],
        ['Semi-synthetic', '10,000km'],
        ['Full synthetic', '15,000km'],
      ],
    }),
    fact('OIL-BENEFITS', 'What fresh oil does', {
      headings: ['It keeps metal apart', 'It cools', 'It cleans', 'It seals'],
    }),
    fact('OIL-COMPARISON', 'Mineral or synthetic?', {
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
          'Everyday cars of the 1990s and 2000s.',
          'call for a price',
        ],
        [
          'Full synthetic',
          'Highly refined or man-made. Flows well when cold, protects when hot.',
          'Most newer engines, especially turbo and stop-start, and cars that tow.',
          `from ${price.oilSyntheticFrom}`,
        ],
      ],
    }),
  ]),
  ...on('/services/brake-service', [
    fact('SCREEN-MECHANICAL', { headings: ['Brake service'] }),
    fact('PAGE-PRICES', {
      words: [
        `Pads from ${price.brakePadsPerAxleFrom} per axle`,
        `Rotors from ${price.brakeRotorsPerAxleFrom} per axle, including pads`,
        `Fluid from ${price.brakeFluidFrom} fluid change`,
        gst,
      ],
    }),
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
    fact('BRAKE-SIGNS', 'Warning signs', {
      headings: [
        'Grinding: don’t drive',
        'A soft or sinking pedal: don’t drive',
        'A red brake warning light: don’t drive',
        'Pulling to one side when you brake: check today',
        'It takes longer to stop: check today',
        'A squeal: check this week',
        'A pulsing pedal: check this week',
      ],
    }),
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
    fact('SCREEN-MECHANICAL', { headings: ['Battery replacement'] }),
    fact('PAGE-PRICES', {
      words: [
        `Battery from ${price.batteryFrom} fitting and disposal included`,
        'Test Free 5 minutes, no appointment',
        gst,
      ],
    }),
    fact('PAGE-BRANCHES', { links: [findBranch] }),
    fact('BATTERY-FIND', { links: [findBranch] }),
    fact('BATTERY-PRICE', { words: [`From ${price.batteryFrom} including fitting and disposal.`] }),
    fact('BATTERY-PRICE', 'What the price includes', {
      headings: ['The battery', 'Fitting', 'Disposal'],
    }),
    fact('BATTERY-TEST', 'Free battery test', {
      words: [
        `Free battery test 5 minutes No appointment: drive in to ${listed.anyForRepairs}. At weekends, call first.`,
      ],
    }),
    fact('BATTERY-SIGNS', 'Signs of a failing battery', {
      headings: [
        'The engine turns over slowly',
        'Lights dim at idle',
        'It needed a jump start',
        'The case has swollen',
        'The battery light stays on',
      ],
      items: 5,
      numbered: true,
    }),
    fact('BATTERY-LIFE', 'How long a battery lasts', {
      words: ['Expect 3–5 years from a battery. After 3 years, have yours tested every year'],
    }),
    fact('BATTERY-BRANDS', 'Battery brands', {
      items: ['Century', 'Yuasa', 'Exide', 'Bosch', 'Varta', 'Optima', 'ACDelco'],
      words: ['Stock varies. Call for your size.'],
    }),
  ]),

  // Information
  ...on('/payment-options', [
    fact('SCREEN-INFORMATION', { headings: ['Payment options'] }),
    fact('PAY-COUNTER', 'Cash, EFTPOS and credit cards', {
      items: ['Cash', 'EFTPOS', 'Visa', 'Mastercard'],
    }),
    fact('PAY-INTEREST-FREE', 'Store finance card', {
      words: [
        '6, 12 or 18 months interest-free How many months depends on the purchase amount. Fees, lending criteria and terms apply.',
      ],
    }),
    fact('PAY-FINANCE-VISA', 'Finance Visa card', {
      words: [`${guide.financeVisaMinimum} minimum purchase`],
    }),
    fact('PAY-TERMS', 'Finance options', {
      words: ['Lending criteria, fees, terms and conditions apply.'],
    }),
    fact('PAY-ACCOUNTS', 'Business and fleet accounts', {
      words: ['One account for all your vehicles, for tyres and mechanical work.'],
      headings: ['The vehicles', 'The invoices', 'The drivers'],
    }),
  ]),
  ...on('/warranty', [
    fact('SCREEN-INFORMATION', { headings: ['Warranty'] }),
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
      fact('WARRANTY-CONTENTS', 'On this page', { links: [[under, `#${id}`] as const] }),
    ]),
    fact('WARRANTY-PARTS', {
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
    }),
    fact('WARRANTY-TYRES', 'Tyre warranties', {
      words: [
        'The manufacturer covers faults in material or manufacture, typically for 3–7 years.',
      ],
      headings: ['Pro-rated by tread wear'],
    }),
    fact('WARRANTY-WORKMANSHIP', 'Workmanship guarantee', {
      words: [
        'Workmanship guarantee If our work proves faulty within 12 months or 20,000km, whichever comes first, we’ll redo it free. Both count from the invoice.',
      ],
    }),
    fact('WARRANTY-WORKMANSHIP', {
      words: ['Workmanship 12 months or 20,000km, whichever comes first'],
    }),
    fact('WARRANTY-RE-TORQUE', 'Come back for a wheel nut check', {
      words: [
        'It’s free, 50–100km after a wheel has been off. The nuts can settle and need re-tightening.',
      ],
    }),
    fact('WARRANTY-CLAIM', 'How to claim', {
      headings: [
        'Call us',
        'Bring the car and the invoice',
        'We inspect it',
        'Resolved in about 1–2 weeks',
      ],
      items: 4,
      numbered: true,
    }),
    fact('WARRANTY-RIGHTS', 'Your rights come first', {
      words: [
        'in addition to your rights under the Consumer Guarantees Act 1993. Nothing on this page limits those rights, and they don’t end when a warranty period does.',
      ],
    }),
  ]),
  ...on('/testimonials', [
    fact('SCREEN-INFORMATION', { headings: ['What some of our customers say'] }),
    fact('TESTIMONIALS-BOOK', { links: [call, bookOnline] }),
  ]),

  // The 404 page
  ...on('/404', [
    fact('SHELL-404-WAYS', 'Pages to try', {
      items: 6,
      links: [
        ['Home', '/'],
        ['Tyres', '/tyres'],
        ['Tyre quote', '/tyre-enquiry'],
        ['Services', '/auto-services'],
        ['WOF', '/services/wof-inspection'],
        ['Contact', '/contact'],
      ],
    }),
    fact('SHELL-404-TELEPHONE', { links: [call] }),
  ]),
];
