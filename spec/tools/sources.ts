/** What clauses may rest on, and which clauses say so. */
export interface Sources {
  /** Numbers of the sections of the specification: `2`. */
  readonly sections: readonly string[];
  /** The entries of the discrepancy register by id, each with the clauses that it says hold it. */
  readonly decisions: ReadonlyMap<string, readonly string[]>;
}

/** Reads the sections of the source document and the entries of the register from their Markdown. */
export function readSources(specification: string, register: string): Sources {
  return {
    sections: [...specification.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number),
    decisions: new Map(
      register
        .split(/^(?=### )/m)
        .slice(1)
        .map((entry) => [
          /^### (D\d+): /.exec(entry)?.[1] ?? entry.split('\n', 1)[0] ?? '',
          /^- clauses: (.*)$/m.exec(entry)?.[1]?.match(/[A-Z][A-Z0-9-]+[A-Z0-9]/g) ?? [],
        ]),
    ),
  };
}

/** Lists what does not fit between the clauses and what they rest on, one sentence each. */
export function checkSources(
  clauses: readonly { readonly id: string; readonly source: string }[],
  { sections, decisions }: Sources,
): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  return [
    ...clauses.flatMap(({ id, source }) => [
      ...[...source.matchAll(/§(\w+)/g)]
        .filter(([, number = '']) => !sections.includes(number))
        .map(([name]) => `${id}: its source ${name} is no section of spec/specification.md.`),
      ...[...source.matchAll(/\bD\d+\b/g)]
        .filter(([decision]) => !decisions.get(decision)?.includes(id))
        .map(([decision]) => `${id}: its source ${decision} does not name it in the register.`),
    ]),
    ...[...decisions].flatMap(([decision, named]) =>
      named
        .filter((id) => !known.has(id))
        .map((id) => `${decision} of the register names ${id}, which is no clause.`),
    ),
  ];
}
