import type { Specification } from './clauses.ts';

/** An entry of the register of decisions. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  /** What the specification says, what was decided and why, in Markdown. */
  readonly words: string;
  /** Whether the owner still has to confirm the decision. */
  readonly confirm: boolean;
  /** The clauses that implement it. */
  readonly clauses: readonly string[];
  /** The reason for having no clause, if it has none. */
  readonly without?: string;
  /** The last day on which it is valid, such as `2027-06-30`; most have none. */
  readonly until?: string;
}

/**
 * Reads the entries of the register.
 *
 * @throws Error if an entry lacks its heading, its decision or one of its two lines
 */
export function parseRegister(markdown: string): Decision[] {
  return markdown
    .split(/^(?=### )/m)
    .slice(1)
    .map((part) => {
      const [, id, title] = /^### (D\d+): (.+)$/m.exec(part) ?? [];
      const [, confirm] = /^- confirm: (yes|no)$/m.exec(part) ?? [];
      const [, clauses] = /^- clauses: ([A-Z][A-Z0-9, -]+|none, because .+)$/m.exec(part) ?? [];
      const [, without] = /^none, because (.+)$/.exec(clauses ?? '') ?? [];
      const [, until] = /^- until: (.+)$/m.exec(part) ?? [];
      if (!id || !title || !confirm || !clauses || !/^Decided: ./m.test(part)) {
        throw new Error(
          `The entry "${part.split('\n', 1)[0]}" needs a heading "### D1: Title", a paragraph "Decided: ...", a line "- confirm: yes" or "no", and a line "- clauses: IDS" or "none, because ...".`,
        );
      }
      if (until !== undefined && !/^\d{4}-\d\d-\d\d$/.test(until)) {
        throw new Error(`The date of ${id} is "${until}". Write it as 2027-06-30.`);
      }
      return {
        id,
        title,
        words: part
          .split('\n')
          .slice(1)
          .join('\n')
          .split(/^- confirm: /m, 1)
          .join('')
          .trim(),
        confirm: confirm === 'yes',
        clauses: without === undefined ? clauses.split(', ') : [],
        ...(without !== undefined && { without }),
        ...(until !== undefined && { until }),
      };
    });
}

/**
 * The disagreements of the register and the clauses, one sentence each. A clause and its decision have to name each
 * other, and an entry may not name an unknown clause, be past its date, or have only retired clauses.
 *
 * @param today the current date, such as `2026-11-18`
 */
export function checkRegister(
  register: readonly Decision[],
  { clauses, retired }: Specification,
  today: string,
): string[] {
  const entries = new Map(register.map((entry) => [entry.id, entry]));
  const known = new Set(clauses.map(({ id }) => id));
  return [
    ...register
      .filter(({ id }, index) => id !== `D${index + 1}`)
      .map(
        ({ id }) => `${id} is out of order. Number the entries of the register from D1, each once.`,
      ),
    ...clauses.flatMap(({ id, source, text }) =>
      [...new Set(`${source} ${text}`.match(/\bD\d+\b/g))].flatMap((decision) => {
        const entry = entries.get(decision);
        if (!entry)
          return [
            `${id} names ${decision}, which is not in the register. Add the entry or correct the clause.`,
          ];
        return entry.clauses.includes(id)
          ? []
          : [
              `${id} names ${decision}, whose entry does not list it. Add ${id} to the clauses of ${decision}.`,
            ];
      }),
    ),
    ...register.flatMap((entry) =>
      entry.clauses.length > 0 && entry.clauses.every((id) => retired.includes(id))
        ? [
            `${entry.id} lists only retired clauses. Remove the entry, or list the clauses that replace them.`,
          ]
        : entry.clauses
            .filter((id) => !known.has(id))
            .map(
              (id) =>
                `${entry.id} lists ${id}, which is not the id of a clause. Correct the entry.`,
            ),
    ),
    ...register
      .filter(({ until }) => until !== undefined && until < today)
      .map(
        ({ id, until }) =>
          `${id} was decided until ${until}, which is past. Decide again and change the date.`,
      ),
  ];
}
