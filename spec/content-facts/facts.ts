import type { ClauseId } from '../../.cache/clause-ids.ts';
import { documents } from '../../e2e/pages.ts';
import { jobs } from '../auto-services/jobs.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { answered, branches, business, listed, offering, phone } from '../facts/business.ts';
import { brandCount, brands } from '../facts/lists.ts';
import { guide, price } from '../facts/prices.ts';

/**
 * One fact of the specification and the page that must show it. Its words are in the table of the clause, or written here
 * by hand. `contentFacts.node.test.ts` tests every fact.
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
  /** Links in this order: each text, or a pattern that it has, and the address. */
  readonly links?: readonly (readonly [words: string | RegExp, href: string])[];
  /** How many links have an address that begins with each text, such as `mailto:`. */
  readonly leading?: Readonly<Record<string, number>>;
  /** The cells of the table below `under`, row by row; an empty string matches any cell. */
  readonly rows?: readonly (readonly string[])[];
  /** The names of all pictures below `under`, in this order. */
  readonly pictures?: readonly string[];
}

type Content = Omit<Fact, 'page' | 'clause' | 'under' | 'where'>;
type Facts = readonly Omit<Fact, 'page'>[];

/** A fact that a clause promises, about the part with this heading or name, or about the whole landmark. */
function fact(
  clause: ClauseId,
  ...[under, content]: readonly [under: string, content: Content] | readonly [content: Content]
): Facts {
  return [typeof under === 'string' ? { clause, under, ...content } : { clause, ...under }];
}

/** The cells of one column in the table of a clause; -1 is the last column. */
function column(clause: ClauseId, index = 0): string[] {
  return tableOf(clause).map((row) => row.at(index) ?? '');
}

/** How a short form reads its words from the table of its clause. */
const tableReaders = {
  words: (clause: ClauseId) => tableOf(clause).map((row) => row.join(' ')),
  inOrder: (clause: ClauseId) => column(clause),
  headings: (clause: ClauseId) => column(clause),
  items: (clause: ClauseId) => tableOf(clause).map((row) => row.join(' ')),
  links: (clause: ClauseId) =>
    tableOf(clause).map((row) => [row.at(-2) ?? '', row.at(-1) ?? ''] as const),
  rows: (clause: ClauseId) => tableOf(clause, 'with head'),
  pictures: (clause: ClauseId) => column(clause, -1).filter(Boolean),
} as const satisfies Partial<Record<keyof Content, (clause: ClauseId) => unknown>>;

/**
 * Returns a short form of `fact` for facts of one kind: only words, or headings, or links. Without a value, the table in
 * the text of the clause is the value.
 */
function only<Kind extends keyof typeof tableReaders>(kind: Kind) {
  type Value = NonNullable<Content[Kind]>;
  return (
    clause: ClauseId,
    ...given: readonly [under: string, value?: Value] | readonly [value?: Value]
  ): Facts => {
    const [first, second] = given;
    const value = typeof first === 'string' ? second : first;
    const content = { [kind]: value ?? tableReaders[kind](clause) };
    return typeof first === 'string' ? fact(clause, first, content) : fact(clause, content);
  };
}

const words = only('words');
const inOrder = only('inOrder');
const links = only('links');
const headings = only('headings');
const items = only('items');
const rows = only('rows');
const pictures = only('pictures');

/** A numbered list of exactly the steps in the table of the clause, each with a text below its heading. */
function steps(clause: ClauseId, under: string): Facts {
  const titles = column(clause);
  return fact(clause, under, { headings: titles, items: titles.length, numbered: true });
}

/** A list of exactly these links, by default those of the clause's table, in a part without any other. */
function linkList(
  clause: ClauseId,
  under: string,
  all: NonNullable<Fact['links']> = tableReaders.links(clause),
): Facts {
  return fact(clause, under, { links: all, items: all.length, leading: { '': all.length } });
}

/** The links of a list in the menu, two of them with their prices (MENU-PRICES). */
function withPrices(clause: ClauseId): NonNullable<Fact['links']> {
  const priced = tableReaders.links('MENU-PRICES');
  return tableReaders
    .links(clause)
    .map((link) => priced.find(([, address]) => address === link[1]) ?? link);
}

/** A list of exactly the branches that offer a service, each a link to its card. */
function whereDone(clause: ClauseId, service: Parameters<typeof offering>[0]): Facts {
  const all = offering(service).map(({ id, name }) => [name, `/locations#${id}`] as const);
  return linkList(clause, 'Branches for this service', all);
}

/** Words, and below them a drawing with its text alternative, from the table of the clause. */
function drawn(clause: ClauseId, under: string): Facts {
  return fact(clause, under, { words: column(clause), pictures: column(clause, 1) });
}

/** Exactly the cards in the table of the clause, each with the drawing in its row, if there is one. */
function drawnCards(clause: ClauseId, under: string): Facts {
  const each = tableOf(clause).map(([card = '', says = '']) =>
    fact(clause, card, { pictures: says ? [says] : [] }),
  );
  return [headings(clause, under), pictures(clause, under), ...each].flat();
}

/** The words below each heading in the table of the clause; none for a row without words. */
function byHeading(clause: ClauseId): readonly Facts[] {
  return tableOf(clause).map(([under = '', says = '']) =>
    says === '' ? [] : fact(clause, under, { words: [says] }),
  );
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

/** The facts on the cards of the branches, which two pages have. */
const cards: readonly Facts[] = [
  fact('BRANCH-MAIN', { times: { 'MAIN LOCATION': 1 } }),
  words('BRANCH-MAIN', 'Sockburn', ['MAIN LOCATION']),
  ...branches.flatMap(({ name, street, place, line, hours: [weekdays, saturday, sunday] }) => {
    const destination = new URLSearchParams({ destination: `${street}, ${place}, New Zealand` });
    const target = `https://www.google.com/maps/dir/?api=1&${destination.toString()}`;
    return [
      words('BRANCH-ADDRESS', name, [`${street} ${place}`]),
      links('BRANCH-TELEPHONE', name, [[line.number, line.href]]),
      words('BRANCH-HOURS', name, [`Mon–Fri ${weekdays} Sat ${saturday} Sun ${sunday}`]),
      links('BRANCH-DIRECTIONS', name, [
        [`Get Directions in Google Maps to ${name} (opens in a new tab)`, target],
      ]),
    ];
  }),
];

/** Every fact of the specification's sections 1, 2, 3 and 9 that a visitor can check, page by page. */
export const facts: readonly Fact[] = [
  // Header and footer of every page
  ...inEvery('header', [
    links('SHELL-BOOK-NOW'),
    linkList('MENU-TYRES', 'Tyre categories'),
    linkList('MENU-TYRE-SERVICES', 'Tyre services', withPrices('MENU-TYRE-SERVICES')),
    linkList('MENU-MECHANICAL', 'Mechanical services', withPrices('MENU-MECHANICAL')),
    linkList('MENU-INFORMATION', 'Information'),
    links('MENU-PRICES', 'Main menu'),
    fact('MENU-PRICES', 'Main menu', { times: { $: 3 } }),
  ]),
  ...inEvery('footer', [
    items('SHELL-BADGE-YEARS', 'Why trust us'),
    words('FACT-SINCE', ['since 2008']),
    words('SHELL-MOBILE-BANNER', 'Mobile tyre service'),
    words('SHELL-HEAD-OFFICE', 'Head office'),
    words('SHELL-HOURS', 'Head office'),
    links('SHELL-SOCIAL', [['Facebook', business.facebook]]),
    linkList('SHELL-SERVICES', 'Services'),
    fact('SHELL-LOCATIONS', 'Locations', {
      links: branches.map(({ id, name }) => [name, `/locations#${id}`]),
      items: branches.length,
    }),
    links('SHELL-NEAREST', [['Find Nearest Location', '/contact']]),
    links('SHELL-FOOTER-TELEPHONE', [
      [phone.main.number, phone.main.href],
      [business.email, `mailto:${business.email}`],
    ]),
  ]),

  // Phone links
  ...documents.flatMap(({ path }) => {
    const [, number = phone.main.number, href = phone.main.href] =
      tableOf('PAGE-CALL').find(([page]) => page === path) ?? [];
    return on(path, [links('PAGE-CALL', [[`Call ${number}`, href]])]);
  }),

  ...on('/', [
    headings('HOME-HEADLINE', ['Quality Tyres & Auto Repairs in Christchurch']),
    words('FACT-BUSINESS', [
      `Quality Tyres & Auto Repairs in Christchurch ${column('FACT-BUSINESS').join()}`,
    ]),
    headings('HOME-SERVICE-CARDS', 'What does your car need?'),
    links('HOME-SERVICE-CARDS', 'What does your car need?'),
    ...byHeading('HOME-SERVICE-PRICES'),
    items('HOME-PRICES', 'Price list'),
    words('HOME-PRICE-BASIS', 'Price list', [gst]),
    linkList('HOME-PRICE-LINKS', 'Price list'),
    headings('HOME-WHY', `Why choose ${business.name}`),
    ...byHeading('HOME-WHY'),
    links('HOME-CALL-NOW', [['Call Now', phone.main.href]]),
    links('HOME-BOOK-ONLINE', [bookOnline]),
    links('HOME-QUOTE', 'Prices for common jobs', [['Quote by tyre size', '/tyre-enquiry']]),
    fact('HOME-HOURS', 'Opening hours', {
      id: 'hours',
      links: branches.map(({ id, name }) => [name, `/locations#${id}`]),
      leading: { '': branches.length },
      rows: [
        ['Branch', 'Mon–Fri', 'Sat', 'Sun'],
        ...branches.map(({ name, hours }) => [name, ...hours]),
      ],
    }),
  ]),

  ...on('/about', [
    headings('ABOUT-LINES', 'What we do'),
    links('ABOUT-LINES', 'What we do'),
    ...byHeading('ABOUT-LINES'),
    words('ABOUT-LINES', 'Auto repairs', [listed.wofThere]),
    headings('ABOUT-HEADINGS'),
    fact('ABOUT-VALUES', 'Our Core Values', { headings: column('ABOUT-VALUES'), items: 5 }),
    items('ABOUT-STATISTICS', 'Our Commitment to Excellence'),
    words('FACT-CERTIFIED', ['Motor Trade Association certified']),
  ]),

  ...on('/contact', [
    ...cards,
    words('PLACES-VAN', 'Services at Sockburn', ['Mobile tyre service, comes to you']),
    words('FACT-CONTACT-MINUTES'),
    inOrder('MAP-SENTENCE', 'Our Locations', [
      ...branches.map(({ street }) => street),
      ...column('MAP-SENTENCE'),
    ]),
  ]),

  ...on('/locations', [
    links('BRANCH-EMAIL', 'Sockburn', [[business.email, `mailto:${business.email}`]]),
    fact('BRANCH-EMAIL', { leading: { 'mailto:': 1 } }),
    ...cards,
    ...branches.map(({ name, services: offered }) =>
      fact('BRANCH-SERVICES', `Services at ${name}`, { items: offered }),
    ),
    words('BRANCH-VAN', 'Our mobile tyre van'),
    links('BRANCH-VAN', 'Our mobile tyre van', [call]),
  ]),

  ...on('/faq', [
    ...byHeading('FAQ-WOF-RULE'),
    ...byHeading('FAQ-QUALIFIED'),
    inOrder('FAQ-SERVICE-RANGE', 'What does a service cost?'),
    words('FAQ-SERVICE-RANGE', [gst]),
    links('FAQ-ON', 'Can’t see your question?', [call, ['Contact Form', '/contact']]),
  ]),

  // Tyres
  ...on('/tyres', [
    linkList('TYRES-BROWSE', 'Browse by tyre type'),
    linkList('TYRES-SERVICES', 'Tyre services', tableReaders.links('MENU-TYRE-SERVICES')),
    fact('TYRES-SIGNS', 'When Should You Replace Your Tyres?', {
      // The last is not a sign, but the heading of the tread figures in the same section (TYRES-TREAD).
      headings: [...column('TYRES-SIGNS'), 'Tread depth and tyre age'],
      items: 6,
    }),
    words('TYRES-TREAD', 'When Should You Replace Your Tyres?'),
    fact('TYRES-BRANDS', `${brandCount} tyre brands`, { items: brands }),
    headings('TYRES-FEATURES', 'Fitting, alignment and mobile service'),
    words('TYRES-LASERS', 'Laser Alignment', ['9 laser machines.']),
    links('TYRES-LASERS', 'Laser Alignment'),
    words('TYRES-MOBILE', 'Mobile Service'),
    links('TYRES-QUOTE', [call, ['Quote by tyre size', '/tyre-enquiry']]),
  ]),
  ...tableOf('TYRES-CATEGORY-BRANDS').flatMap(([page = '', heading = '', names = '']) =>
    on(page, [
      headings('PAGE-CATEGORY-NAMES', [heading]),
      fact('TYRES-CATEGORY-BRANDS', 'Brands', { items: names.split(', ') }),
      links('PAGE-QUOTE'),
    ]),
  ),
  ...on('/tyres/passenger', [words('FACT-PASSENGER-ADVICE')]),
  ...on('/tyres/run-flat', [words('TYRES-RUN-FLAT')]),
  ...on('/tyres/fuel-efficient', [words('TYRES-SAVING')]),

  ...on('/tyre-enquiry', [words('QUOTE-THIRTY')]),

  ...on('/auto-services', [
    headings('AUTO-SERVICING', 'Vehicle Servicing'),
    headings('AUTO-REPAIRS', 'Mechanical Repairs'),
    headings('AUTO-ELECTRICAL', 'Auto Electrical Services'),
    ...Object.values(jobs)
      .flat()
      .map(([under = '', id = '']) => fact('AUTO-ANCHORS', under, { id })),
    ...byHeading('AUTO-PRICES'),
    words('AUTO-WARNING-LIGHTS', 'Dash warning lights'),
    words('AUTO-RIGHTS', 'Workmanship guarantee'),
    // The heading after the guarantee is that of the next part.
    headings('AUTO-WHY', [
      'Why choose us for servicing and repairs',
      'Workmanship guarantee',
      'Book Your Service Today',
    ]),
    words('AUTO-SAFETY', 'Safety Check Recommendation'),
    links('AUTO-BOOK', 'Book Your Service Today'),
  ]),

  // Tyre services
  ...on('/services/wheel-alignment', [
    rows('ALIGN-PRICING', 'The two alignments compared'),
    words('ALIGN-RECOMMENDED'),
    fact('ALIGN-RECOMMENDED', { times: { RECOMMENDED: 1 } }),
    headings('ALIGN-BENEFITS', 'Benefits'),
    headings('ALIGN-SIGNS', 'Warning signs'),
    words('ALIGN-WHEN', 'Warning signs'),
    items('ALIGN-INCLUDES', 'What the service includes'),
    drawnCards('ALIGN-ANGLES', 'The three angles we check'),
    words('ALIGN-LASERS', ['9 laser wheel-alignment machines']),
  ]),
  ...on('/services/wheel-balancing', [
    words('BALANCE-INTRO', 'What wheel balancing is'),
    words('BALANCE-PRICES'),
    items('BALANCE-BENEFITS', 'Benefits'),
    headings('BALANCE-SIGNS', 'Signs of imbalance'),
    words('BALANCE-SPEED', 'Steering wheel vibration', ['at 80–100km/h']),
    pictures('BALANCE-SPEED', 'Signs of imbalance'),
    headings('BALANCE-WHEN', 'When to balance'),
  ]),
  ...on('/services/puncture-repair', [
    links('PAGE-BRANCHES', [findBranch]),
    words('PUNCTURE-PRICE'),
    items('PUNCTURE-REPAIRABLE', 'Repairable'),
    items('PUNCTURE-NOT', 'Not repairable'),
    fact('PUNCTURE-NOT', 'Can your puncture be repaired?', {
      inOrder: ['Tread below 1.5mm', 'Can’t be repaired? You need a new tyre. Quote by tyre size'],
      links: [['Quote by tyre size', '/tyre-enquiry']],
      // Only one of the two lists says “Sidewall or shoulder damage”: the list “Repairable” says “No sidewall damage”.
      times: { 'Sidewall or shoulder damage': 1 },
    }),
    pictures('PUNCTURE-ZONES', 'Can your puncture be repaired?'),
    steps('PUNCTURE-STEPS', 'How we repair it'),
    drawnCards('PUNCTURE-STEPS', 'How we repair it'),
    items('PUNCTURE-ADVICE', 'Spare, sealant and wheel nuts'),
    fact('PUNCTURE-STRANDED', 'Got a flat?', {
      items: column('PUNCTURE-STRANDED'),
      numbered: true,
      links: [call, bookOnline],
      leading: { '': 2 },
      words: [`${column('PUNCTURE-STRANDED').at(-1)} Call ${phone.main.number}`],
    }),
    words('PUNCTURE-STRANDED', [
      `We answer ${phone.main.number} ${answered}. At other times, or if nobody answers, call your roadside assistance or a towing company.`,
    ]),
  ]),
  ...on('/services/tyre-rotation', [
    words('ROTATE-PRICE'),
    headings('ROTATE-BENEFITS', 'Benefits'),
    words('ROTATE-LIFE', ['Longer life up to 20% results vary with car, tyre and road']),
    drawn('ROTATE-FRONT', 'Front-wheel drive'),
    drawn('ROTATE-REAR', 'Rear-wheel drive'),
    drawn('ROTATE-ALL', '4WD and AWD'),
    drawn('ROTATE-DIRECTIONAL', 'Directional tyres'),
    words('ROTATE-WHEN', 'When to rotate'),
    words('ROTATE-NUTS', 'When to rotate'),
  ]),
  ...on('/services/nitrogen-inflation', [
    drawn('NITROGEN-EXPLAINED', 'What nitrogen inflation is'),
    items('NITROGEN-BENEFITS', 'Benefits'),
    words('PAGE-QUALIFIED', 'Benefits', [
      'Benefits Keeps pressure up to 3–4 times longer. Results vary: still check every month',
    ]),
    drawnCards('NITROGEN-SCIENCE', 'The science'),
    items('NITROGEN-DRIVERS', 'Who benefits'),
    fact('NITROGEN-PRICE', { headings: ['Call for the price'], times: { $: 0 } }),
  ]),
  ...on('/services/mobile-service', [
    steps('MOBILE-STEPS', 'How it works'),
    linkList('MOBILE-FROM', 'Where the van is based', [['Sockburn', '/locations#sockburn']]),
    fact('MOBILE-JOBS', 'What the van does', { headings: column('MOBILE-JOBS'), items: 3 }),
    links('MOBILE-JOBS', 'What the van does'),
    words('MOBILE-TYRES-ONLY', 'What the van does'),
    links('MOBILE-TYRES-ONLY', [['Services by branch', '/locations']]),
    words('MOBILE-FEE'),
    // The only prices in the main part are those of a puncture repair at a branch and of balancing.
    fact('MOBILE-FEE', { times: { $: 2, [price.punctureFrom]: 1, [price.balancingPerWheel]: 1 } }),
    words('MOBILE-DAYS', ['Available 7 days a week for the van; branch hours vary']),
    words('MOBILE-DAYS', ['or the roadside, 7 days a week. A call-out']),
  ]),

  // Mechanical services
  ...on('/services/wof-inspection', [
    words('WOF-PRICE'),
    links('PAGE-BRANCHES', [findBranch]),
    inOrder('PAGE-WOF-RULE'),
    steps('WOF-AREAS', 'The 9 areas we check'),
    words('WOF-TREAD', 'Tyres', ['At least 1.5mm of tread']),
    words('WOF-DRIVER-ASSISTANCE', 'The 9 areas we check'),
    words('WOF-35-POINTS', 'The 9 areas we check', [
      'The WOF and our 35 points are one inspection, of these nine areas.',
    ]),
    words('WOF-35-POINTS', 'What the price includes', ['The inspection, with our 35-point check']),
    items('WOF-INCLUDED', 'What the price includes'),
    fact('WOF-REASONS', 'Why you need a WOF', { headings: column('WOF-REASONS'), items: 4 }),
    words('WOF-SELLING', 'You’re selling the car'),
    inOrder('WOF-INTERVALS', 'How often you need a WOF', [
      'Check the date on your label.',
      'Cars, vans and utes, since',
    ]),
    rows(
      'WOF-INTERVALS',
      'Cars, vans and utes, since 1 November 2026. Motorbikes: every year; for trailers, check with NZTA.',
    ),
    fact('WOF-RULE-SOURCE', 'How often you need a WOF', {
      inOrder: ['Before 2000', 'Check the rule with NZTA'],
      links: [
        [
          'Check the rule with NZTA (opens in a new tab)',
          'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/',
        ],
      ],
    }),
    whereDone('WOF-WHERE', 'WOF inspections'),
    items('WOF-BEFOREHAND', 'Check these before your WOF'),
    headings('WOF-FAILED', 'If your car fails its WOF'),
    ...byHeading('WOF-FAILED'),
    words('WOF-FAILED', 'If your car fails its WOF', [
      'You have 28 days (about one month) from the inspection to come back. By law, the recheck is free with the organisation that did the inspection. Another of our branches? Call first.',
    ]),
    words('WOF-FAILED-DRIVING', 'If your car fails its WOF'),
  ]),
  ...['/services/car-servicing', '/services/oil-change', '/services/brake-service'].flatMap(
    (page) => on(page, [whereDone('MECHANICAL-WHERE', 'Auto repairs')]),
  ),
  ...on('/services/car-servicing', [
    words('PAGE-PRICES', [gst]),
    words('CARSERVICE-BASIC', 'Basic service'),
    items('CARSERVICE-BASIC-ITEMS', 'Basic service'),
    words('CARSERVICE-FULL', 'Full service'),
    items('CARSERVICE-FULL-ITEMS', 'Full service'),
    words('CARSERVICE-FULL-ITEMS', 'Full service', [
      'Everything in the basic service, plus 8 more',
    ]),
    fact('CARSERVICE-POPULAR', { times: { POPULAR: 1 } }),
    words('CARSERVICE-POPULAR', 'Full service', ['POPULAR']),
    ...tableOf('CARSERVICE-PACKAGES-CONTACT').map(([under = '', text = '', href = '']) =>
      links('CARSERVICE-PACKAGES-CONTACT', under, [[text, href]]),
    ),
    items('CARSERVICE-CHOICE', 'Basic or full service?'),
    words('CARSERVICE-EXTRAS', 'Basic or full service?'),
    words('CARSERVICE-INTERVAL', 'How often to service your car'),
    headings('CARSERVICE-SAFETY-CHECK', 'One year between two services'),
    ...byHeading('CARSERVICE-SAFETY-CHECK'),
    items('CARSERVICE-MAKES', 'Makes we service'),
  ]),
  ...on('/services/oil-change', [
    words('OIL-PRICES'),
    words('OIL-LITRES', 'What’s included'),
    words('OIL-FILTER', 'What’s included'),
    words('OIL-INTERVALS', 'How often to change your oil', ['Change intervals by oil']),
    rows('OIL-INTERVALS', 'Change intervals by oil'),
    rows('OIL-COMPARISON', 'Mineral or synthetic?'),
    headings('OIL-HANDBOOK', 'How often to change your oil'),
    ...byHeading('OIL-HANDBOOK'),
    fact('OIL-BENEFITS', 'What fresh oil does', { headings: column('OIL-BENEFITS'), items: 4 }),
  ]),
  ...on('/services/brake-service', [
    words('BRAKE-FREE-CHECK', 'What the check covers', ['What the check covers Free']),
    items('BRAKE-FREE-CHECK', 'What the check covers'),
    fact('BRAKE-JOBS', 'Brake work and prices', {
      rows: tableOf('BRAKE-JOBS', 'with head').map(([job = '', says = '']) => [job, '', says]),
    }),
    headings('BRAKE-WEAR', 'What you hear, and why'),
    pictures('BRAKE-WEAR', 'What you hear, and why'),
  ]),
  ...on('/services/battery-replacement', [
    links('PAGE-BRANCHES', [findBranch]),
    words('BATTERY-PRICE', [`Battery from ${price.batteryFrom} fitting and disposal included`]),
    headings('BATTERY-PRICE', 'What the price includes', ['The battery', 'Fitting', 'Disposal']),
    words('BATTERY-TEST', 'Free battery test'),
    steps('BATTERY-SIGNS', 'Signs of a failing battery'),
    words('BATTERY-LIFE', 'How long a battery lasts'),
    items('BATTERY-YEARS', 'Five years of a battery'),
    whereDone('BATTERY-WHERE', 'Auto repairs'),
    items('BATTERY-BRANDS', 'Battery brands'),
    words('BATTERY-BRANDS', 'Battery brands', ['Stock varies. Call for your size.']),
  ]),

  // Information
  ...on('/payment-options', [
    items('PAY-COUNTER', 'Cash, EFTPOS and credit cards'),
    words('PAY-INTEREST-FREE', 'Store finance card'),
    words('PAY-FINANCE-VISA', [`Finance Visa card ${guide.financeVisaMinimum} minimum purchase`]),
    words('PAY-ACCOUNTS', 'Business and fleet accounts', [
      'One account for all your vehicles, for tyres, servicing and repairs.',
      `Have this ready when you call: ${column('PAY-ACCOUNTS')[0]}`,
    ]),
    headings('PAY-ACCOUNTS', 'Business and fleet accounts'),
  ]),
  ...on('/warranty', [
    ...byHeading('WARRANTY-TERMS'),
    rows('WARRANTY-CREDIT', 'Example of how much of a tyre’s price is credited, by tread left'),
    words('WARRANTY-WORKMANSHIP', ['Workmanship 12 months or 20,000km, whichever comes first']),
    rows('WARRANTY-TABLE', 'What is covered'),
    words('WARRANTY-EXCLUSIONS', 'Exclusions', [
      'Exclusions Our tyre, workmanship and parts warranties don’t cover:',
    ]),
    items('WARRANTY-EXCLUSIONS', 'Exclusions'),
    items('WARRANTY-KEEP', 'How to keep the warranty'),
    fact('WARRANTY-HAZARD', 'Optional road hazard protection', {
      words: column('WARRANTY-HAZARD'),
      times: { $: 0 },
    }),
    steps('WARRANTY-CLAIM', 'How to claim'),
  ]),
  ...on('/testimonials', [links('TESTIMONIALS-BOOK', [call, bookOnline])]),

  ...on('/404', [linkList('SHELL-404-WAYS', 'Pages to try')]),
];
