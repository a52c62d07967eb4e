import { expect, vi } from 'vitest';
import type * as ownersFile from '../../src/content/business.ts';
import type * as reviewsFile from '../../src/content/selectedReviews.ts';
import { inspectionDays } from '../../src/domain/inspectionDays.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { branchCount, listed as listedBranches } from '../facts/business.ts';
import { brandCount } from '../facts/lists.ts';
import { filesOf, read } from '../project/files.ts';
import { wordsIn } from '../project/words.ts';
import { clause } from '../tools/clause.ts';

const modules = import.meta.glob<object>('../../src/content/**/*.ts');

/** The texts of the content, loaded again. */
async function loadContent(): Promise<string[]> {
  vi.resetModules();
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return wordsIn('', loaded).map(({ text }) => text);
}

/** The texts of the content, with another module in the place of one of its own. */
async function contentWith(
  file: string,
  replace: (original: <Own>() => Promise<Own>) => Promise<object>,
): Promise<string[]> {
  vi.doMock(file, replace);
  const texts = await loadContent();
  vi.doUnmock(file);
  return texts;
}

/** The content of a business with other branches than this one, which began in 2021. */
const contentOf = (change: (branches: typeof ownersFile.branchFacts) => readonly unknown[]) =>
  contentWith('../../src/content/business.ts', async (original) => {
    const { business, branchFacts } = await original<typeof ownersFile>();
    return { business: { ...business, foundedYear: 2021 }, branchFacts: change(branchFacts) };
  });

/** The content of a business whose branches are closed on a kind of day, except those that the test names. */
const contentWithDays = (
  day: 'weekdays' | 'saturday' | 'sunday',
  isOpen: (index: number) => boolean,
) =>
  contentOf((known) =>
    known.map((branch, index) => ({
      ...branch,
      hours: {
        ...branch.hours,
        [day]: isOpen(index) ? { opens: '10:00', closes: '14:00' } : 'closed',
      },
    })),
  );

/** With three branches, the first of them in the west; two do repairs, and two WOFs. */
const contentWithThreeBranches = () =>
  contentOf(([main]) =>
    [
      { name: 'West', longitude: 172.1, services: ['tyres', 'auto-repairs', 'mobile-service'] },
      { name: 'Middle', longitude: 172.2, services: ['tyres', 'wof'] },
      { name: 'East', longitude: 172.3, services: ['tyres', 'auto-repairs', 'wof'] },
    ].map((own) => ({ ...main, id: own.name, ...own })),
  );

/** Expects that each of the parts is in one of the texts. */
function expectEach(texts: readonly string[], parts: readonly string[]): void {
  expect(parts.filter((part) => !texts.some((text) => text.includes(part)))).toEqual([]);
}

clause('CONTENT-COUNTS', 'with three branches, the content counts and lists three', async () => {
  const texts = await contentWithThreeBranches();
  expectEach(texts, tableOf('CONTENT-COUNTS').flat());
  const { repairs, anyForRepairs, wof } = listedBranches;
  const old = new RegExp(
    `\\b${branchCount.words}\\b[^.]*\\bbranch|${repairs}|${anyForRepairs}|${wof}`,
    'i',
  );
  expect(texts.filter((text) => old.test(text))).toEqual([]);
});

clause('CONTENT-ONE-BRANCH', 'with one branch, no sentence counts several', async () => {
  const texts = await contentOf((known) => known.slice(0, 1));
  expectEach(texts, ['1 Location', 'One branch in Christchurch', 'at our branch.']);
  const several =
    /\b(?:1|one) (?:Christchurch )?(?:branches|locations)|\b(?:all|of) (?:1|one)\b (?:Christchurch )?(?:branch|location)|from (\w+) to \1/i;
  expect(texts.filter((text) => several.test(text))).toEqual([]);
});

for (const [kind, day] of [
  ['weekdays', 'Monday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
] as const)
  clause('CONTENT-OPEN-DAYS', `with all closed on ${day}, nothing is open 7 days`, async () => {
    const texts = await contentWithDays(kind, () => false);
    const parts = texts.flatMap((text) => text.split(/[.;]/));
    const always = parts.filter((part) => /\b(?:(?:7|seven) days|every day)\b/i.test(part));
    expect(always.filter((part) => /\bopen\b/i.test(part))).toEqual([]);
    expect(texts).toContainEqual(expect.stringMatching(/^Van 7 /));
  });

clause('CONTENT-OPEN-DAYS', 'with one branch open on Sunday, the badge claims 7 days', async () => {
  expectEach(await contentWithDays('sunday', (index) => index === 1), ['Open 7 ']);
});

clause('SHELL-SUNDAY', 'Sunday hours that are those of the head office are not said', async () => {
  const texts = await contentWithDays('sunday', () => false);
  expect(texts.filter((text) => text.includes('branch here'))).toEqual([]);
});

for (const [year, years] of [
  [2024, '3+'],
  [2026, '5+'],
  [2030, '5+'],
  [2031, '10+'],
] as const)
  clause('CONTENT-YEARS', `in ${year}, a business of 2021 has ${years} years`, async () => {
    vi.setSystemTime(`${year}-11-18T10:30:00+13:00`);
    const texts = await contentOf((known) => known);
    expect(new Set(texts.filter((text) => /^\d+\+$/.test(text)))).toEqual(
      new Set([years, brandCount]),
    );
  });

const number = String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b`;

const ours = `\\b(?:${branchCount.words}|${branchCount.number})\\b(?! signs)[^.]*`;

for (const [id, entries, pattern] of [
  ['CONTENT-COUNTS', 'branches', `${ours}\\b(?:branch|branches|locations)\\b`],
  [
    'CONTENT-LISTS-COUNTED',
    'entries',
    `${number}\\+? (?:signs|areas|ways to pay|items|checks|(?:tyre )?brands)`,
  ],
  ['CONTENT-REVIEWS', 'reviews', `${number} (?:customer |five-star )?reviews?\\b`],
] as const)
  clause(id, `no source file has the number of ${entries} in words or figures`, () => {
    const lines = filesOf('src/**/*.{ts,tsx}').flatMap((file) =>
      read(file)
        .replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(lines.filter((line) => new RegExp(pattern, 'i').test(line))).toEqual([]);
  });

clause('CONTENT-LISTS-COUNTED', 'each sentence has the number of entries in its list', async () => {
  const texts = await loadContent();
  expectEach(texts, tableOf('CONTENT-LISTS-COUNTED').flat());
  const brands = texts.flatMap((text) => text.match(/\d+\+(?= (?:tyre )?brands)/g) ?? []);
  expect(new Set(brands)).toEqual(new Set([brandCount]));
});

for (const [count, words] of [
  [7, ['Seven customer reviews: tyres', 'Read 7 reviews', 'Seven five-star reviews we chose.']],
  [1, ['One customer review: tyres', 'Read 1 review', 'One five-star review we chose.']],
] as const)
  clause('CONTENT-REVIEWS', `descriptions, links and sentences count ${count}`, async () => {
    const texts = await contentWith('../../src/content/selectedReviews.ts', async (original) => {
      const { selectedReviews } = await original<typeof reviewsFile>();
      // The first review is repeated, because the owner may have fewer reviews than the test needs.
      return { selectedReviews: Array.from({ length: count }, () => selectedReviews[0]) };
    });
    for (const part of words)
      expect(texts).toContainEqual(expect.stringMatching(new RegExp(`${part}(?!\\w)`)));
    expect(
      texts.filter((text) => /\b(?:ten|10) (?:customer |five-star )?reviews\b/i.test(text)),
    ).toEqual([]);
  });

const span = { opens: '08:00', closes: '17:00' } as const;

for (const [open = '', count = '', days] of tableOf('CONTENT-WOF-DAYS'))
  clause('CONTENT-WOF-DAYS', `for the days ${open}, the wordings say ${count}, ${days}`, () => {
    const places = open.split('; ').map((own, index) => ({
      name: 'ABC'.charAt(index),
      hours: {
        weekdays: own.startsWith('Mon') ? span : ('closed' as const),
        saturday: own.endsWith('Sat') ? span : ('closed' as const),
        sunday: span,
      },
    }));
    expect(inspectionDays(places)).toEqual({
      short: `${count} a week`,
      long: `${count.replace('up to ', '')} a week, ${days}`,
    });
  });
