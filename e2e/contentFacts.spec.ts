import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ClauseId } from '../.cache/clause-ids.ts';
import { facts, type Fact } from '../spec/content-facts/facts.ts';
import { linkPlaces } from '../spec/content-facts/linkPlaces.ts';
import { business, phone } from '../spec/facts/business.ts';
import { documentClause as clause, expect } from './fixtures.ts';
import {
  documents,
  readStructures,
  type FoundLink,
  type PageSection,
  type Structure,
} from '../spec/documents/readStructure.ts';

/** The same words, however they are set: capitals, kinds of apostrophe and of dash do not matter to a fact. */
function spoken(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll('–', '-');
}

/** The part of a page that a fact belongs below; a page without it has none of its words. */
function partOf({ parts }: Structure, heading: string): PageSection {
  const found = parts.find((part) => part.heading === heading);
  return found ?? { heading: '', level: 0, text: '', headings: [], items: 0 };
}

/** Where one fact of the matrix is missing, one sentence for each word that is not there. */
function missing(fact: Fact, structure: Structure): string[] {
  const faults: string[] = [];
  const part = fact.under === undefined ? undefined : partOf(structure, fact.under);
  const place = fact.under === undefined ? (fact.where ?? 'main') : `below “${fact.under}”`;
  if (part?.level === 0) faults.push(`no heading “${fact.under}”`);
  const text = spoken(part?.text ?? structure[fact.where ?? 'main']);
  for (const word of fact.words ?? []) {
    if (!text.includes(spoken(word))) faults.push(`“${word}” is not in ${place}`);
  }
  const headings = part?.headings ?? structure.parts.map(({ heading }) => heading);
  for (const heading of fact.headings ?? []) {
    if (!headings.includes(heading)) faults.push(`no heading “${heading}” in ${place}`);
  }
  if (fact.items !== undefined && part?.items !== fact.items)
    faults.push(`${part?.items ?? 0} list items ${place}, not ${fact.items}`);
  for (const [word, count] of Object.entries(fact.times ?? {})) {
    const found = text.split(spoken(word)).length - 1;
    if (found !== count) faults.push(`“${word}” stands ${found} times in ${place}, not ${count}`);
  }
  for (const [words, href] of fact.links ?? []) {
    const found = structure.links.some(
      (link) =>
        link.where === (fact.where ?? 'main') && link.href === href && link.text.includes(words),
    );
    if (!found) faults.push(`no link “${words}” to ${href}`);
  }
  return faults;
}

const clauses = [...new Set(facts.map(({ clause: id }) => id))] satisfies ClauseId[];
for (const id of clauses) {
  clause(id, 'the built pages say it in so many words', ({ siteDir }) => {
    const structures = readStructures(siteDir);
    for (const fact of facts.filter((row) => row.clause === id)) {
      const addresses = fact.page === 'every' ? [...structures.keys()] : [fact.page];
      for (const address of addresses) {
        const structure = structures.get(address);
        expect.soft(structure && missing(fact, structure), address).toEqual([]);
      }
    }
  });
}

clause('ROUTE-HEADING', 'one h1 in each document, inside main', ({ siteDir }) => {
  for (const [address, { firstHeadings }] of readStructures(siteDir))
    expect.soft(firstHeadings, address).toEqual({ main: 1, all: 1 });
});

clause('ROUTE-LANGUAGE', 'the 404 page as well', ({ siteDir }) => {
  for (const [address, { lang }] of readStructures(siteDir))
    expect.soft(lang, address).toBe('en-NZ');
});

clause('SHELL-LANDMARKS', 'one of each in every document, and no name twice', ({ siteDir }) => {
  for (const [address, { landmarks, navigations }] of readStructures(siteDir)) {
    expect.soft(landmarks, address).toEqual({ banner: 1, main: 1, contentinfo: 1 });
    // The desk menu and the phone menu are one menu in two forms, and no window shows both.
    expect.soft(navigations.filter((name) => name === 'Main menu').length, address).toBe(2);
    const others = navigations.filter((name) => name !== 'Main menu');
    expect.soft(others, address).not.toContain('');
    expect.soft(new Set(others).size, `${address}: ${others.join(', ')}`).toBe(others.length);
  }
});

clause('LINK-RESOLVES', 'page and fragment of every link', ({ siteDir }) => {
  const structures = readStructures(siteDir);
  const unlisted = new Set<string>();
  const lost: string[] = [];
  let count = 0;
  for (const [address, { links }] of structures) {
    for (const { href } of links) {
      if (/^(?:https?|tel|mailto):/.test(href)) continue;
      count += 1;
      const url = new URL(href, `http://site${address === '404' ? '/' : address}`);
      // A link to a fragment of its own page: the 404 page has no address to stand on.
      const target = structures.get(href.startsWith('#') ? address : url.pathname);
      if (!target) {
        const file = path.join(siteDir, url.pathname);
        if (existsSync(`${file}.html`)) unlisted.add(url.pathname);
        else if (!existsSync(file)) lost.push(`${address}: ${href}`);
      } else if (url.hash) {
        expect.soft(target.ids, `${address}: ${href}`).toContain(url.hash.slice(1));
      }
    }
  }
  expect.soft([...unlisted], 'pages of the build that e2e/pages.ts has no row for').toEqual([]);
  expect.soft(lost, 'links that lead to nothing').toEqual([]);
  expect(count).toBeGreaterThan(28 * 60);
});

/** A link to a page: it has words of its own in the table. */
const leadsToPage = ({ href, where }: FoundLink) => where === 'main' && /^\/[\w#/-]*$/.test(href);

for (const [address, words] of Object.entries(linkPlaces)) {
  clause('LINK-PLACES', `what leads to ${address}`, ({ siteDir }) => {
    const found = [...readStructures(siteDir)].flatMap(([page, { links }]) =>
      links.filter(leadsToPage).map((link) => ({ page, ...link })),
    );
    const told = found.filter(({ href, text }) => href === address || words.includes(text));
    for (const { page, href, text } of told) {
      expect.soft(words, `${page}: ${text}`).toContain(text);
      expect.soft(href, `${page}: ${text}`).toBe(address);
    }
    const said = new Set(told.map(({ text }) => text));
    expect(
      words.filter((text) => !said.has(text)),
      'words that no link has',
    ).toEqual([]);
  });
}

clause('LINK-PLACES', 'every place that a link leads to', ({ siteDir }) => {
  const links = [...readStructures(siteDir).values()].flatMap((structure) => structure.links);
  const places = new Set(links.filter(leadsToPage).map(({ href }) => href));
  expect([...places].toSorted()).toEqual(Object.keys(linkPlaces).toSorted());
});

clause('LINK-OUTSIDE', 'encrypted, and to known hosts only', ({ siteDir }) => {
  const known = ['www.google.com', 'www.openstreetmap.org', 'www.nzta.govt.nz', 'social.example'];
  for (const [address, { links, frames }] of readStructures(siteDir)) {
    for (const href of [...links.map((link) => link.href), ...frames]) {
      if (!/^(?:[a-z]+:)?\/\//.test(href)) continue;
      expect.soft(href, address).toMatch(/^https:\/\//);
      expect.soft(known, `${address}: ${href}`).toContain(new URL(href).hostname);
    }
  }
});

clause('LINK-TELEPHONE', 'what is read is what is rung', ({ siteDir }) => {
  let count = 0;
  for (const [address, { links }] of readStructures(siteDir)) {
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
        // Only the two short calls of the page's ends go without their number.
        expect.soft(['Call Now', 'Call us'], name).toContain(text);
        expect.soft(href, name).toBe(phone.main.href);
      } else {
        const digits = written.replaceAll(' ', '');
        const rung = /^0(?:800|508)/.test(digits) ? digits : `+64${digits.slice(1)}`;
        expect.soft(href, name).toBe(`tel:${rung}`);
      }
    }
  }
  expect(count).toBeGreaterThan(28 * 5);
});

clause('LINK-EMAIL', 'one address, in letters and in the link', ({ siteDir }) => {
  for (const [address, { links }] of readStructures(siteDir)) {
    for (const { href, text } of links.filter((link) => link.href.startsWith('mailto:'))) {
      expect.soft(href, `${address}: ${text}`).toBe(`mailto:${business.email}`);
      expect.soft(text, address).toBe(business.email);
    }
  }
});

clause('LINK-WORDS', 'no link and no heading is empty', ({ siteDir }) => {
  for (const [address, { links, headings }] of readStructures(siteDir)) {
    expect.soft(headings, address).not.toContain('');
    for (const { href, text } of links) {
      expect.soft(href, `${address}: ${text}`).not.toBe('');
      expect.soft(text, `${address}: ${href}`).not.toBe('');
    }
  }
});

clause('MARKUP-IDS', 'each id stands once', ({ siteDir }) => {
  for (const [address, { ids }] of readStructures(siteDir)) {
    const twice = ids.filter((id, index) => id === '' || ids.indexOf(id) !== index);
    expect.soft(twice, address).toEqual([]);
  }
});

clause('MARKUP-PICTURES', 'each picture has its size and its alternative', ({ siteDir }) => {
  for (const [address, { unsizedPictures }] of readStructures(siteDir))
    expect.soft(unsizedPictures, address).toEqual([]);
});

clause('MARKUP-WORDS', 'no value of the machine is left in the words', ({ siteDir }) => {
  for (const [address, { words }] of readStructures(siteDir)) {
    expect.soft(words, address).not.toMatch(/undefined|\bNaN\b|\[object|\bnull\b|\$\{|Infinity/);
  }
});

clause('FACT-BRANCH-NAMES', 'none of the other set, anywhere', ({ siteDir }) => {
  for (const [address, { words }] of readStructures(siteDir))
    expect.soft(words, address).not.toMatch(/Opawa|Sydenham|New Brighton|Shirley|Rangiora/i);
});

clause('FACT-SINCE', 'no other founding year, anywhere', ({ siteDir }) => {
  for (const [address, { words, contentinfo }] of readStructures(siteDir)) {
    expect.soft(words, address).not.toContain('2005');
    expect.soft(contentinfo, address).toContain('since 2008');
  }
});

clause('HOME-FIVE-STARS-ELSEWHERE', 'the tyre quote page has it, and no other', ({ siteDir }) => {
  const structures = [...readStructures(siteDir)];
  const saying = structures.filter(([, { words }]) => /500\+|5-star/i.test(words));
  expect(saying.map(([address]) => address)).toEqual(['/tyre-enquiry']);
});

clause('ROUTE-FILES', 'the matrix walks every document that was built', ({ siteDir }) => {
  for (const { file } of documents)
    expect.soft(existsSync(path.join(siteDir, file)), file).toBe(true);
  expect(documents).toHaveLength(29);
});
