import type { Specification } from './clauses.ts';

export interface Decision {
  readonly id: string;
  readonly title: string;
  /** What the specification says, what was decided and why, in Markdown. */
  readonly words: string;
  readonly confirm: boolean;
  readonly clauses: readonly string[];
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
      if (!id || !title || !confirm || !clauses || !/^Decided: ./m.test(part)) {
        throw new Error(
          `The entry "${part.split('\n', 1)[0]}" needs a heading "### D1: Title", a paragraph "Decided: ...", a line "- confirm: yes" or "no", and a line "- clauses: IDS" or "none, because ...".`,
        );
      }
      return {
        id,
        title,
        words: part.slice(part.indexOf('\n'), part.search(/^- confirm: /m)).trim(),
        confirm: confirm === 'yes',
        clauses: clauses.startsWith('none, ') ? [] : clauses.split(', '),
      };
    });
}

/**
 * Where the register and the clauses disagree, one sentence each. A clause and its decision have to name each other,
 * and an entry may not name an unknown clause or have only retired clauses.
 */
export function* checkRegister(
  register: readonly Decision[],
  { clauses, retired }: Specification,
): Generator<string> {
  const entries = new Map(register.map((entry) => [entry.id, entry]));
  const known = new Set(clauses.map(({ id }) => id));
  for (const { id, source, text } of clauses)
    for (const decision of new Set(`${source} ${text}`.match(/\bD\d+\b/g))) {
      const entry = entries.get(decision);
      if (!entry)
        yield `${id} names ${decision}, which is not in the register. Add the entry or correct the clause.`;
      else if (!entry.clauses.includes(id))
        yield `${id} names ${decision}, whose entry does not list it. Add ${id} to the clauses of ${decision}.`;
    }
  for (const [index, { id, clauses: ids }] of register.entries()) {
    if (id !== `D${index + 1}`)
      yield `${id} is out of order. Number the entries of the register from D1, each once.`;
    if (ids.length > 0 && ids.every((each) => retired.includes(each)))
      yield `${id} lists only retired clauses. Remove the entry, or list the clauses that replace them.`;
    else
      for (const each of ids.filter((one) => !known.has(one)))
        yield `${id} lists ${each}, which is not the id of a clause. Correct the entry.`;
  }
}
