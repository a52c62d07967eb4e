import type { Specification } from './clauses.ts';

/** One entry of the discrepancy register, `spec/decisions/register.md`. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  /** Only the owner can say whether it is right. */
  readonly confirm: boolean;
  /** The clauses that hold it; none as long as the page it concerns is not written out. */
  readonly clauses: readonly string[];
}

/**
 * Reads the entries of the register.
 *
 * @throws Error when an entry lacks its heading, its decision or one of its two lines.
 */
export function parseRegister(markdown: string): Decision[] {
  return markdown
    .split(/^(?=### )/m)
    .slice(1)
    .map((part) => {
      const [, id, title] = /^### (D\d+): (.+)$/m.exec(part) ?? [];
      const [, confirm] = /^- confirm: (yes|no)$/m.exec(part) ?? [];
      const [, clauses] = /^- clauses: (.+)$/m.exec(part) ?? [];
      if (!id || !title || !confirm || !clauses || !/^Decided: ./m.test(part)) {
        throw new Error(
          `The entry "${part.split('\n', 1)[0]}" needs a heading "### D1: Title", a paragraph "Decided: ...", a line "- confirm: yes" or "no", and a line "- clauses: IDS" or "later".`,
        );
      }
      return {
        id,
        title,
        confirm: confirm === 'yes',
        clauses: clauses === 'later' ? [] : clauses.split(', '),
      };
    });
}

/**
 * Lists where register and clauses do not agree, one sentence each: a clause that rests on a decision stands
 * in the decision's entry, and an entry names only clauses that exist.
 */
export function checkRegister(register: readonly Decision[], { clauses }: Specification): string[] {
  const entries = new Map(register.map((entry) => [entry.id, entry]));
  const known = new Set(clauses.map(({ id }) => id));
  return [
    ...register
      .filter(({ id }, index) => id !== `D${index + 1}`)
      .map(({ id }) => `${id} is out of order: entries are numbered from D1, each once.`),
    ...clauses.flatMap(({ id, source, text }) =>
      [...new Set(`${source} ${text}`.match(/\bD\d+\b/g))].flatMap((decision) => {
        const entry = entries.get(decision);
        if (!entry) return [`${id} rests on ${decision}, which the register does not have.`];
        return entry.clauses.includes(id)
          ? []
          : [`${id} rests on ${decision}, whose entry does not name it.`];
      }),
    ),
    ...register.flatMap((entry) =>
      entry.clauses
        .filter((id) => !known.has(id))
        .map((id) => `${entry.id} names ${id}, which no clause is called.`),
    ),
  ];
}
