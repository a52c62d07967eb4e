import { expect } from 'vitest';
import sharp from 'sharp';
import { documents, everyAddress, pages } from '../../e2e/pages.ts';
import { readInvalidMarkup } from '../../e2e/validateMarkup.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readDocument, readPages, type Part } from '../documents/page.ts';
import { attributeOf, elementsOf, outerHtmlOf, textContentOf } from '../documents/parseHtml.ts';
import { once, renderedFacts, renderedHtml } from '../documents/rendered.ts';
import { allTexts } from '../documents/visibleText.ts';
import { branches, business, phone } from '../facts/business.ts';
import { root } from '../project/files.ts';
import { clause } from '../tools/clause.ts';
import { isWholeRun } from '../tools/run/scope.ts';
import { facts } from './facts.ts';
import { missing } from './missing.ts';

for (const id of new Set(facts.map((fact) => fact.clause))) {
  clause(id, 'each page has all that facts.ts lists for the clause', async () => {
    for (const fact of facts.filter((row) => row.clause === id)) {
      const addresses = fact.page === 'every' ? documents.map(({ path }) => path) : [fact.page];
      for (const address of addresses)
        expect.soft(await missing(fact, address), address).toEqual([]);
    }
  });
}

clause('SHELL-LANDMARKS', 'only the main menus share a name', async () => {
  for (const [address, page] of await readPages('body')) {
    const names = page.each('navigation').map(({ label }) => label);
    // The wide menu and the phone menu have the same name, because no window shows both.
    expect.soft(names.filter((name) => name === 'Main menu').length, address).toBe(2);
    const others = names.filter((name) => name !== 'Main menu');
    expect.soft(others, address).not.toContain('');
    expect.soft(new Set(others).size, `${address}: ${others.join(', ')}`).toBe(others.length);
  }
});

clause('LINK-RESOLVES', 'every link leads to a page, and to an id, that exists', async () => {
  const bodies = await readPages('body');
  const ids = new Map([...bodies].map(([address, body]) => [address, new Set(body.ids)]));
  for (const [address, { links }] of bodies) {
    const lost = links.filter(([, href]) => {
      // Links to files are tested in the build (`e2e/documents.spec.ts`).
      if (/^(?:https?|tel|mailto):|\.\w+$/.test(href)) return false;
      const { pathname, hash } = new URL(href, `http://site${address}`);
      const target = ids.get(pathname);
      return !target || (hash !== '' && !target.has(hash.slice(1)));
    });
    expect.soft(lost, address).toEqual([]);
  }
});

clause('NO-SCRIPT-REACH', 'two presses lead from Home on a phone to each page', async () => {
  const [contents, bodies] = [await readPages(), await readPages('body')];
  const pathsOf = (part: Part | undefined) =>
    (part?.links ?? []).map(([, href]) => href.split('#')[0] ?? '');
  // The first main menu is for wide screens only.
  const [, phoneMenu] =
    bodies
      .get('/')
      ?.each('navigation')
      .filter(({ label }) => label === 'Main menu') ?? [];
  const footer = (await readPages('footer')).get('/');
  const first = [contents.get('/'), phoneMenu, footer].flatMap(pathsOf);
  const found = new Set(['/', ...first, ...first.flatMap((path) => pathsOf(contents.get(path)))]);
  const far = pages.map(({ path }) => path).filter((path) => !found.has(path));
  expect(far, 'pages that a visitor with a phone does not find in two presses').toEqual([]);
});

clause('LINK-PLACES', 'each address in main has exactly the texts of its row', async () => {
  const listed = [
    ...tableOf('LINK-PLACES').map(
      ([address = '', words = '']) => [address, words.split(' · ')] as const,
    ),
    ...branches.map(({ id, name }) => [`/locations#${id}`, [name]] as const),
  ];
  const found: Record<string, Set<string>> = {};
  for (const { links } of (await readPages()).values())
    for (const [text, href] of links)
      if (/^\/[^.]*$/.test(href)) (found[href] ??= new Set()).add(text);
  expect(found).toEqual(
    Object.fromEntries(listed.map(([address, words]) => [address, new Set(words)])),
  );
});

clause('LINK-OUTSIDE', 'links and frames to other sites use https and known hosts', async () => {
  const known = new RegExp(
    `^(?:https://www\\.(?:google\\.com/maps|openstreetmap\\.org|nzta\\.govt\\.nz)/|${RegExp.escape(business.facebook)})`,
  );
  for (const [address, page] of await readPages('body')) {
    const frames = page.each('frame').map((frame) => frame.attribute('src') ?? '');
    const lost = [...page.links.map(([, target]) => target), ...frames].filter(
      (href) => /^(?:[a-z]+:)?\/\//.test(href) && !known.test(href),
    );
    expect.soft(lost, address).toEqual([]);
  }
});

/** The address of the link to each phone number. */
const dialled = new Map(
  Object.values(phone).map(({ number, href }): [string, string] => [number, href]),
);

clause('LINK-TELEPHONE', 'each shows its number, except “Call Now” and “Call us”', async () => {
  for (const [address, { links }] of await readPages('body'))
    for (const [text, href] of links) {
      const name = `${address}: ${text} leads to ${href}`;
      const [written] = /\b0\d[\d ]{6,}/.exec(text) ?? [];
      const own = /^Call (?:Now|us)$/.test(text) ? phone.main.href : undefined;
      const expected = written === undefined ? own : (dialled.get(written) ?? written);
      expect.soft(href.startsWith('tel:') ? href : undefined, name).toBe(expected);
    }
});

clause('LINK-DETECTED', 'each document switches detection off for all four kinds', async () => {
  for (const address of everyAddress) {
    const tags = (await renderedFacts(address)).metas['format-detection'] ?? [];
    const entries = tags.map((tag) => tag.split(', ').toSorted());
    expect.soft(entries, address).toEqual([['address=no', 'date=no', 'email=no', 'telephone=no']]);
  }
});

clause('LINK-EMAIL', 'each email link shows the address to which it leads', async () => {
  for (const [address, { links }] of await readPages('body'))
    for (const link of links.filter(([, href]) => href.startsWith('mailto:')))
      expect.soft(link, address).toEqual([business.email, `mailto:${business.email}`]);
});

clause('LINK-WORDS', 'each link has a text and an address, and no heading is empty', async () => {
  for (const [address, page] of await readPages('body'))
    expect.soft([...page.headings(), ...page.links.flat()], address).not.toContain('');
});

/** All texts of the document of an address, also in search results, as alternatives and in drawings. */
const readTexts = once('texts', async (address) => [
  ...allTexts(await renderedHtml(address)),
  ...elementsOf(await readDocument(address), 'text').map(textContentOf),
]);

for (const [id, words, addresses] of [
  ['FACT-BRANCH-NAMES', /Opawa|Sydenham|New Brighton|Shirley|Rangiora/i, []],
  ['FACT-SINCE', /2005/, []],
  ['HOME-FIVE-STARS-ELSEWHERE', /500\+|5-star/i, ['/tyre-enquiry']],
  ['MARKUP-WORDS', /undefined|NaN|\[object|\bnull|null\b|\$\{|Infinity/, []],
] as const)
  clause(id, `documents with ${words.source}: ${addresses.join() || 'none'}`, async () => {
    for (const { path } of documents) {
      const found = (await readTexts(path)).filter((text) => words.test(text));
      if ((addresses as readonly string[]).includes(path)) expect.soft(found, path).not.toEqual([]);
      else expect.soft(found, path).toEqual([]);
    }
  });

clause('MARKUP-PICTURES', 'each picture has its size and a text alternative', async () => {
  for (const { path } of documents)
    for (const picture of elementsOf(await readDocument(path), 'img')) {
      const html = `${path}: ${outerHtmlOf(picture)}`;
      expect.soft(attributeOf(picture, 'alt'), html).not.toBeNull();
      const [width = 0, height = 0] = ['width', 'height'].map((side) =>
        Number(attributeOf(picture, side)),
      );
      const file = `${root}${attributeOf(picture, 'src')}`;
      const { width: wide, height: high } = await sharp(file).metadata();
      expect.soft((width / height / wide) * high, html).toBeCloseTo(1, 2);
    }
});

clause('MARKUP-VALID', 'the validator finds no fault on any page', async () => {
  for (const { path } of documents) {
    const html = await renderedHtml(path);
    // Head, header and footer are much the same on each page.
    const [part] = isWholeRun || path === '/' ? [html] : (/<main.*<\/main>/s.exec(html) ?? [html]);
    expect.soft(await readInvalidMarkup(part), path).toEqual([]);
  }
});

clause('POLICY-STYLE-ATTRIBUTES', 'no element of any document has a style attribute', async () => {
  for (const { path } of documents) {
    const elements = elementsOf(await readDocument(path));
    const styled = elements.filter((element) => attributeOf(element, 'style') !== null);
    expect.soft(styled.map(outerHtmlOf), path).toEqual([]);
  }
});
