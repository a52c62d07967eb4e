import type { Specification } from './clauses.ts';

/** One entry of the discrepancy register, `spec/decisions/register.md`. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  /** What the specification says, what was decided and why, in Markdown. */
  readonly words: string;
  /** Only the owner can say whether it is right. */
  readonly confirm: boolean;
  /** The clauses that hold it. */
  readonly clauses: readonly string[];
  /** Why no clause holds it, where none does. */
  readonly without?: string;
  /** The last day on which it stands without being decided again, such as `2027-06-30`; most have none. */
  readonly until?: string;
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
      const [, clauses] = /^- clauses: ([A-Z][A-Z0-9, -]+|none, because .+)$/m.exec(part) ?? [];
      const [, without] = /^none, because (.+)$/.exec(clauses ?? '') ?? [];
      const [, until] = /^- until: (.+)$/m.exec(part) ?? [];
      if (!id || !title || !confirm || !clauses || !/^Decided: ./m.test(part)) {
        throw new Error(
          `The entry "${part.split('\n', 1)[0]}" needs a heading "### D1: Title", a paragraph "Decided: ...", a line "- confirm: yes" or "no", and a line "- clauses: IDS" or "none, because ...".`,
        );
      }
      if (until !== undefined && !/^\d{4}-\d\d-\d\d$/.test(until)) {
        throw new Error(`${id} stands until "${until}", which is not a day such as 2027-06-30.`);
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
 * Lists where register and clauses do not agree, one sentence each: a clause that rests on a decision stands
 * in the decision's entry, an entry names only clauses that exist, and none has outlived its day or its clauses.
 *
 * @param today the day, such as `2026-11-18`.
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
      isGone(entry, retired)
        ? [
            `${entry.id} is gone: every clause that it names is retired. Take it out, or say what holds it.`,
          ]
        : entry.clauses
            .filter((id) => !known.has(id))
            .map((id) => `${entry.id} names ${id}, which no clause is called.`),
    ),
    ...register
      .filter(({ until }) => until !== undefined && until < today)
      .map(({ id, until }) => `${id} stood until ${until}, and that day is past. Decide again.`),
  ];
}

/** Whether nothing is left of what a decision was about. */
function isGone(entry: Decision, retired: readonly string[]): boolean {
  return entry.clauses.length > 0 && entry.clauses.every((id) => retired.includes(id));
}
