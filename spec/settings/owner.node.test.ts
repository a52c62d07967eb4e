import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';
import { expect, onTestFinished, vi } from 'vitest';
import { checkBuild } from '../../src/publishing/checkBuild.ts';
import { placeholders } from '../../src/publishing/owner/placeholders.ts';
import { promiseSheet, type OwnersClaims } from '../../src/publishing/owner/promiseSheet.ts';
import { readUnconfirmed } from '../../src/publishing/owner/readUnconfirmed.ts';
import {
  formatUnconfirmed,
  unconfirmed,
  type Unconfirmed,
} from '../../src/publishing/owner/unconfirmed.ts';
import { ownersSheet } from '../../src/publishing/scripts/printUnconfirmed.ts';
import { build as buildPlugin } from '../../src/publishing/site/build.plugin.ts';
import { validateBusiness } from '../../src/publishing/validateBusiness.ts';
import { branchFacts, business as ours } from '../../src/content/business.ts';
import { mapArea } from '../../src/content/cityMap.ts';
import { days } from '../../src/content/holidays.ts';
import { routes } from '../../src/content/routes.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { branchCount, business } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { withValue, wrongValues } from './wrongValues.ts';

// To save time, the tests build neither the bundles nor the pages.
vi.mock(import('../../src/publishing/prerender.ts'), () => ({
  prerenderSite: () => Promise.resolve(28),
}));

const forThePublic = {
  VITE_FORM_ENDPOINT: 'https://forms.collect.nz/f/1',
  VITE_SITE_ORIGIN: 'https://www.shop.co.nz',
};

const branch = {
  address: '1 Bay Street',
  suburb: 'Seaview',
  city: 'Timaru',
  postalCode: '7910',
  phone: '03 600 1234',
  hours: {
    weekdays: { opens: '08:00', closes: '17:00' },
    saturday: { opens: '09:00', closes: '12:30' },
    sunday: 'closed',
  },
  services: ['tyres', 'wof'],
  status: 'open',
  coordinatesOf: '1 Bay Street',
  latitude: -44.4,
  longitude: 171.25,
};
const words = ['Corner Tyres & Repairs', 'Two branches in Timaru'];
const good = {
  sharePicture: { drawn: words, words },
  ownersDays: { days: { holidays: {}, until: '2027-12-31' }, closures: [], branchIds: [] },
  titles: ['Tyres', 'Van and commercial tyres of Timaru', 'Contact'],
  mapArea: { west: 171, east: 171.5, north: -44.2, south: -44.6, width: 300 },
  business: {
    name: 'Corner Tyres & Repairs',
    shortName: 'Corner Tyres',
    city: 'Timaru',
    foundedYear: 1987,
    telephones: { main: '03 600 1234', free: '0800 123 456' },
    email: 'hello@corner.example',
    headOffice: { street: '1 Bay Street', suburb: 'Seaview', city: 'Timaru', postalCode: '7910' },
    headOfficeHours: {
      weekdays: { opens: '08:00', closes: '17:00' },
      saturday: 'closed',
      sunday: 'closed',
    },
    directions: { provider: 'Some Maps', url: 'https://maps.example/dir' },
    map: {
      provider: 'Some Map',
      frameUrl: 'https://map.example/frame',
      pageUrl: 'https://map.example/',
    },
    social: { label: 'Some Network', url: 'https://social.example/corner' },
  },
  branchFacts: [
    { ...branch, id: 'seaview', name: 'Seaview', email: 'sea@corner.example', isMain: true },
    { ...structuredClone(branch), id: 'north-end', name: 'North End' },
  ],
};

clause('SETTINGS-OWNER-FAULTS', 'the check accepts a correct file and this site’s file', () => {
  expect(validateBusiness(good)).toEqual([]);
  const titles = routes.map(({ title }) => title);
  expect(validateBusiness({ ...good, business: ours, branchFacts, titles, mapArea })).toEqual([]);
});

for (const id of ['SETTINGS-OWNER-FAULTS', 'SETTINGS-OWNER-NAME', 'SETTINGS-OWNER-PLAN'] as const)
  for (const { title, changed, faults } of wrongValues(id, good))
    clause(id, title, () => {
      expect(validateBusiness(changed)).toEqual(faults);
    });

clause(
  'SETTINGS-OWNER-FAULTS',
  'the check reports that an empty file lacks the main phone number',
  () => {
    expect(validateBusiness({ ...good, business: undefined, branchFacts: undefined })).toContain(
      'business.telephones.main must be a New Zealand telephone number with its area code and the right number of digits, such as 03 000 0100 or 0800 000 100, but it is missing.',
    );
  },
);

const ownersClaims: OwnersClaims = {
  claims: {
    branches: { needed: 'A list of them.', evidence: 'Leases, in the safe' },
    rating: { needed: 'A dated copy.', evidence: null },
  },
  promises: [
    {
      file: 'src/content/footer.ts',
      name: 'open',
      sentences: ['We never close.'],
      pages: 'every page',
      why: 'People come.',
      evidence: ' ',
    },
    {
      file: 'src/content/brakes.ts',
      name: 'check',
      sentences: ['Pads checked', 'Fluid checked'],
      pages: ['/faq', '/about'],
      why: 'What is free.',
      evidence: 'Job sheet, folder 3',
    },
    {
      file: 'src/content/brakes.ts',
      name: 'call',
      sentences: ['We call first.'],
      pages: ['/about'],
      why: 'Binds every job.',
    },
  ],
};

clause('SETTINGS-OWNER-STOP', 'a build with two errors in business.ts prints both', () => {
  const oneFault = withValue(good, 'business.telephones.fleet', '3 000 0100');
  const file = withValue(oneFault, 'branchFacts.1.postalCode', '803');
  const content = { ...file, ...ownersClaims, remaining: [] };
  const build = () => checkBuild('production', forThePublic, content);
  expect(build).toThrow(
    [
      'The site cannot be built from src/content/business.ts as it stands:',
      'business.telephones.fleet must be a New Zealand telephone number with its area code and the right number of digits, such as 03 000 0100 or 0800 000 100, but it is "3 000 0100".',
      'Branch North End: postalCode must be a postcode of four digits in quotation marks, such as "8042", but it is "803".',
    ].join('\n'),
  );
});

for (const drawn of [
  ['Corner Tyres', 'Two branches in Timaru'],
  ['Corner Tyres & Repairs', 'Three branches in Timaru'],
])
  clause('SETTINGS-SHARE-PICTURE', `the picture of ${drawn.join(', ')} stops the build`, () => {
    const content = { ...good, ...ownersClaims, remaining: [], sharePicture: { drawn, words } };
    expect(() => checkBuild('production', forThePublic, content)).toThrow(
      `The picture for shared links says "${drawn.join(', ')}", but the site says "Corner Tyres & Repairs, Two branches in Timaru": \`npm run icons\` draws it anew.`,
    );
  });

clause(
  'SETTINGS-SHARE-PICTURE',
  'sharePicture.json has this site’s name and number of branches',
  () => {
    const file = path.resolve(import.meta.dirname, '../../src/publishing/sharePicture.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      business.name,
      `${branchCount.capitalised} branches in Christchurch`,
    ]);
  },
);

for (const [json = '', isListed] of tableOf('SETTINGS-STAND-INS'))
  clause('SETTINGS-STAND-INS', `in the list of placeholders, ${json}: ${isListed}`, () => {
    const value: unknown = JSON.parse(json);
    const listed = placeholders({ business: { social: { url: value } } });
    expect(listed).toEqual(isListed === 'yes' ? [`business.social.url: ${String(value)}`] : []);
  });

const review = {
  id: 'left',
  name: 'Left O.',
  text: 'In and out in half an hour.',
  rating: 5,
  service: 'Puncture repair',
  location: 'Hornby',
  date: 'May 2026',
  sample: true,
} as const;

const sheet = `Figures that are advertised
- branches
  To show: A list of them.
  Evidence: Leases, in the safe
- rating
  To show: A dated copy.
  Evidence: none yet

every page
- We never close.
  Why: People come.
  Evidence: none yet

/faq
- Pads checked
- Fluid checked
  Why: What is free.
  Evidence: Job sheet, folder 3

/about
- Pads checked
- Fluid checked
  Why: What is free.
  Evidence: Job sheet, folder 3
- We call first.
  Why: Binds every job.
  Evidence: none yet`;

clause('SETTINGS-PROMISES-SHEET', 'the list has the figures, and the promises of each page', () => {
  expect(promiseSheet(ownersClaims)).toBe(sheet);
});

clause('SETTINGS-PROMISES-SHEET', 'a strict build prints the list, other builds do not', () => {
  const content = { ...good, ...ownersClaims, remaining: [] };
  expect(checkBuild('strict', forThePublic, content)).toBe(
    `What the site promises, page by page, for you to confirm:\n\n${sheet}\n`,
  );
  expect(checkBuild('production', forThePublic, content)).toBe('');
});

clause('SETTINGS-OWNER-DAYS', 'a build stops at a closure of an unknown branch', () => {
  const closures = [{ from: '2027-03-03', words: 'We count our stock.', branch: 'Papanui' }];
  const ownersDays = { ...good.ownersDays, closures, branchIds: ['papanui'] };
  const content = { ...good, ...ownersClaims, remaining: [], ownersDays };
  expect(() => checkBuild('production', forThePublic, content)).toThrow(
    'The site cannot be built with these days:\nsrc/content/closures.ts: the branch of the closure of 2027-03-03 must be the id of one in business.ts (papanui), but it is "Papanui".',
  );
});

const question = { question: 'What is the fee?', answer: 'unknown' };

for (const [id, unsettled, line] of [
  [
    'SETTINGS-STRICT',
    { toConfirm: { 'a.ts': { oil: 'GST is in it.' } } },
    'to confirm: GST is in it.',
  ],
  ['SETTINGS-STRICT', { answers: { fee: question } }, 'to answer: What is the fee?'],
  ['SETTINGS-STRICT', { business: { main: '03 000 0100' } }, 'business.main: 03 000 0100'],
  [
    'SETTINGS-SAMPLE-REVIEWS',
    { reviews: { 'a.ts': [review] } },
    'review by Left O. (left): a sample',
  ],
  ['SETTINGS-PROMISES-EVIDENCE', { promises: ownersClaims.promises }, 'yet: ‘We never close.’'],
  ['SETTINGS-PROMISES-EVIDENCE', { claims: ownersClaims.claims }, 'no evidence yet: rating.'],
] as const)
  clause(id, `a strict build stops and prints “${line}”`, () => {
    const owned = { business: {}, reviews: {}, promises: [], claims: {}, ...unsettled };
    const content = { ...good, ...ownersClaims, remaining: unconfirmed(owned, new Map()) };
    // With addresses that the public can reach, and with addresses that it cannot reach.
    for (const VITE_SITE_ORIGIN of ['https://www.shop.co.nz', 'https://www.shop.example'])
      expect(() => checkBuild('strict', { ...forThePublic, VITE_SITE_ORIGIN }, content)).toThrow(
        line,
      );
  });

clause(
  'SETTINGS-SAMPLE-REVIEWS',
  'the samples of both lists are named, and real reviews are not',
  async () => {
    vi.resetModules();
    for (const [name, id] of [
      ['testimonials', 'one'],
      ['selectedReviews', 'two'],
    ] as const)
      vi.doMock(`../../src/content/${name}.ts`, () => ({
        [name]: [
          { ...review, id, sample: undefined },
          { ...review, id },
        ],
        toConfirm: {},
      }));
    onTestFinished(() => {
      vi.doUnmock('../../src/content/testimonials.ts');
      vi.doUnmock('../../src/content/selectedReviews.ts');
      vi.resetModules();
    });
    const anew = await import('../../src/publishing/owner/readUnconfirmed.ts');
    const samples = anew.readUnconfirmed().filter(({ says }) => says.includes(': a sample'));
    expect(samples.map(({ file, says }) => `${file} ${says}`)).toEqual([
      expect.stringMatching(/content\/selectedReviews\.ts review by Left O\. \(two\)/),
      expect.stringMatching(/content\/testimonials\.ts review by Left O\. \(one\)/),
    ]);
  },
);

clause('OWNER-CLAIMS-GROUNDS', 'a claim that is left out does not stop a strict build', () => {
  const claim = { file: 'src/content/quote.ts', says: 'no evidence yet: ‘Best price’' };
  const build = (remaining: readonly Unconfirmed[]) => () =>
    checkBuild('strict', forThePublic, { ...good, ...ownersClaims, remaining });
  expect(build([{ ...claim, leftOut: true }])).not.toThrow();
  expect(build([claim])).toThrow(claim.says);
});

clause('SETTINGS-OWNER-SHEET', 'the list gives the file and line of each item', () => {
  const files = {
    'src/content/business.ts':
      "export const toConfirm = {\n  main: 'the numbers as people read them.',\n};\nexport const business = {\n  main: '03 000 0100',\n};\n",
    'src/content/prices.ts':
      "export const prices = {\n  oil: 79,\n};\nexport const toConfirm = {\n  oil: 'GST is in it (D29).',\n  brakes: 'GST is in it.',\n};\n",
    'src/content/footer.ts': "export const promises = {\n  open: { evidence: ' ' },\n};\n",
    'src/content/brakes.ts':
      "export const brakes = {\n  call: 'We call first.',\n};\nexport const promises = {\n  check: {\n    evidence: 'Job sheet, folder 3',\n  },\n  call: { sentences: [brakes.call] },\n};\n",
    'src/content/claims.ts':
      'export const claims = {\n  rating: 5,\n};\nexport const evidence: Evidence = {\n  branches: {},\n  rating: {},\n};\n',
    'src/content/testimonials.ts': "[{\n  id: 'real',\n}, {\n  id: 'left',\n}]\n",
  };
  const content = {
    business: { main: '03 000 0100' },
    reviews: { 'src/content/testimonials.ts': [review] },
    ...ownersClaims,
    toConfirm: {
      'src/content/business.ts': { main: 'the numbers as people read them.' },
      'src/content/prices.ts': { oil: 'GST is in it (D29).', brakes: 'GST is in it.' },
    },
  };
  const list = unconfirmed(content, new Map(Object.entries(files)));
  expect(formatUnconfirmed(list).split('\n')).toEqual([
    '8 things still stand in for your own, or wait for your word:',
    '',
    'src/content/business.ts',
    '  src/content/business.ts:2 to confirm: the numbers as people read them.',
    '  src/content/business.ts:5 business.main: 03 000 0100',
    '',
    'src/content/prices.ts',
    '  src/content/prices.ts:5 to confirm: GST is in it (D29).',
    '  src/content/prices.ts:6 to confirm: GST is in it.',
    '',
    'src/content/footer.ts',
    '  src/content/footer.ts:2 no evidence yet: ‘We never close.’ (every page)',
    '',
    'src/content/brakes.ts',
    '  src/content/brakes.ts:8 no evidence yet: ‘We call first.’ (/about)',
    '',
    'src/content/claims.ts',
    '  src/content/claims.ts:6 no evidence yet: rating. A dated copy.',
    '',
    'src/content/testimonials.ts',
    "  src/content/testimonials.ts:4 review by Left O. (left): a sample, not a customer's words",
  ]);
});

clause(
  'SETTINGS-OWNER-SHEET',
  'this project’s list has each item with its line, and settings only if they are missing',
  () => {
    const output = ownersSheet(() => forThePublic);
    const items = readUnconfirmed();
    expect(output).toContain(
      `${items.length} things still stand in for your own, or wait for your word:`,
    );
    for (const { file, line, says } of items)
      expect(output).toContain(`\n  ${file}:${line ?? 0} ${says}`);
    expect(output).not.toMatch(/^  (?!src\/content\/[\w/]+\.ts:[1-9])/m);
    expect(output).not.toContain('.env');
    expect(ownersSheet(() => ({}))).toContain('\n.env\n  VITE_FORM_ENDPOINT must be ');
  },
);

clause(
  'SETTINGS-OWNER-SHEET',
  'placeholders and missing evidence in this project’s content are listed',
  async () => {
    vi.resetModules();
    vi.doMock(import('../../src/content/business.ts'), async (original) => {
      const content = await original();
      return { ...content, business: withValue(content.business, 'email', 'hello@shop.example') };
    });
    vi.doMock(import('../../src/content/claims.ts'), async (original) => {
      const content = await original();
      return { ...content, evidence: withValue(content.evidence, 'rating.evidence', null) };
    });
    vi.doMock(import('../../src/content/footer.ts'), async (original) => {
      const content = await original();
      return { ...content, promises: withValue(content.promises, 'vanFee.evidence', null) };
    });
    onTestFinished(() => {
      for (const name of ['business', 'claims', 'footer'])
        vi.doUnmock(`../../src/content/${name}.ts`);
      vi.resetModules();
    });
    const anew = await import('../../src/publishing/owner/readUnconfirmed.ts');
    const listed = anew.readUnconfirmed().map(({ file, says }) => `${file} ${says}`);
    for (const item of [
      'src/content/business.ts business.email: hello@shop.example',
      expect.stringMatching(/^src\/content\/claims\.ts no evidence yet: rating\. /),
      expect.stringMatching(/^src\/content\/footer\.ts no evidence yet: .* \(every page\)$/),
    ])
      expect(listed).toContainEqual(item);
  },
);

clause('SETTINGS-OWNER-SHEET', 'the list has each entry of each `toConfirm`', async () => {
  const listed = readUnconfirmed().map(({ file, says }) => `/${file} ${says}`);
  const files = import.meta.glob<{ toConfirm?: Record<string, string> }>('/src/content/**/*.ts');
  expect(Object.keys(files)).toContain('/src/content/prices.ts');
  for (const [file, load] of Object.entries(files)) {
    // A spread, because a mocked module throws an error for a name that it does not have.
    const { toConfirm = {} } = { ...(await load()) };
    for (const what of Object.values(toConfirm))
      expect(listed).toContain(`${file} to confirm: ${what}`);
  }
});

/** Builds a site for the public, without its bundles and pages. */
async function runBuild(logLevel: 'silent' | 'warn') {
  for (const [name, value] of Object.entries(forThePublic)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const builder = await createBuilder({ configFile: false, logLevel, plugins: [buildPlugin()] });
  vi.spyOn(builder, 'build').mockResolvedValue([]);
  const warn = vi.spyOn(builder.config.logger, 'warn').mockReturnValue();
  await builder.buildApp();
  return { warn };
}

clause('HOLIDAY-TABLE-LASTS', 'a build and `npm run owner` warn on the last day', async () => {
  const { until = '' } = days;
  vi.setSystemTime(`${until}T12:00:00Z`);
  const warning = `src/content/holidays.ts: the public holidays end on ${until}. Write those of the next year`;
  expect(ownersSheet(() => forThePublic)).toContain(`\n\n${warning}`);
  const { warn } = await runBuild('silent');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(warning));
});

clause('SETTINGS-BUILT', 'the last words of a build are its summary', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runBuild('warn');
  expect(write.mock.lastCall?.[0]).toBe(
    '\n28 pages and the 404 page are in dist, for https://www.shop.co.nz. Enquiries go to https://forms.collect.nz/f/1.\n',
  );
});
