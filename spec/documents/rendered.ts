/** The documents as the build renders them, for tests in Node, without what the scripts of a page add later. */
import { vi } from 'vitest';
import { siteOrigin } from '../../e2e/buildSite.ts';
import { documentFacts } from './readDocument.ts';

// The tests do not read styles, so any class names will do.
vi.mock('linaria', () => {
  let count = 0;
  return { css: () => `c${(count += 1)}` };
});

/** The HTML of the document of an address; for an unknown address, the 404 page. */
export const renderedHtml = once('html', async (address) => {
  vi.stubEnv('VITE_SITE_ORIGIN', siteOrigin);
  // Imported within a test, because modules calculate figures from the current date when they load.
  const { renderDocument } = await import('../../src/app/entry.server.tsx');
  return renderDocument(address);
});

/** What the document of an address says about itself, such as its title. */
export const renderedFacts = once('facts', async (address) =>
  documentFacts(await renderedHtml(address)),
);

/**
 * Caches the answer for each address in the worker, because it takes seconds to render all documents. In a proof, each
 * test file has its own worker, so that it sees the violation.
 *
 * @param what a unique name of the cache
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
