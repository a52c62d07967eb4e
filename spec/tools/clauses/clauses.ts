import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Violation } from '../proof/types.ts';
import { anotherValue, changeValue } from './anotherValue.ts';
import { fillFacts, type Facts } from './fillFacts.ts';

/** The kinds of evidence that can verify a clause; spec/README.md says which test gives which kind. */
const evidenceKinds = ['spec', 'e2e', 'manual'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** A `must` clause needs a violation; a `should` clause does not. */
const levels = ['must', 'should'] as const;
export type Level = (typeof levels)[number];

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly area: string;
  /**
   * The binding text: everything between heading and list except `Why:` paragraphs. It contains the names of facts,
   * such as `{price.rotation}`; `fillFacts` inserts their values.
   */
  readonly text: string;
  /** The text of each quotation (`> ...`): the exact words of the site. */
  readonly quotes: readonly string[];
  readonly source: string;
  readonly level: Level;
  readonly verify: readonly EvidenceKind[];
  readonly pages: readonly string[];
  readonly violations: readonly Violation[];
  readonly file: string;
}

/** The content of Markdown files: clauses, retired ids and syntax errors. */
export interface Specification {
  readonly clauses: readonly Clause[];
  /** The ids under `## Retired`, which no new clause may use. */
  readonly retired: readonly string[];
  /** One sentence for each syntax error. */
  readonly problems: readonly string[];
}

const idPattern = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+';
const headingLine = new RegExp(`^### (${idPattern}): (\\S.*)$`);
const retiredLine = new RegExp(`^- (${idPattern}): (\\S.*)$`);
const fieldLine = /^- (\w+): (\S.*)$/;
const violationLine = /^(\S+) \| (.+?) -> ?(.*)$/;
const fieldNames = ['source', 'level', 'verify', 'page', 'violate'];

/**
 * Reads a Markdown file of clauses. Headings of the third level are clauses, headings of the second level group them,
 * and `## Retired` lists ids. Syntax errors are among the problems of the result.
 */
export function parseClauses(markdown: string, file: string): Specification {
  const clauses: Clause[] = [];
  const retired: string[] = [];
  const problems: string[] = [];
  for (const part of markdown.split(/^(?=##+ )/m).slice(1)) {
    if (/^## Retired$/m.test(part)) {
      for (const line of part.split('\n').filter((each) => each.startsWith('-'))) {
        const [, id] = retiredLine.exec(line) ?? [];
        if (id) retired.push(id);
        else problems.push(`${file}: "${line}" should read "- ID: why it was retired".`);
      }
    } else if (!part.startsWith('## ')) {
      const clause = parseClause(part, file, problems);
      if (clause) clauses.push(clause);
    }
  }
  return { clauses, retired, problems };
}

/** Reads one clause and adds its faults to the problems; `undefined` if its heading cannot be read. */
function parseClause(part: string, file: string, problems: string[]): Clause | undefined {
  const [heading = '', ...lines] = part.trimEnd().split('\n');
  const [, id = '', title = ''] = headingLine.exec(heading) ?? [];
  if (!id) {
    const form = '"### AREA-WORDS: Title" with the id in capitals';
    problems.push(`${file}: "${heading}" should read ${form}.`);
    return undefined;
  }

  const fault = (text: string) => problems.push(`${id} (${file}): ${text}`);
  // The fields are the last block of lines; an earlier list belongs to the text.
  const lastBlock = lines.lastIndexOf('') + 1;
  const prose = lines.slice(0, lastBlock);
  const fields: { name: string; value: string }[] = [];
  for (const line of lines.slice(lastBlock)) {
    const [, name = '', value = ''] = fieldLine.exec(line) ?? [];
    if (fieldNames.includes(name)) fields.push({ name, value: value.trim() });
    else
      fault(
        `"${line}" should read "- name: value", the name being one of ${fieldNames.join(', ')}.`,
      );
  }

  const all = (name: string) => fields.filter((field) => field.name === name).map((f) => f.value);
  const one = (name: string) => {
    const values = all(name);
    if (values.length === 0) fault(`has no ${name}. Add "- ${name}: ..." to its list.`);
    if (values.length > 1) fault(`has ${values.length} lines of ${name}. Keep one.`);
    return values[0] ?? '';
  };
  const words = (list: string) => list.split(/,\s*/).filter(Boolean);

  const level = one('level');
  if (level && !isOneOf(levels, level))
    fault(`its level is "${level}". Write ${levels.join(' or ')}.`);
  const verify = words(one('verify'));
  for (const kind of verify)
    if (!isOneOf(evidenceKinds, kind))
      fault(`its verify line names "${kind}". Use ${evidenceKinds.join(', ')}.`);
  const violations = all('violate').flatMap((value) => {
    const [, target = '', from = '', to = ''] = violationLine.exec(value) ?? [];
    if (!target) {
      fault(`"${value}" should read "file | from -> to".`);
      return [];
    }
    return { file: target, from: plain(from), to: plain(to) };
  });
  const paragraphs = prose
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  const text = paragraphs.filter((paragraph) => !paragraph.startsWith('Why:')).join('\n\n');
  if (!text) fault('has no text between its heading and its list. Write what must be true.');

  return {
    id,
    title,
    area: path.basename(path.dirname(file)),
    text,
    quotes: quotesOf(text),
    source: one('source'),
    level: isOneOf(levels, level) ? level : 'must',
    verify: verify.filter((kind) => isOneOf(evidenceKinds, kind)),
    pages: words(all('page')[0] ?? ''),
    violations,
    file,
  };
}

function quotesOf(text: string): string[] {
  return [...text.matchAll(/(?:^>.*\n?)+/gm)]
    .map(([quote]) => quote.replace(/^> ?/gm, '').replace(/\\(?=[*_])/g, ''))
    .map((quote) => quote.trim().replaceAll('\n', ' '))
    .filter(Boolean);
}

/** The text inside backquotes, in which Markdown does not read stars and underscores. */
function plain(text: string): string {
  return /^`(.*)`$/.exec(text)?.[1] ?? text;
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}

/**
 * Reads the specification of a project, in the order of its files.
 *
 * @throws Error if it has no clause
 */
export function readSpecification(root: string): Specification {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const parts = globSync('spec/*/clauses.md', { cwd: root })
    .toSorted()
    .map((file) => parseClauses(read(file), file));
  if (parts.every(({ clauses }) => clauses.length === 0))
    throw new Error(
      `No clause is found in ${path.join(root, 'spec/*/clauses.md')}. Restore these files.`,
    );
  return {
    clauses: parts
      .flatMap(({ clauses }) => clauses)
      .map((clause) => ({
        ...clause,
        violations: clause.violations.map((violation) =>
          violation.to === anotherValue && existsSync(path.join(root, violation.file))
            ? { ...violation, ...changeValue(read(violation.file), violation.from) }
            : violation,
        ),
      })),
    retired: parts.flatMap(({ retired }) => retired),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

export function readClauses(root: string): readonly Clause[] {
  return readSpecification(root).clauses;
}

/**
 * A hash of a clause's text with the values of its facts, its quotations, level and kinds of evidence. A tester's result
 * is valid for one fingerprint, so it stays valid if title, reasons, source, violations or the rest of the page change.
 */
export function fingerprint({ text, quotes, level, verify }: Clause, facts: Facts): string {
  const words = JSON.stringify([
    fillFacts(text, facts).replace(/\s+/g, ' '),
    quotes.map((quote) => fillFacts(quote, facts)),
    level,
    verify,
  ]);
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}
