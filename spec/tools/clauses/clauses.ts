import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The kinds of evidence that can hold a clause; spec/README.md says what makes each of them. */
const evidenceKinds = ['spec', 'e2e', 'story', 'a11y', 'manual'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** How strongly a clause binds: what must hold is proven by a violation, what should hold may go without. */
const levels = ['must', 'should'] as const;
export type Level = (typeof levels)[number];

/** One small change of the product that breaks a clause. */
interface Violation {
  /** A file below `src`, from the root of the project. */
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

/** One clause of the specification, as its Markdown says it. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  /** The folder that holds the clause, such as `menu`. */
  readonly area: string;
  /** The normative text: what stands between heading and list, without its `Why:` paragraphs. */
  readonly text: string;
  /** The text of each quotation (`> ...`): words the site shows exactly so. */
  readonly quotes: readonly string[];
  readonly source: string;
  readonly level: Level;
  readonly verify: readonly EvidenceKind[];
  readonly pages: readonly string[];
  readonly violations: readonly Violation[];
  readonly file: string;
}

/** What Markdown files say: their clauses, the ids they gave up, and every place that could not be read. */
export interface Specification {
  readonly clauses: readonly Clause[];
  /** Ids of former clauses. They stay listed under `## Retired`, so that no new clause takes them. */
  readonly retired: readonly string[];
  /** One sentence for each thing that is not written in the form of a clause. */
  readonly problems: readonly string[];
}

const idPattern = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+';
const headingLine = new RegExp(`^### (${idPattern}): (\\S.*)$`);
const retiredLine = new RegExp(`^- (${idPattern}): (\\S.*)$`);
const fieldLine = /^- (\w+): (\S.*)$/;
const violationLine = /^(\S+) \| (.+?) -> ?(.*)$/;
const fieldNames = ['source', 'level', 'verify', 'page', 'violate'];

/**
 * Reads one Markdown file of clauses: every heading of the third level is one, those of the second level
 * group them, and `## Retired` lists ids. What cannot be read is a problem in the result, never dropped.
 */
export function parseClauses(markdown: string, file: string): Specification {
  const clauses: Clause[] = [];
  const retired: string[] = [];
  const problems: string[] = [];
  for (const part of markdown.split(/^(?=##+ )/m).slice(1)) {
    if (/^## Retired$/m.test(part)) {
      const read = parseRetired(part, file);
      retired.push(...read.ids);
      problems.push(...read.faults);
    } else if (!part.startsWith('## ')) {
      const { clause, faults } = parseClause(part, file);
      if (clause) clauses.push(clause);
      problems.push(...faults);
    }
  }
  return { clauses, retired, problems };
}

function parseRetired(part: string, file: string): { ids: string[]; faults: string[] } {
  const lines = part.split('\n').filter((line) => line.startsWith('-'));
  return {
    ids: lines.flatMap((line) => retiredLine.exec(line)?.[1] ?? []),
    faults: lines
      .filter((line) => !retiredLine.test(line))
      .map((line) => `${file}: "${line}" is not "- ID: why it was retired".`),
  };
}

function parseClause(part: string, file: string): { clause: Clause | null; faults: string[] } {
  const [heading = '', ...lines] = part.trimEnd().split('\n');
  const [, id = '', title = ''] = headingLine.exec(heading) ?? [];
  if (!id) {
    return {
      clause: null,
      faults: [`${file}: "${heading}" is not "### AREA-WORDS: Title" with an id in capitals.`],
    };
  }

  const faults: string[] = [];
  const fault = (text: string) => faults.push(`${id} (${file}): ${text}`);
  // The fields are the last block; a list further up is part of the text.
  const lastBlock = lines.lastIndexOf('') + 1;
  const prose = lines.slice(0, lastBlock);
  const fields: { name: string; value: string }[] = [];
  for (const line of lines.slice(lastBlock)) {
    const [, name = '', value = ''] = fieldLine.exec(line) ?? [];
    if (fieldNames.includes(name)) fields.push({ name, value: value.trim() });
    else fault(`"${line}" is not "- name: value" with one of ${fieldNames.join(', ')}.`);
  }

  const all = (name: string) => fields.filter((field) => field.name === name).map((f) => f.value);
  const one = (name: string) => {
    const values = all(name);
    if (values.length === 0) fault(`has no ${name}.`);
    if (values.length > 1) fault(`has ${values.length} lines of ${name}, where one is meant.`);
    return values[0] ?? '';
  };
  const words = (list: string) =>
    list
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);

  const level = one('level');
  if (level && !isOneOf(levels, level)) fault(`level is "${level}", not ${levels.join(' or ')}.`);
  const verify = words(one('verify'));
  for (const kind of verify) {
    if (!isOneOf(evidenceKinds, kind)) {
      fault(`verify names "${kind}", which is none of ${evidenceKinds.join(', ')}.`);
    }
  }
  if (new Set(verify).size !== verify.length) fault('verify names a kind of evidence twice.');
  const violations = all('violate').flatMap((value) => {
    const [, target = '', from = '', to = ''] = violationLine.exec(value) ?? [];
    if (!target) {
      fault(`"${value}" is not "file | from -> to".`);
      return [];
    }
    return { file: target, from: plain(from), to: plain(to) };
  });
  const paragraphs = prose
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  const text = paragraphs.filter((paragraph) => !paragraph.startsWith('Why:')).join('\n\n');
  if (!text) fault('has no text between its heading and its list.');

  const clause: Clause = {
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
  return { clause, faults };
}

/** Each quotation of a text, its lines joined. */
function quotesOf(text: string): string[] {
  return text
    .split(/\n(?!>)/)
    .map((block) =>
      block
        .split('\n')
        .filter((line) => line.startsWith('>'))
        .map((line) => line.replace(/^> ?/, ''))
        .join(' ')
        .trim(),
    )
    .filter(Boolean);
}

/** Text that stands in backquotes because Markdown would otherwise read its stars and underscores. */
function plain(text: string): string {
  return /^`(.*)`$/.exec(text)?.[1] ?? text;
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}

/** The whole specification of the project, in the order of its files. */
export function readSpecification(root: string): Specification {
  const parts = globSync('spec/*/clauses.md', { cwd: root })
    .toSorted()
    .map((file) => parseClauses(readFileSync(path.join(root, file), 'utf8'), file));
  return {
    clauses: parts.flatMap(({ clauses }) => clauses),
    retired: parts.flatMap(({ retired }) => retired),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

/** Every clause of the project that can be read, in the order of its files. */
export function readClauses(root: string): readonly Clause[] {
  return readSpecification(root).clauses;
}
