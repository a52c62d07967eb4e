/** The documents of a made-up owner who has filled in everything, rendered in each run beside those of this project. */
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { renderChanged } from '../content-facts/sentences.ts';
import { folderWith } from '../documents/folder.ts';
import { edited, finished } from '../documents/ownersSteps.ts';
import { landmarkOf } from '../documents/page.ts';
import { parseHtml } from '../documents/parseHtml.ts';
import { documentFacts } from '../documents/readDocument.ts';
import { business, phone } from '../facts/business.ts';
import { filesOf, read, root } from '../project/files.ts';
import { clause } from '../tools/clause.ts';

/** In another city. Rendering all pages takes seconds, so it is done once for the tests of this file. */
let rendering: ReturnType<typeof renderChanged> | undefined;
const documents = () =>
  (rendering ??= renderChanged((code, file) =>
    edited(finished, path.relative(root, file).replaceAll('\\', '/'), code).replace(
      /(?<=\n {2}city: ')[^']+/,
      'Invercargill',
    ),
  ));

/** The facts of the made-up owner. */
const theirs = edited(finished, 'spec/facts/business.ts', read('spec/facts/business.ts'));
const name = /(?<=\bname: ')[^']*/.exec(theirs)?.[0] ?? '';
const shortName = /(?<=\bshortName: ')[^']*/.exec(theirs)?.[0] ?? '';

clause('ROUTE-TITLE', 'the titles of another owner have their name, and fit', async () => {
  const endings: string[] = [];
  for (const [address, html] of await documents()) {
    const [whole = ''] = documentFacts(html).titles;
    const [title = '', ending = ''] = whole.split(' | ');
    const longest = [name, shortName].find((each) => `${title} | ${each}`.length <= 60) ?? '';
    expect.soft(ending, `${address}: ${whole}`).toBe(longest);
    expect.soft(whole.length, address).toBeLessThanOrEqual(60);
    endings.push(ending);
  }
  expect(new Set(endings)).toEqual(new Set([name, shortName]));
});

clause('ROUTE-DESCRIPTION', 'the descriptions of another owner have the right length', async () => {
  for (const [address, html] of await documents()) {
    const [description] = documentFacts(html).metas['description'] ?? [];
    if (address === '/404') continue;
    expect.soft(description?.length, `${address}: ${description}`).toBeGreaterThanOrEqual(110);
    expect.soft(description?.length, `${address}: ${description}`).toBeLessThanOrEqual(155);
  }
});

/** The main part of their Home. */
const home = async () => landmarkOf(parseHtml((await documents()).get('/') ?? ''));

clause('CONTENT-CITY', 'the headline of Home names the city of another owner', async () => {
  expect((await home()).headings(1)).toEqual([expect.stringMatching(/ in Invercargill$/)]);
});

clause('HOME-REVIEWS', 'another owner’s second review, of two, has four stars', async () => {
  const reviews = (await home()).part('What some of our customers say').items;
  expect(reviews.map(([stars]) => stars)).toEqual(['5', '4']);
});

clause('CONTENT-FACTS', 'no page of another owner has a name or number of this one', async () => {
  const ours = [
    business.name,
    business.email,
    business.facebook,
    ...Object.values(phone).flatMap(({ number, href }) => [number, href]),
  ].filter((value) => !theirs.includes(value));
  for (const [address, html] of await documents()) {
    const text = html.replaceAll('\u00a0', ' ').replaceAll('&amp;', '&');
    const left = ours.filter((value) => text.includes(value));
    expect.soft(left, address).toEqual([]);
  }
});

for (const id of ['SETTINGS-OWNER-SHEET', 'SETTINGS-ENV-FILE'] as const)
  clause(id, 'the list of another owner, with settings in .env, has nothing left', () => {
    const files = filesOf('src/**/*.ts', 'package.json');
    const copy = folderWith({
      '.env':
        'VITE_FORM_ENDPOINT=https://forms.collect.nz/f/1\nVITE_SITE_ORIGIN=https://www.shop.co.nz\n',
      ...Object.fromEntries(
        files.map((file) => [file, edited(finished, file.replaceAll('\\', '/'), read(file))]),
      ),
    });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    const env = { PATH: process.env['PATH'] };
    const script = path.join(copy, 'src/publishing/scripts/printUnconfirmed.ts');
    const sheet = execFileSync(process.execPath, [script], { encoding: 'utf8', cwd: copy, env });
    expect(sheet.split('\n\n').at(-1)).toBe(
      'Nothing is left to do: nothing stops a strict build.\n',
    );
    expect(sheet).not.toMatch(/^\d+\. /m);
  });
