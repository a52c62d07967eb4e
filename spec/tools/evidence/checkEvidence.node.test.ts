import { describe, expect, test } from 'vitest';
import type { Clause, EvidenceKind } from '../clauses/clauses.ts';
import { checkCitations, missingEvidence, type CitingStory } from './checkEvidence.ts';
import type { TestResult } from './reports.ts';

function clauseWith(...verify: EvidenceKind[]): Clause {
  return {
    id: 'FORM-SENT',
    title: 'A sent form says so',
    area: 'contact-form',
    text: 'The form is replaced.',
    quotes: [],
    source: '§4',
    level: 'must',
    verify,
    pages: [],
    violations: [],
    file: 'spec/contact-form/clauses.md',
  };
}

const specTest: TestResult = {
  runner: 'spec',
  file: 'spec/contact-form/sent.test.tsx',
  title: 'sent',
  outcome: 'passed',
  clauses: ['FORM-SENT'],
  stories: [],
  audits: false,
};
const browserTest: TestResult = { ...specTest, runner: 'e2e', file: 'e2e/contact.spec.ts' };
const story: CitingStory = { id: 'contact--sent', clauses: ['FORM-SENT'] };
const storyTest: TestResult = { ...browserTest, clauses: [], stories: ['contact--sent'] };

describe('evidence', () => {
  test.each<[EvidenceKind, TestResult, CitingStory[]]>([
    ['spec', specTest, []],
    ['e2e', browserTest, []],
    ['story', storyTest, [story]],
    ['a11y', { ...browserTest, audits: true }, []],
    ['a11y', { ...storyTest, audits: true }, [story]],
  ])('of the kind %s is a test that passed', (kind, result, stories) => {
    expect(missingEvidence(clauseWith(kind), [result], stories)).toEqual([]);
    for (const outcome of ['failed', 'skipped', 'flaky'] as const) {
      expect(missingEvidence(clauseWith(kind), [{ ...result, outcome }], stories)).toEqual([
        `FORM-SENT names ${kind} as evidence, but no such test that cites it passed.`,
      ]);
    }
  });

  test('of one kind is no evidence of another', () => {
    const kinds: EvidenceKind[] = ['spec', 'e2e', 'story', 'a11y'];
    const missing = (result: TestResult, stories: CitingStory[]) =>
      missingEvidence(clauseWith(...kinds), [result], stories).map((text) => text.split(' ')[2]);
    expect(missing(specTest, [])).toEqual(['e2e', 'story', 'a11y']);
    expect(missing(browserTest, [])).toEqual(['spec', 'story', 'a11y']);
    expect(missing(storyTest, [story])).toEqual(['spec', 'e2e', 'a11y']);
  });

  test('of another clause is none', () => {
    expect(
      missingEvidence(clauseWith('spec'), [{ ...specTest, clauses: ['FORM-LOST'] }], []),
    ).toHaveLength(1);
  });

  test('a story that no test opened is none', () => {
    const other = { ...storyTest, stories: ['contact--idle'] };
    expect(missingEvidence(clauseWith('story'), [other], [story])).toHaveLength(1);
  });

  test('that a person gives is not looked for here', () => {
    expect(missingEvidence(clauseWith('manual'), [], [])).toEqual([]);
  });
});

describe('citations', () => {
  const specification = { clauses: [clauseWith('spec')], retired: ['FORM-OLD'], problems: [] };
  const check = (results: TestResult[], stories: CitingStory[] = []) =>
    checkCitations(specification, results, stories);

  test('of clauses that exist are fine', () => {
    expect(check([specTest, browserTest, storyTest], [story])).toEqual([]);
  });

  test('of an unknown and of a retired id are named, from tests and from stories', () => {
    expect(
      check(
        [
          { ...specTest, clauses: ['FORM-SNET'] },
          { ...browserTest, clauses: ['FORM-OLD'] },
        ],
        [{ id: 'contact--sent', clauses: ['FORM-SNET'] }],
      ),
    ).toEqual([
      'spec/contact-form/sent.test.tsx: sent cites FORM-SNET, which names no clause.',
      'e2e/contact.spec.ts: sent cites FORM-OLD, which is retired.',
      'story contact--sent cites FORM-SNET, which names no clause.',
    ]);
  });

  test('are asked of every test under spec, the tests of the tools and habits aside', () => {
    const uncited = { ...specTest, clauses: [] };
    expect(check([uncited])).toEqual(['spec/contact-form/sent.test.tsx: sent cites no clause.']);
    expect(check([{ ...uncited, file: 'spec/tools/run/steps.node.test.ts' }])).toEqual([]);
    expect(check([{ ...uncited, file: 'spec/project/imports.node.test.ts' }])).toEqual([]);
  });
});
