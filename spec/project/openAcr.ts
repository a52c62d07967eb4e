/**
 * The table of WCAG 2.2 as an accessibility conformance report in the format OpenACR, which buyers' tools read.
 * `npm run spec:figures` writes it to `spec/docs/openacr.yaml`.
 */
import { business } from '../facts/business.ts';
import type { Criterion } from './wcag.ts';

/** How far a product meets a criterion, in the terms of VPAT: of its five, the two that the table can give grounds for. */
type Level = 'supports' | 'not-applicable';

/** A report as OpenACR's schema has it (`openacr-0.1.0.json`), with the parts of it that are used here. */
export interface OpenAcr {
  readonly title: string;
  readonly product: { readonly name: string; readonly description: string };
  readonly author: { readonly company_name: string; readonly email: string };
  readonly report_date: string;
  readonly notes: string;
  readonly evaluation_methods_used: string;
  readonly legal_disclaimer: string;
  /** The list of criteria, by its name in OpenACR: the WCAG edition of VPAT 2.5. */
  readonly catalog: '2.5-edition-wcag-2.2-en';
  readonly chapters: Readonly<Record<string, Chapter>>;
}

interface Chapter {
  readonly notes?: string;
  readonly criteria: readonly {
    readonly num: string;
    readonly components: readonly {
      readonly name: 'web';
      readonly adherence: { readonly level: Level; readonly notes: string };
    }[];
  }[];
}

/** Criteria without a test that still apply to every page: nothing flashes, and how a press works. */
const byConstruction = ['2.3.1', '2.5.2'];

function adherenceOf({ id, clauses, note }: Criterion) {
  const words = note ? [note] : [];
  const unverified = 'No person has verified this.';
  if (clauses.length > 0)
    return {
      level: 'supports',
      notes: [...words, `Automated tests hold it: ${clauses.join(', ')}.`, unverified].join(' '),
    } as const;
  if (byConstruction.includes(id))
    return {
      level: 'supports',
      notes: [...words, 'No test holds it.', unverified].join(' '),
    } as const;
  return { level: 'not-applicable', notes: [...words, unverified].join(' ') } as const;
}

/** The day on which the table was last compared with the tests and the site. */
const compared = '2026-11-23';

/** The report. */
export function openAcrOf(table: readonly Criterion[]): OpenAcr {
  const chapterOf = (level: Criterion['level']) => ({
    criteria: table
      .filter((criterion) => criterion.level === level)
      .map((criterion) => ({
        num: criterion.id,
        components: [{ name: 'web', adherence: adherenceOf(criterion) } as const],
      })),
  });
  return {
    title: `${business.name} Accessibility Conformance Report`,
    product: { name: business.name, description: 'The website, with its two forms.' },
    author: { company_name: business.name, email: business.email },
    report_date: compared,
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

/** A value as YAML: texts in double quotes, as in JSON. */
export function yamlOf(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return ` ${JSON.stringify(value)}\n`;
  const deeper = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((each) => `${indent}-${yamlOf(each, deeper)}`)
    : Object.entries(value).map(([key, each]) => `${indent}${key}:${yamlOf(each, deeper)}`);
  return `\n${entries.join('')}`;
}
