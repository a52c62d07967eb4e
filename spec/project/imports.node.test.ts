import { expect, test } from 'vitest';
import { filesOf, read } from './files.ts';
import { importsOf } from './imports.ts';

const foundation = ['src/content/', 'src/domain/', 'src/styles/', 'src/assets/'];
const shared = [...foundation, 'src/ui/'];
const pages = [...shared, 'src/branches/', 'src/answers/', 'src/forms/'];

/** What each part of the project may import, besides itself. The first part that matches a file counts. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'src/domain/': [],
  'src/styles/': ['src/assets/'],
  'src/assets/': ['src/domain/', 'src/content/photographs.ts'],
  'src/content/': ['src/domain/'],
  'src/ui/': foundation,
  'src/branches/': shared,
  'src/answers/': [...shared, 'src/forms/'],
  'src/forms/': shared,
  'src/shell/': [...shared, 'src/branches/'],
  'src/pages/': pages,
  // Development uses the mocks.
  'src/app/entry.dev.tsx': ['src/', 'mocks/'],
  'src/app/': [...pages, 'src/shell/', 'src/pages/'],
  'src/publishing/': [...foundation, 'src/app/', 'src/forms/', 'src/ui/'],
  'vite.config.ts': ['src/', 'mocks/'],
  'mocks/': ['src/'],
  // The facts are listed by the names that clauses use for them.
  'spec/facts/': ['spec/tools/clauses/fillFacts.ts'],
  'spec/tools/': ['spec/settings.ts'],
};

/**
 * Other tests contain the words that they expect. The settings name the pages for the report; the set-up removes the
 * owner's closures; the budgets have room for them.
 */
const mayReadContent = /\.node\.test\.ts$|^spec\/(?:settings|setup)\.ts$|^e2e\/bench\/budgets\.ts$/;

/** One sentence for each import of a module that breaks the rules. */
function faultsOf(file: string, code: string): string[] {
  const [part, others = []] = Object.entries(mayImport).find(([own]) => file.startsWith(own)) ?? [];
  if (part === undefined && file.startsWith('src/'))
    return [`${file} is in a folder without a line in mayImport.`];
  return importsOf(file, code).flatMap(({ from, target, typesOnly }) => {
    const fault = (rule: string) => [`${file} imports ${from}: ${rule}`];
    if (target === undefined) {
      if (/^src\/(?:domain|content)\//.test(file)) return fault('it may import no package');
      if (/^src\/(?!app\/)/.test(file) && from.startsWith('react-router'))
        return fault('only src/app may import the router');
      return [];
    }
    if (part !== undefined && ![part, ...others].some((allowed) => target.startsWith(allowed)))
      return fault(`it may import only from ${[part, ...others].join(', ')}`);
    if (/^(?:spec|e2e)\//.test(file) && !mayReadContent.test(file) && !typesOnly)
      if (target.startsWith('src/content/')) return fault('a test contains the words it expects');
    return [];
  });
}

test('every module imports only what it may', () => {
  const files = filesOf('*.ts', '{src,spec,stories,mocks,e2e}/**/*.{ts,tsx,mjs}');
  expect(files).toContain('src/app/pageTable.tsx');
  expect(files.flatMap((file) => faultsOf(file, read(file)))).toEqual([]);
});

test.each([
  ['src/domain/money.ts', "import { one } from '../content/prices.ts'", 'only from src/domain/'],
  ['src/domain/money.ts', "import 'linaria'", 'no package'],
  ['src/ui/Card.tsx', "export * from '../shell/Menu.tsx'", 'only from src/ui/'],
  ['src/ui/Card.tsx', "import { Link } from 'react-router-dom'", 'the router'],
  ['src/app/App.tsx', "const one = await import('../../mocks/browser.ts')", 'only from src/app/'],
  ['src/helpers/all.ts', '', 'without a line in mayImport'],
  ['spec/home/a.test.tsx', "import { type A, b } from '../../src/content/home.ts'", 'the words'],
])('a module %s with %s is reported', (file, code, rule) => {
  expect(faultsOf(file, code)).toEqual([expect.stringContaining(rule)]);
});
