/**
 * What an owner changes, as README and CONTRIBUTING say it: the edits of each step, in the content and in the facts of
 * the tests. All of `finished` together make another business of this one, with nothing left to fill in.
 */

/** In a file, or in each file of a folder: the text that a pattern finds, and what takes its place. */
export type Edit = readonly [place: string, from: RegExp, to: string];

/** Every file of the content. */
const everyText = 'src/content/';

const business = 'src/content/business.ts';
const facts = 'spec/facts/business.ts';

/** The same value of a field in the content and in the facts: the first field of that name. */
const inBoth = (field: string, value: string): Edit[] =>
  [business, facts].map((file): Edit => [
    file,
    new RegExp(String.raw`(?<=\b${field}: )(?:'[^']*'|"[^"]*")`),
    value,
  ]);

const seven = 'Wigram';

/** A list of reviews as the content and the facts have it. */
function reviews(list: string, namesakes: string, count: number): Edit[] {
  const each = (write: (index: number, shared: string) => string) =>
    Array.from({ length: count }, (_, index) => {
      const initial = String.fromCodePoint(65 + (index % 26));
      return `\n  ${write(index, `name: 'Anna ${initial}.', service: 'New tyres', date: 'May 2025'`)}`;
    }).join('');
  return [
    [
      `src/content/${list}.ts`,
      new RegExp(String.raw`(?<=export const ${list} = reviewsOf\(\{)[^]*?(?=\n\}\);)`),
      each(
        (index, shared) =>
          `'review-${index}': { ${shared}, text: 'They did job ${index} well.', rating: ${index === 1 ? 4 : 5}, location: 'Sockburn' },`,
      ),
    ],
    [
      'spec/facts/reviews.ts',
      new RegExp(String.raw`(?<=export const ${namesakes}: [^=]*= \[)[^]*?(?=\n\];)`),
      each(
        (index, shared) => `{ ${shared}, branch: 'Sockburn'${index === 1 ? ', stars: 4' : ''} },`,
      ),
    ],
  ];
}

/** A new row in a table of an area's clauses, below the row of the battery page that has the cells. */
const belowBattery = (area: string, cells: string, added: string): Edit => [
  `spec/${area}/clauses.md`,
  new RegExp(String.raw`(?<=\n\| \`/services/battery-replacement\` *${cells}[^\n]*)(?=\n)`),
  `\n| \`/services/ev-battery-health\` | ${added} |`,
];

/** The steps of README and CONTRIBUTING, by their names. */
export const steps = {
  'what the owner confirms': [
    [everyText, /\bstandIn\(\s*('[^']*'|"[^"]*"),\s*[\w.]+,?\s*\)/g, '$1'],
    [everyText, /\bsampleReview\((\{[^}]*\})\)/g, '$1'],
  ],
  price: [
    ['src/content/prices.ts', /(?<=\brotation: )[\d.]+/, '43'],
    ['spec/facts/prices.ts', /(?<=\brotation: ')[^']+/, '$43'],
  ],
  'hours with minutes': [
    [business, /(?<=closes: ')17:00/g, '17:30'],
    [facts, /(?<=const weekdays = '8am–)[^']+/, '5:30pm'],
  ],
  'a Sunday closed': [
    [business, /(?<=sunday: )\{[^}]*\}/, "'closed'"],
    [facts, /(?<=sunday: ')\d[^']*/, 'Closed'],
  ],
  closures: [
    [
      'src/content/closures.ts',
      /(?<=OwnersClosure\[\] = \[)[^]*?(?=\];)/,
      "{ from: '2026-11-16', until: '2026-11-20', words: 'We’re on our break.' }, { from: '2026-06-01', words: 'We counted our stock.', branch: 'papanui' }",
    ],
  ],
  'a branch more': [
    [business, /(?=\n {2}\},\n {2}email:)/, "\n    wigram: '03 348 7180',"],
    [
      business,
      /(?=\n\] as const satisfies readonly BranchFacts)/,
      `
  {
    id: 'wigram',
    name: '${seven}',
    address: '7 Skyhawk Road',
    suburb: '${seven}',
    city: 'Christchurch',
    postalCode: '8042',
    phone: telephones.wigram,
    hours: { weekdays, saturday: { opens: '09:00', closes: '12:30' }, sunday: 'closed' },
    services: ['tyres', 'wof'],
    status: 'open',
    coordinatesOf: '7 Skyhawk Road',
    latitude: -43.58,
    longitude: 172.57,
  },`,
    ],
    [
      facts,
      /(?=\n\} as const;\n\n\/\*\* The years since)/,
      "\n  wigram: { number: '03 348 7180', href: 'tel:+6433487180' },",
    ],
    [
      facts,
      /(?=\n\} as const;\n\n\/\*\* The hours of the head office)/,
      `
  wigram: {
    name: '${seven}',
    street: '7 Skyhawk Road',
    postalCode: '8042',
    line: phone.wigram,
    weekdays,
    saturday: '9am–12:30pm',
    sunday: 'Closed',
    services: ['Tyres', 'WOF inspections'],
    at: [-43.58, 172.57],
  },`,
    ],
    ['src/publishing/sharePicture.json', /"\w+ branches/, '"Seven branches'],
  ],
  'a branch less': [
    [business, /\n {4}linwood: [^\n]*/, ''],
    [business, /\n {2}\{\n {4}id: 'linwood',[^]*?\n {2}\},/, ''],
    [facts, /\n {2}linwood: \{ number[^\n]*/, ''],
    [facts, /\n {2}linwood: \{\n[^]*?\n {2}\},/, ''],
    ...['testimonials', 'selectedReviews'].map((list): Edit => [
      `src/content/${list}.ts`,
      /(?<=location: ')Linwood/g,
      'Hornby',
    ]),
    ['spec/facts/reviews.ts', /(?<=branch: ')Linwood/g, 'Hornby'],
    ['src/publishing/sharePicture.json', /"\w+ branches/, '"Five branches'],
  ],
  name: [
    ...inBoth('name', "'Waitaha Wheel Alignment & Tyre Centre'"),
    ...inBoth('shortName', "'Waitaha'"),
    ['src/publishing/sharePicture.json', /(?<=\[")[^"]*/, 'Waitaha Wheel Alignment & Tyre Centre'],
    ['spec/docs/openacr.yaml', /Port Hills Tyre & Auto/g, 'Waitaha Wheel Alignment & Tyre Centre'],
  ],
  email: inBoth('email', "'office@waitaha-wheels.co.nz'"),
  'the Facebook page': [
    [business, /(?<=social: \{[^}]*url: ')[^']*/, 'https://facebook.com/waitaha-wheels'],
    [facts, /(?<=facebook: ')[^']*/, 'https://facebook.com/waitaha-wheels'],
  ],
  numbers: [
    [business, /(?<=')03 000 01/g, '03 348 71'],
    [business, /(?<=')0800 000 /g, '0800 348 '],
    [facts, /(?<=')03 000 01/g, '03 348 71'],
    [facts, /tel:\+64300001/g, 'tel:+64334871'],
    [facts, /(?<=')0800 000 /g, '0800 348 '],
    [facts, /tel:0800000/g, 'tel:0800348'],
  ],
  'an address': [
    [business, /(?<=')118 Main South Road/g, '5 Waterloo Road'],
    [facts, /(?<=')118 Main South Road/, '5 Waterloo Road'],
  ],
  'two reviews': [
    ...reviews('testimonials', 'firstSet', 2),
    ...reviews('selectedReviews', 'secondSet', 2),
  ],
  'sixty reviews': reviews('selectedReviews', 'secondSet', 60),
  'the answers': [
    // As the examples beside them: an amount, a sentence or a name.
    ['src/content/ownersAnswers.ts', /'unknown'(?=, \/\/ [^\n]*?'([^']+)')/g, "'$1'"],
    ['src/content/ownersAnswers.ts', /'unknown'(?=, \/\/ Its name\.\n)/, "'Kea Pay'"],
    ['src/content/ownersAnswers.ts', /(?<=tyrePriceFrom\('[^']+', )'unknown'/g, "'$120'"],
    ['src/content/ownersAnswers.ts', /(?<=on Sundays\?',\n *answer: )'unknown'/, "'no'"],
    ['src/content/ownersAnswers.ts', /(?<=answer: )'unknown'(?=,\n)/g, "'yes'"],
  ],
  'the evidence': [[everyText, /(?<=\bshownBy\.\w+)(?=,?\s*\))/g, ", 'Folder 3'"]],
  'a service': [
    ['src/content/prices.ts', /(?=\n\} as const;)/, '\n  batteryHealthCheck: 89,'],
    ['spec/facts/prices.ts', /(?=\n\} as const;)/, "\n  batteryHealthCheck: '$89',"],
    [
      'src/content/pages.ts',
      /(?=\n {2}'\/payment-options': \{)/,
      `
  '/services/ev-battery-health': {
    label: 'EV battery health',
    title: 'EV battery health check Christchurch',
    description: \`EV battery health check in Christchurch: we read the state of your electric car’s battery for \${formatPrice(prices.batteryHealthCheck)}. Call us to book.\`,
    keywords: 'EV battery health check Christchurch, electric car battery, battery capacity, electric car check',
    offers: [{ name: 'EV battery health check', price: prices.batteryHealthCheck }],
    menu: { list: 'Mechanical services' },
  },`,
    ],
    [
      'src/content/services/evBatteryHealth.ts',
      /^$/,
      `import { formatPrice } from '../../domain/money.ts';
import { prices } from '../prices.ts';
import { promise, shownBy } from '../promise.ts';
import type { Service } from '../summary.ts';

export const evBatteryHealth: Service = {
  path: '/services/ev-battery-health',
  heading: 'EV battery health check',
  subtitle: promise('We read the state of your electric car’s battery.', shownBy.equipment),
  figures: [
    { label: 'Check', value: formatPrice(prices.batteryHealthCheck), note: 'for each car' },
  ],
  offeredBy: 'auto-repairs',
  callHeading: 'Book a battery check',
  ready: 'Tell us the make and model of your electric car.',
  related: ['/services/battery-replacement', '/auto-services'],
};
`,
    ],
    [
      'src/pages/services/EvBatteryHealth.tsx',
      /^$/,
      `import { evBatteryHealth } from '../../content/services/evBatteryHealth.ts';
import { ServicePage } from './ServicePage.tsx';

export function EvBatteryHealth() {
  return <ServicePage service={evBatteryHealth} />;
}
`,
    ],
    [
      'spec/facts/titles.ts',
      /(?=\n {2}'\/payment-options')/,
      "\n  '/services/ev-battery-health': 'EV battery health check Christchurch',",
    ],
    belowBattery('routes', String.raw`\| Home `, 'Home / Automotive services / EV battery health'),
    belowBattery('routes', String.raw`\| Battery replacement +\|`, 'EV battery health check'),
    belowBattery('pages', String.raw`\| Book Online +\|`, 'Book Online'),
    belowBattery('pages', String.raw`\| Test `, 'Check | {price.batteryHealthCheck}, for each car'),
    belowBattery(
      'seo',
      String.raw`\| Battery including `,
      'EV battery health check | {price.batteryHealthCheck}',
    ),
    belowBattery('content-facts', '', 'EV battery health'),
    [
      'src/content/services/batteryReplacement.ts',
      /(?<=related: \[)/,
      "'/services/ev-battery-health', ",
    ],
    [
      'spec/menu/clauses.md',
      /(?<=### MENU-MECHANICAL:[^#]*\| `\/services\/battery-replacement` \|)(?=\n)/,
      '\n| EV battery health | `/services/ev-battery-health` |',
    ],
  ],
  'marks of a tester': [['spec/manual.json', /^$/, '{"results":[]}']],
} as const satisfies Readonly<Record<string, readonly Edit[]>>;

export type Step = keyof typeof steps;

/** The steps after which another business has nothing left to fill in, in their order. */
export const finished = (Object.keys(steps) as Step[]).filter(
  (step) => !/^(?:a branch|sixty|a service|marks)/.test(step),
);

/** The text of a file after the edits of some steps. What an owner has done already stays as it is. */
export function edited(names: readonly Step[], file: string, text: string): string {
  let result = text;
  for (const name of names)
    for (const [place, from, to] of steps[name] as readonly Edit[])
      if (place === file || (place.endsWith('/') && file.startsWith(place)))
        result = result.replace(from, to);
  return result;
}

/** What some steps edit: the path of a file, or of a folder with a slash at its end. */
export const filesOf = (names: readonly Step[]) => [
  ...new Set(names.flatMap((name) => (steps[name] as readonly Edit[]).map(([place]) => place))),
];
