/** The facts that clauses name, by name: `price.rotation`. */
export type Facts = Readonly<Record<string, string>>;

const named = /\{([a-z]\w*\.[^\s{}]+)\}/g;

/** The names of the facts in a text, each once. */
export function factsIn(text: string): string[] {
  return [...new Set([...text.matchAll(named)].map(([, name = '']) => name))];
}

/** A text with the value of each fact that it names. An unknown name stays: `checkClauses` reports it. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(named, (whole, name: string) => facts[name] ?? whole);
}

/** Groups of facts as one list, by the names that lead to each text: `{ price: { rotation } }` is `price.rotation`. */
export function flatten(groups: object, prefix = ''): Facts {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${prefix}${name}.`))
        : [[`${prefix}${name}`, String(value)]],
    ),
  );
}
