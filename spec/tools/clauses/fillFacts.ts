/** The values of the facts that clauses may name, by name: `price.rotation`. */
export type Facts = Readonly<Record<string, string>>;

const named = /\{([a-z]\w*\.[^\s{}]+)\}/g;

/** The names of the facts in a text, without repetition. */
export function factsIn(text: string): string[] {
  return [...new Set([...text.matchAll(named)].map(([, name = '']) => name))];
}

/** Replaces the names of facts by their values. An unknown name is kept, because `checkClauses` reports it. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(named, (whole, name: string) => facts[name] ?? whole);
}

/** Joins the names of nested facts: `{ price: { rotation } }` becomes `price.rotation`. */
export function flatten(groups: object, prefix = ''): Facts {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${prefix}${name}.`))
        : [[`${prefix}${name}`, String(value)]],
    ),
  );
}
