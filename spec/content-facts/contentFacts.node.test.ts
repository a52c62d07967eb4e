import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { documents, type FoundLink } from '../documents/readStructure.ts';
import { renderedStructure, renderedStructures } from '../documents/rendered.ts';
import { branches, business, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { facts } from './facts.ts';
import { missing } from './missing.ts';

for (const id of new Set(facts.map((fact) => fact.clause))) {
  clause(
    id,
    'each page has what facts.ts lists for the clause: headings, texts, links, lists, tables and pictures',
    async () => {
      for (const fact of facts.filter((row) => row.clause === id)) {
        const addresses = fact.page === 'every' ? documents.map(({ path }) => path) : [fact.page];
        for (const address of addresses)
          expect.soft(missing(fact, await renderedStructure(address)), address).toEqual([]);
      }
    },
  );
}

clause('ROUTE-HEADING', 'each document has one h1 inside main', async () => {
  for (const [address, { firstHeadings }] of await renderedStructures())
    expect.soft(firstHeadings, address).toEqual({ main: 1, all: 1 });
});

clause(
  'SHELL-LANDMARKS',
  'each document has one header, main and footer, and only its two main menus share a name',
  async () => {
    for (const [address, { landmarks, navigations }] of await renderedStructures()) {
      expect.soft(landmarks, address).toEqual({ banner: 1, main: 1, contentinfo: 1 });
      // The wide menu and the phone menu have the same name, because no window shows both.
      expect.soft(navigations.filter((name) => name === 'Main menu').length, address).toBe(2);
      const others = navigations.filter((name) => name !== 'Main menu');
      expect.soft(others, address).not.toContain('');
      expect.soft(new Set(others).size, `${address}: ${others.join(', ')}`).toBe(others.length);
    }
  },
);

clause('LINK-RESOLVES', 'every link leads to a page, and to an id, that exists', async () => {
  const structures = await renderedStructures();
  const lost: string[] = [];
  let count = 0;
  for (const [address, { links }] of structures) {
    for (const { href } of links) {
      // Links to files are tested in the build (`e2e/documents.spec.ts`).
      if (/^(?:https?|tel|mailto):|\.\w+$/.test(href)) continue;
      count += 1;
      const url = new URL(href, `http://site${address}`);
      const target = structures.get(url.pathname);
      if (!target) lost.push(`${address}: ${href}`);
      else if (url.hash)
        expect.soft(target.ids, `${address}: ${href}`).toContain(url.hash.slice(1));
    }
  }
  expect.soft(lost, 'links that lead to nothing').toEqual([]);
  expect(count).toBeGreaterThan(28 * 60);
});

clause('NO-SCRIPT-REACH', 'links lead from Home to all 28 pages', async () => {
  const structures = await renderedStructures();
  const found = new Set(['/']);
  // The loop also reaches the addresses that it adds to the set.
  for (const address of found) {
    for (const { href } of structures.get(address)?.links ?? []) {
      const [next = ''] = href.split('#');
      if (/^\/[^.]*$/.test(next)) found.add(next);
    }
  }
  expect([...found].toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

/** For each address, the texts of the links to it inside `main`. */
const linkPlaces: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...tableOf('LINK-PLACES').map(([address, words = '']) => [address, words.split(' · ')]),
  ...branches.map(({ id, name }) => [`/locations#${id}`, [name]]),
]);

/** Whether a link in `main` leads to a page of the site, so that `linkPlaces` lists it. */
const leadsToPage = ({ href, where }: FoundLink) => where === 'main' && /^\/[\w#/-]*$/.test(href);

for (const [address, words] of Object.entries(linkPlaces)) {
  clause(
    'LINK-PLACES',
    `links to ${address} have only the listed texts, and these lead to no other address`,
    async () => {
      const found = [...(await renderedStructures())].flatMap(([page, { links }]) =>
        links.filter(leadsToPage).map((link) => ({ page, ...link })),
      );
      const mentions = found.filter(({ href, text }) => href === address || words.includes(text));
      for (const { page, href, text } of mentions) {
        expect.soft(words, `${page}: ${text}`).toContain(text);
        expect.soft(href, `${page}: ${text}`).toBe(address);
      }
      const texts = new Set(mentions.map(({ text }) => text));
      expect(
        words.filter((text) => !texts.has(text)),
        'words that no link has',
      ).toEqual([]);
    },
  );
}

clause('LINK-PLACES', 'the table has exactly the addresses of the links in main', async () => {
  const links = [...(await renderedStructures()).values()].flatMap((structure) => structure.links);
  const places = new Set(links.filter(leadsToPage).map(({ href }) => href));
  expect([...places].toSorted()).toEqual(Object.keys(linkPlaces).toSorted());
});

clause('LINK-OUTSIDE', 'links and frames to other sites use https and known hosts', async () => {
  const known = ['www.google.com', 'www.openstreetmap.org', 'www.nzta.govt.nz', 'social.example'];
  for (const [address, { links, frames }] of await renderedStructures()) {
    for (const href of [...links.map((link) => link.href), ...frames]) {
      if (!/^(?:[a-z]+:)?\/\//.test(href)) continue;
      expect.soft(href, address).toMatch(/^https:\/\//);
      expect.soft(known, `${address}: ${href}`).toContain(new URL(href).hostname);
    }
  }
});

clause(
  'LINK-TELEPHONE',
  'each phone link shows its number, except “Call Now” and “Call us”',
  async () => {
    let count = 0;
    for (const [address, { links }] of await renderedStructures()) {
      for (const { href, text } of links) {
        const name = `${address}: ${text}`;
        if (!href.startsWith('tel:')) {
          expect.soft(text, `${name} leads to ${href}`).not.toMatch(/\b0\d[\d ]{6,}/);
          continue;
        }
        count += 1;
        expect.soft(href, name).toMatch(/^tel:(?:\+64[2-9]\d{7,9}|0(?:800|508)\d{6,7})$/);
        const [written] = /0[\d ]+/.exec(text) ?? [];
        if (written === undefined) {
          expect.soft(['Call Now', 'Call us'], name).toContain(text);
          expect.soft(href, name).toBe(phone.main.href);
        } else {
          const digits = written.replaceAll(' ', '');
          const called = /^0(?:800|508)/.test(digits) ? digits : `+64${digits.slice(1)}`;
          expect.soft(href, name).toBe(`tel:${called}`);
        }
      }
    }
    expect(count).toBeGreaterThan(28 * 5);
  },
);

clause('LINK-EMAIL', 'each email link shows the address to which it leads', async () => {
  for (const [address, { links }] of await renderedStructures()) {
    for (const { href, text } of links.filter((link) => link.href.startsWith('mailto:'))) {
      expect.soft(href, `${address}: ${text}`).toBe(`mailto:${business.email}`);
      expect.soft(text, address).toBe(business.email);
    }
  }
});

clause('LINK-WORDS', 'each link has a text and an address, and no heading is empty', async () => {
  for (const [address, { links, headings }] of await renderedStructures()) {
    expect.soft(headings, address).not.toContain('');
    for (const { href, text } of links) {
      expect.soft(href, `${address}: ${text}`).not.toBe('');
      expect.soft(text, `${address}: ${href}`).not.toBe('');
    }
  }
});

clause('FACT-BRANCH-NAMES', 'no page names any of five places without a branch', async () => {
  for (const [address, { words }] of await renderedStructures())
    expect.soft(words, address).not.toMatch(/Opawa|Sydenham|New Brighton|Shirley|Rangiora/i);
});

clause('FACT-SINCE', 'every footer says “since 2008”, and no page says 2005', async () => {
  for (const [address, { words, contentinfo }] of await renderedStructures()) {
    expect.soft(words, address).not.toContain('2005');
    expect.soft(contentinfo, address).toContain('since 2008');
  }
});

clause('HOME-FIVE-STARS-ELSEWHERE', 'only the tyre quote page claims 5-star reviews', async () => {
  const structures = [...(await renderedStructures())];
  const saying = structures.filter(([, { words }]) => /500\+|5-star/i.test(words));
  expect(saying.map(([address]) => address)).toEqual(['/tyre-enquiry']);
});
