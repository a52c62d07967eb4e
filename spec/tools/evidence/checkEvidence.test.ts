import { describe, expect, test } from 'vitest';
import type { EvidenceKind } from '../clauses/clauses.ts';
import { fixtureClause, fixtureTest } from '../fixtures.ts';
import { checkCitations, missingEvidence, type CitingStory } from './checkEvidence.ts';
import type { TestResult } from './reports.ts';

const clauseWith = (...verify: EvidenceKind[]) =>
  fixtureClause({ id: 'FORM-SENT', file: 'spec/contact-form/clauses.md', verify });

const specTest = fixtureTest({
  file: 'spec/contact-form/sent.test.tsx',
  title: 'sent',
  clauses: ['FORM-SENT'],
});
const browserTest: TestResult = { ...specTest, runner: 'e2e', file: 'e2e/contact.spec.ts' };
const story: CitingStory = { id: 'contact--sent', clauses: ['FORM-SENT'] };
const storyTest: TestResult = {
  ...specTest,
  file: 'stories/forms.test.ts',
  clauses: [],
  stories: ['contact--sent'],
};

const kinds: EvidenceKind[] = ['spec', 'e2e', 'story', 'a11y'];

describe('evidence', () => {
  test.each<[EvidenceKind, TestResult, CitingStory[]]>([
    ['spec', specTest, []],
    ['e2e', browserTest, []],
    ['story', storyTest, [story]],
    ['a11y', { ...browserTest, audits: true }, []],
    ['a11y', { ...storyTest, audits: true }, [story]],
  ])('of the kind %s needs a test that passed', (kind, result, stories) => {
    expect(missingEvidence(clauseWith(kind), [result], stories)).toEqual([]);
    for (const outcome of ['failed', 'skipped'] as const) {
      expect(missingEvidence(clauseWith(kind), [{ ...result, outcome }], stories)).toEqual([
        `FORM-SENT (spec/contact-form/clauses.md) names ${kind} as evidence, but no ${kind} test that cites it passed. Add one, or take ${kind} out of its verify line.`,
      ]);
    }
  });

  test.each<[string, TestResult, string[]]>([
    ['a Vitest test', specTest, ['e2e', 'story', 'a11y']],
    ['a Playwright test', browserTest, ['spec', 'story', 'a11y']],
    ['a test of a story of the clause', storyTest, ['spec', 'e2e', 'a11y']],
    ['a test of another clause', { ...specTest, clauses: ['FORM-LOST'] }, kinds],
    ['a test of another story', { ...storyTest, stories: ['contact--idle'] }, kinds],
  ])(
    'of the kinds that %s does not give is reported, except manual evidence',
    (_, result, missing) => {
      const sentences = missingEvidence(clauseWith(...kinds, 'manual'), [result], [story]);
      expect(sentences.map((text) => text.split(' ')[3])).toEqual(missing);
    },
  );
});

describe('citations', () => {
  const specification = { clauses: [clauseWith('spec')], retired: ['FORM-OLD'], problems: [] };
  const check = (results: TestResult[], stories: CitingStory[] = []) => [
    ...checkCitations(specification, results, stories, ['spec/project/']),
  ];

  test('of existing clauses are accepted', () => {
    expect(check([specTest, browserTest, storyTest], [story])).toEqual([]);
  });

  test('of unknown and retired ids are reported, in tests and in stories', () => {
    expect(
      check(
        [
          { ...specTest, clauses: ['FORM-SNET'] },
          { ...browserTest, clauses: ['FORM-OLD'] },
        ],
        [{ id: 'contact--sent', clauses: ['FORM-SNET'] }],
      ),
    ).toEqual([
      'spec/contact-form/sent.test.tsx: sent cites FORM-SNET, which is not the id of a clause. Correct the id.',
      'e2e/contact.spec.ts: sent cites FORM-OLD, which is retired. Correct the id.',
      'story contact--sent cites FORM-SNET, which is not the id of a clause. Correct the id.',
    ]);
  });

  test('are required in every Vitest test, except tests of stories and tests in the named folders', () => {
    const uncited = { ...specTest, clauses: [] };
    expect(check([uncited])).toEqual([
      `spec/contact-form/sent.test.tsx: "sent" cites no clause. Write it with clause('ID', ...).`,
    ]);
    expect(check([storyTest])).toEqual([]);
    expect(check([{ ...uncited, file: 'spec/project/imports.node.test.ts' }])).toEqual([]);
  });
});
