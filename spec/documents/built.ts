import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../e2e/pages.ts';

/** The 29 documents of a build: address and file. */
export const documents: readonly { readonly path: string; readonly file: string }[] = [
  ...pages.map((facts) => ({
    path: facts.path,
    file: facts.path === '/' ? 'index.html' : `${facts.path.slice(1)}.html`,
  })),
  { path: '/404', file: '404.html' },
];

/** The HTML of a document in the folder of a built site. */
export function builtHtml(siteDir: string, file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}
