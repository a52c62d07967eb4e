/** The table of WCAG 2.2 in `spec/docs/accessibility.md`, and the conformance report that is made from it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { business } from '../facts/business.ts';

/** The page with the table. */
export const statementFile = 'spec/docs/accessibility.md';

/** A success criterion with the clauses whose tests cover it, or with the reason why there is nothing to test. */
export interface Criterion {
  readonly id: string;
  readonly level: 'A' | 'AA' | 'AAA';
  readonly result: string;
  readonly clauses: readonly string[];
  readonly note: string;
}

/** Reads the table of the accessibility statement. */
export function readCriteria(root: string): Criterion[] {
  const rows = readFileSync(path.join(root, statementFile), 'utf8').matchAll(
    /^\| (\d+\.\d+\.\d+) [^|]*\| (A{1,3}) +\| ([^|]*?) +\| (.*?) +\|$/gm,
  );
  return [...rows].map(([, id = '', level, result = '', cell = '']) => ({
    id,
    level: level as Criterion['level'],
    result,
    clauses: [...cell.matchAll(/`([A-Z0-9-]+)`/g)].map(([, clause = '']) => clause),
    note: cell.replaceAll(/`[A-Z0-9-]+`(?:, )?/g, '').trim(),
  }));
}

/**
 * Criteria that every page meets by the way it is built, although no test covers them: nothing flashes, and every press
 * is a click.
 */
const metByConstruction = ['2.3.1', '2.5.2'];

function adherenceOf({ id, clauses, note }: Criterion) {
  const isMet = clauses.length > 0 || metByConstruction.includes(id);
  const tests = clauses.length > 0 ? `Automated tests hold it: ${clauses.join(', ')}.` : '';
  const notes = [note, tests || (isMet && 'No test holds it.'), 'No person has verified this.'];
  return { level: isMet ? 'supports' : 'not-applicable', notes: notes.filter(Boolean).join(' ') };
}

/** The table as a report in the OpenACR format (`openacr-0.1.0.json`), which the tools of buyers read. */
export function openAcrOf(table: readonly Criterion[]) {
  const chapterOf = (wanted: Criterion['level']) => ({
    criteria: table
      .filter(({ level }) => level === wanted)
      .map((criterion) => ({
        num: criterion.id,
        components: [{ name: 'web', adherence: adherenceOf(criterion) }],
      })),
  });
  return {
    title: `${business.name} Accessibility Conformance Report`,
    product: { name: business.name, description: 'The website, with its two forms.' },
    author: { company_name: business.name, email: business.email },
    // The day on which the table was last compared with the tests and the site.
    report_date: '2026-11-23',
    notes:
      'No person has verified this report yet: no screen reader, voice control or magnifier has been tried. ‘Supports’ means that automated tests find no fault, or that the notes say why there can be none. The map on the contact page is another party’s: it is not covered, and a list beside it has the same branches.',
    evaluation_methods_used:
      'Automated tests in Chromium of every page and its states, with the engines axe and IBM Equal Access and tests of our own. Each note names the clauses of the specification whose tests hold the criterion; for each clause a planted fault has to make a test fail.',
    legal_disclaimer: 'No licence has been given for this report.',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapterOf('A'),
      success_criteria_level_aa: chapterOf('AA'),
      success_criteria_level_aaa: {
        notes: 'Only the criteria that tests hold are reported.',
        ...chapterOf('AAA'),
      },
    },
  };
}

/** A value as YAML, with texts in double quotes as in JSON. */
export function yamlOf(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return ` ${JSON.stringify(value)}\n`;
  const deeper = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((each) => `${indent}-${yamlOf(each, deeper)}`)
    : Object.entries(value).map(([key, each]) => `${indent}${key}:${yamlOf(each, deeper)}`);
  return `\n${entries.join('')}`;
}
