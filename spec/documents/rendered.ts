/** The documents as the build renders them, for tests in Node: what the page's scripts add later is not there. */
import { vi } from 'vitest';
import { siteOrigin } from '../../e2e/buildSite.ts';
import { documents, readStructure, type Structure } from './readStructure.ts';

// A document is read here, not drawn: any name of a class will do.
vi.mock('linaria', () => ({ css: () => 'c' }));

/** The whole document of an address; of an address that no page has, the 404 page. */
export const renderedHtml = once(async (address) => {
  vi.stubEnv('VITE_SITE_ORIGIN', siteOrigin);
  // Loaded within a test: figures that depend on the date are counted when their module loads.
  const { renderDocument } = await import('../../src/app/entry.server.tsx');
  return renderDocument(address);
});

/** How the document of an address is built. */
export const renderedStructure = once(async (address) =>
  readStructure(await renderedHtml(address)),
);

/** How each of the 29 documents is built, by its address; the 404 page's is `404`. */
export async function renderedStructures(): Promise<ReadonlyMap<string, Structure>> {
  const found = new Map<string, Structure>();
  for (const { path } of documents)
    found.set(path, await renderedStructure(path === '404' ? '/404' : path));
  return found;
}

/** Asks once for each address, however many tests of a file ask. */
function once<Answer>(ask: (address: string) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>();
  return (address: string): Promise<Answer> => {
    const known = answers.get(address) ?? ask(address);
    answers.set(address, known);
    return known;
  };
}
