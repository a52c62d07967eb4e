import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

test('the table of packages says what each package is for', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  const [, table = ''] = read('spec/docs/upgrading.md').split('## What each package is for');
  const named = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});

test('the lock file has the integrity of each package for every platform', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<
      Record<string, { readonly integrity?: string; readonly link?: true }>
    >;
  };
  const without = Object.entries(packages).filter(
    ([folder, { integrity, link }]) =>
      folder.startsWith('node_modules/') && !link && integrity === undefined,
  );
  expect(
    without.map(([folder]) => folder),
    'packages without integrity: they are not published for each platform yet, so take an earlier version',
  ).toEqual([]);
});
