/** The documents as the build renders them, for tests in Node: what the page's scripts add later is not there. */
import { vi } from 'vitest';
import { siteOrigin } from '../../e2e/buildSite.ts';
import { documentFacts } from './readDocument.ts';
import { documents, readStructure, type Structure } from './readStructure.ts';

// A document is read here, not drawn: any name of a class will do.
vi.mock('linaria', () => {
  let count = 0;
  return { css: () => `c${(count += 1)}` };
});

/** The whole document of an address; of an address that no page has, the 404 page. */
export const renderedHtml = once('html', async (address) => {
  vi.stubEnv('VITE_SITE_ORIGIN', siteOrigin);
  // Loaded within a test: figures that depend on the date are counted when their module loads.
  const { renderDocument } = await import('../../src/app/entry.server.tsx');
  return renderDocument(address);
});

/** What the document of an address says of itself. */
export const renderedFacts = once('facts', async (address) =>
  documentFacts(await renderedHtml(address)),
);

/** How the document of an address is built. */
export const renderedStructure = once('structure', async (address) =>
  readStructure(await renderedHtml(address)),
);

/** How each of the 29 documents is built, by its address; the 404 page's is `/404`. */
export async function renderedStructures(): Promise<ReadonlyMap<string, Structure>> {
  const found = new Map<string, Structure>();
  for (const { path } of documents) found.set(path, await renderedStructure(path));
  return found;
}

/**
 * Asks once for each address, however many files of a worker ask: to render all documents takes seconds. In a proof each file has a
 * worker of its own, which sees the violation.
 *
 * @param what what is asked, by a name that nothing else has
 */
export function once<Answer>(what: string, ask: (address: string) => Promise<Answer>) {
  const key = Symbol.for(`documents ${what}`);
  const worker = globalThis as { [key: symbol]: Map<string, Promise<Answer>> | undefined };
  const answers = (worker[key] ??= new Map<string, Promise<Answer>>());
  return (address: string): Promise<Answer> => {
    const known = answers.get(address) ?? ask(address);
    answers.set(address, known);
    return known;
  };
}
