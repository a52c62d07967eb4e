import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The kinds of evidence that can hold a clause. */
export const evidenceKinds = ['spec', 'e2e', 'story', 'a11y', 'manual'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** One small change of the product that breaks a clause. */
export interface Violation {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** One clause of the specification, as its Markdown says it. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly area: string;
  /** The normative text: everything between the heading and the list. */
  readonly text: string;
  readonly source: string;
  readonly level: string;
  readonly verify: readonly string[];
  readonly pages: readonly string[];
  readonly violations: readonly Violation[];
  readonly file: string;
}

const heading = /^### ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*): (.+)$/;

/** Reads the clauses of one Markdown file. */
export function parseClauses(markdown: string, file: string): Clause[] {
  const area = path.basename(path.dirname(file));
  return markdown
    .split(/^(?=### )/m)
    .filter((part) => part.startsWith('### '))
    .map((part) => {
      const [first = '', ...rest] = part.split('\n');
      const match = heading.exec(first);
      if (!match)
        throw new Error(`${file}: "${first}" is not "### ID: Title" with an id in capitals.`);
      const [, id = '', title = ''] = match;
      const start = rest.findIndex((line) => /^- \w+:/.test(line));
      const list = start === -1 ? [] : rest.slice(start);
      const fields = (name: string) =>
        list
          .filter((line) => line.startsWith(`- ${name}: `))
          .map((line) => line.slice(name.length + 4).trim());
      const words = (name: string) =>
        (fields(name)[0] ?? '')
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean);
      return {
        id,
        title,
        area,
        text: rest
          .slice(0, start === -1 ? undefined : start)
          .join('\n')
          .trim(),
        source: fields('source')[0] ?? '',
        level: fields('level')[0] ?? '',
        verify: words('verify'),
        pages: words('page'),
        violations: fields('violate').map((line) => {
          const [, target = '', from = '', to = ''] = /^(\S+) \| (.*?) -> (.*)$/.exec(line) ?? [];
          return { file: target, from, to };
        }),
        file,
      };
    });
}

/** Every clause of the project, in the order of its files. */
export function readClauses(root: string): Clause[] {
  return globSync('spec/*/clauses.md', { cwd: root })
    .toSorted()
    .flatMap((file) => parseClauses(readFileSync(path.join(root, file), 'utf8'), file));
}
