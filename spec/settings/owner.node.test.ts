import { globSync } from 'node:fs';
import { createBuilder } from 'vite';
import { expect, onTestFinished, vi } from 'vitest';
import {
  contentPlace,
  formatUnconfirmed,
  placeholders,
  readMarked,
  readUnconfirmed,
  unconfirmed,
} from '../../src/publishing/ownersList.ts';
import { withoutMarks } from '../../src/publishing/site/marks.plugin.ts';
import { standInFor, type Marked } from '../../src/content/promise.ts';
import { read, root } from '../project/files.ts';
import { ownersSheet } from '../../src/publishing/scripts/printUnconfirmed.ts';
import { checkBuild } from '../../src/publishing/settings.ts';
import { build as buildPlugin } from '../../src/publishing/site/build.plugin.ts';
import { businessFaults, reviewFaults } from '../../src/publishing/ownersRecords.ts';
import { mapFaults } from '../../src/domain/cityMap.ts';
import { branchFacts, business as ours } from '../../src/content/business.ts';
import { mapArea } from '../../src/content/cityMap.ts';
import { days } from '../../src/content/holidays.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { forThePublic } from '../hosting/addresses.ts';
import { clause } from '../tools/clause.ts';
import { goodReview, withValue, wrongValues } from './wrongValues.ts';

// To save time, the tests build neither the bundles nor the pages.
vi.mock(import('../../src/publishing/prerender.ts'), () => ({
  prerenderSite: () => Promise.resolve(28),
}));

// One closure, which is over.
vi.mock(import('../../src/content/closures.ts'), () => ({
  closures: [{ from: '2020-12-24', words: 'We’re on our summer break.' }],
}));

const [first, second] = branchFacts;
/** Where both branches of the tables are. */
const place = {
  address: '1 Bay Street',
  coordinatesOf: '1 Bay Street',
  phone: '03 600 1234',
  latitude: -44.4,
  longitude: 171.25,
};
const words = ['Corner Tyres & Repairs', 'Two branches in Timaru'];
const sharePicture = { drawn: words, words };
const good = {
  testimonials: [goodReview],
  mapArea: { west: 171, east: 171.5, north: -44.2, south: -44.6, width: 300 },
  business: { ...ours, telephones: { main: '03 600 1234', free: '0800 123 456' } },
  branchFacts: [
    { ...first, ...place, id: 'seaview', name: 'Seaview', latitude: -44.3, longitude: 171.1 },
    { ...structuredClone({ ...second, ...place }), id: 'north-end', name: 'North End' },
  ],
};

clause('SETTINGS-OWNER-FAULTS', 'the check accepts a correct file and this site’s file', () => {
  expect(businessFaults(good)).toEqual([]);
  expect(businessFaults({ ...good, business: ours, branchFacts, mapArea })).toEqual([]);
});

for (const id of [
  'SETTINGS-OWNER-FAULTS',
  'SETTINGS-OWNER-LETTERS',
  'SETTINGS-OWNER-NAME',
  'SETTINGS-OWNER-PLAN',
] as const)
  for (const { title, changed, faults } of wrongValues(id, good))
    clause(id, title, () => {
      const { testimonials } = changed;
      const ofReviews = reviewFaults('src/content/testimonials.ts', testimonials, ['North End']);
      expect([...businessFaults(changed), ...ofReviews]).toEqual(faults);
    });

const [seaview, northEnd] = good.branchFacts;
const inARow = { ...good, branchFacts: [{ ...seaview, latitude: place.latitude }, northEnd] };

for (const { title, changed, faults } of wrongValues('SETTINGS-OWNER-PINS', inARow))
  clause('SETTINGS-OWNER-PINS', title, () => {
    expect(businessFaults(changed)).toEqual(faults);
  });

clause('SETTINGS-OWNER-PINS', 'a name may cover a pin only if it would on every side', () => {
  const beside = [
    { name: 'A', latitude: -44.4, longitude: 171.2 },
    { name: 'B', latitude: -44.4, longitude: 171.3 },
    { name: 'C', latitude: -44.364, longitude: 171.25 },
    { name: 'D', latitude: -44.436, longitude: 171.25, mapNameSide: 'below' },
  ] as const;
  const faults = (places: typeof beside | readonly [(typeof beside)[0]]) =>
    mapFaults(good.mapArea, [...places, { ...place, name: 'North End', mapNameSide: 'left' }]);
  expect(faults(beside)).toEqual([]);
  expect(faults([beside[0]])).toEqual([
    'the name of North End covers the pin of A on the drawn map. Set its mapNameSide to above or below or right.',
  ]);
  const earlier = { ...place, name: 'North End', mapNameSide: 'left' } as const;
  expect(mapFaults(good.mapArea, [earlier, beside[0]])).toEqual(faults([beside[0]]));
});

for (const [record, given] of [
  ['business', good.business],
  ['branchFacts.1', northEnd],
] as const)
  clause('SETTINGS-OWNER-FAULTS', `no field of ${record} may be blank`, () => {
    let fields = 0;
    const withBlanks = JSON.stringify(given, (_name, value: unknown) => {
      if (typeof value === 'object' && !Array.isArray(value)) return value;
      fields += 1;
      return ' ';
    });
    const faults = businessFaults(withValue(good, record, JSON.parse(withBlanks)));
    expect(fields).toBeGreaterThan(12);
    expect(faults.filter((fault) => / must be .+, but it is " "\.$/.test(fault))).toHaveLength(
      fields,
    );
  });

/** What a module of the content marks on a line. */
const at = (file: string, line: number) => ({
  stack: `Error\n    at promise (/x/src/content/promise.ts:60:1)\n    at file:///x/src/content/${file}.ts:${line}:9`,
});

const promises: readonly Marked[] = [
  { words: 'We never close.', needed: 'Your roster', evidence: ' ', ...at('footer', 2) },
  { words: 'Free & quick check', needed: 'Job sheets', evidence: 'Folder 3', ...at('brakes', 5) },
  { words: 'We come at night.', needed: 'Your roster', evidence: '', ...at('services/van', 8) },
];
const standIns: readonly Marked[] = [
  { words: 'Corner Tyres', needed: 'The trading name', ...at('business', 7) },
  { words: 'In and out.', needed: 'Real reviews', ...at('testimonials', 4) },
];

for (const [json = '', isListed] of tableOf('SETTINGS-STAND-INS'))
  clause('SETTINGS-STAND-INS', `in the list of placeholders, ${json}: ${isListed}`, () => {
    const value: unknown = JSON.parse(json);
    const listed = placeholders({ business: { social: { url: value } } });
    expect(listed).toEqual(isListed === 'yes' ? [`business.social.url: ${String(value)}`] : []);
  });

clause('SETTINGS-STAND-INS', 'what a branch has from the business is listed once', async () => {
  const { email } = ours;
  Object.assign(ours, { email: 'all@shop.example' });
  Object.assign(first, { email: 'all@shop.example' });
  Object.assign(second, { email: 'north@shop.example' });
  onTestFinished(() => {
    Object.assign(ours, { email });
    for (const branch of [first, second]) Object.assign(branch, { email: undefined });
  });
  const listed = (await readUnconfirmed()).flatMap(({ texts = [] }) => texts);
  expect(listed.filter((text) => text.endsWith('@shop.example'))).toEqual([
    'business.email: all@shop.example',
    'branchFacts.1.email: north@shop.example',
  ]);
});

const fee = { question: 'What is the fee?', answer: 'unknown' };

for (const id of ['SETTINGS-OWNER-SHEET', 'SETTINGS-STRICT', 'OWNER-CLAIMS-GROUNDS'] as const)
  clause(id, 'a strict build stops with the list, and not for a claim', () => {
    const list = unconfirmed({
      marked: [...promises, ...standIns],
      business: { main: '03 000 0100' },
      answers: { fee, known: { ...fee, answer: '$60' }, price: { ...fee, isLeftOut: true } },
    });
    expect(formatUnconfirmed(list).split('\n')).toEqual([
      expect.stringMatching(/^Replace these first: /),
      expect.stringMatching(/^1\. Your telephone numbers/),
      '   business.main: 03 000 0100',
      '2. The trading name',
      '   src/content/business.ts:7 ‘Corner Tyres’',
      '3. Real reviews',
      '   src/content/testimonials.ts:4 ‘In and out.’',
      '',
      expect.stringMatching(/^Then show that these are true: /),
      '4. Your roster',
      '   src/content/footer.ts:2 ‘We never close.’',
      '   src/content/services/van.ts:8 ‘We come at night.’',
      '',
      expect.stringMatching(/^Then answer these in src\/content\/ownersAnswers\.ts/),
      '5. fee: What is the fee?',
      expect.stringMatching(
        /^6\. price: What is the fee\? Until then, a strict build leaves the claim/,
      ),
      '',
      '5 things left to do: a strict build stops until then.',
    ]);
    const build = (items: typeof list) => () =>
      checkBuild('strict', forThePublic, sharePicture, items);
    const message = formatUnconfirmed(list.slice(0, -1));
    expect(build(list)).toThrow(expect.objectContaining({ message }) as Error);
    for (const item of list.slice(0, -1)) expect(build([item])).toThrow(item.says);
    expect(build(list.slice(-1))).not.toThrow();
    expect(formatUnconfirmed(list.slice(-1))).toMatch(
      /\nNothing stops a strict build\. It leaves out 1 claim\.$/,
    );
    expect(formatUnconfirmed([])).toBe('Nothing is left to do: nothing stops a strict build.');
  });

clause('SETTINGS-OWNER-SHEET', 'without settings, our list has 60 items at most', async () => {
  const output = await ownersSheet(() => ({}));
  const items = output.split('\n').filter((line) => /^\d+\. /.test(line));
  expect(items[0]).toContain('1. VITE_FORM_ENDPOINT must be ');
  expect(items.length).toBeLessThanOrEqual(60);
  expect(await ownersSheet(() => forThePublic)).not.toContain('VITE_');
});

clause('SETTINGS-OWNER-SHEET', 'a line of the list has the text that it quotes', async () => {
  const literalMarks = globSync('src/content/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('promise.ts'))
    .flatMap(
      (file) => read(file).match(/\b(?:promise|standIn|sampleReview)\(\s*['"{]/g) ?? [],
    ).length;
  let compared = 0;
  for (const { words: text, needed, evidence, stack } of await readMarked()) {
    const { file, line } = contentPlace(stack);
    const code = read(file)
      .split('\n')
      .slice(Number(line) - 1, Number(line) + 4)
      .join('\n');
    const made = needed === standInFor.review ? 'sampleReview(' : 'standIn(';
    const mark = evidence === undefined ? made : 'promise(';
    expect.soft(code, `${file}:${line ?? ''} ${text}`).toContain(mark);
    // A text with figures or names from elsewhere is not in the file as it is shown.
    if (!/^\s*['"{]/.test(code.slice(code.indexOf(mark) + mark.length))) continue;
    compared += 1;
    expect.soft(code).toContain(text);
  }
  expect(compared).toBe(literalMarks);
});

clause('SETTINGS-OWNER-ERASED', 'a build leaves the texts alone', () => {
  expect(
    withoutMarks(
      'src/content/a.ts',
      "const a = `${promise('We come.', shownBy.van)} ${promise(`In ${hours(2)}.`, shownBy.van, 'Folder 3',)}`;\nconst name: string = standIn('Corner Tyres', standInFor.name);\nconst list = [sampleReview({ text: 'Fast.' })];",
    ),
  ).toBe(
    "const a = `${'We come.'} ${`In ${hours(2)}.`}`;\nconst name: string = 'Corner Tyres';\nconst list = [{ text: 'Fast.' }];",
  );
});

/** Builds a site, by default for the public, without its bundles and pages. */
async function runBuild(logLevel: 'silent' | 'warn', settings = forThePublic) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const builder = await createBuilder({ configFile: false, logLevel, plugins: [buildPlugin()] });
  vi.spyOn(builder, 'build').mockResolvedValue([]);
  const warn = vi.spyOn(builder.config.logger, 'warn').mockReturnValue();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await builder.buildApp();
  const printed = write.mock.calls.map(([text]) => String(text));
  write.mockRestore();
  return { warn, printed };
}

clause('HOLIDAY-TABLE-LASTS', 'a build and `npm run owner` print each warning', async () => {
  const { until = '' } = days;
  vi.setSystemTime(`${until}T12:00:00Z`);
  const sheet = await ownersSheet(() => forThePublic);
  const { warn } = await runBuild('silent');
  for (const warning of [
    `src/content/holidays.ts: the public holidays end on ${until}. Write those of the next year`,
    'src/content/closures.ts: the closure of 2020-12-24 is over. Take its line away.',
  ]) {
    expect(sheet).toContain(warning);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(warning));
  }
});

for (const [VITE_SITE_ORIGIN, next] of [
  [forThePublic.VITE_SITE_ORIGIN, ''],
  [
    'http://localhost:4173',
    'The public cannot reach http://localhost:4173: this build is for trying, not for uploading.\n',
  ],
] as const)
  clause('SETTINGS-BUILT', `the last words of a build for ${VITE_SITE_ORIGIN}`, async () => {
    const { printed } = await runBuild('warn', { ...forThePublic, VITE_SITE_ORIGIN });
    expect(printed.at(-1)).toBe(
      `\n28 pages and the 404 page are in dist, for ${VITE_SITE_ORIGIN}. Enquiries go to https://forms.collect.nz/f/1.\n${next}`,
    );
  });
