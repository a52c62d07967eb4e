import { expect } from 'vitest';
import sharp from 'sharp';
import { everyAddress, pages } from '../../e2e/pages.ts';
import { readInvalidMarkup } from '../../e2e/validateMarkup.ts';
import { documents } from '../documents/built.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPages, type Part } from '../documents/page.ts';
import { attributeOf, elementsOf, outerHtmlOf, parseHtml } from '../documents/parseHtml.ts';
import { renderedFacts, renderedHtml } from '../documents/rendered.ts';
import { allTexts } from '../documents/visibleText.ts';
import { branches, business, phone } from '../facts/business.ts';
import { root } from '../project/files.ts';
import { clause } from '../tools/clause.ts';
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
  const lost: string[] = [];
  let count = 0;
  for (const [address, { links }] of bodies) {
    for (const [, href] of links) {
      // Links to files are tested in the build (`e2e/documents.spec.ts`).
      if (/^(?:https?|tel|mailto):|\.\w+$/.test(href)) continue;
      count += 1;
      const url = new URL(href, `http://site${address}`);
      const target = bodies.get(url.pathname);
      if (!target) lost.push(`${address}: ${href}`);
      else if (url.hash)
        expect.soft(target.ids, `${address}: ${href}`).toContain(url.hash.slice(1));
    }
  }
  expect.soft(lost, 'links that lead to nothing').toEqual([]);
  expect(count).toBeGreaterThan(pages.length * 60);
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
      ([address, words = '']) => [address, words.split(' · ')] as const,
    ),
    ...branches.map(({ id, name }) => [`/locations#${id}`, [name]] as const),
  ];
  const links = [...(await readPages()).values()].flatMap((page) => page.links);
  const found: Record<string, Set<string>> = {};
  for (const [text, href] of links)
    if (/^\/[^.]*$/.test(href)) (found[href] ??= new Set()).add(text);
  expect(found).toEqual(
    Object.fromEntries(listed.map(([address, words]) => [address, new Set(words)])),
  );
});

clause('LINK-OUTSIDE', 'links and frames to other sites use https and known hosts', async () => {
  const known = [
    'https://www.google.com/maps/',
    'https://www.openstreetmap.org/',
    'https://www.nzta.govt.nz/',
    business.facebook,
  ];
  for (const [address, page] of await readPages('body')) {
    const frames = page.each('frame').map((frame) => frame.attribute('src') ?? '');
    for (const href of [...page.links.map(([, target]) => target), ...frames]) {
      if (!/^(?:[a-z]+:)?\/\//.test(href)) continue;
      const isKnown = known.some((place) => href.startsWith(place));
      expect.soft(isKnown, `${address}: ${href}`).toBe(true);
    }
  }
});

clause('LINK-TELEPHONE', 'each shows its number, except “Call Now” and “Call us”', async () => {
  let count = 0;
  for (const [address, { links }] of await readPages('body')) {
    for (const [text, href] of links) {
      const name = `${address}: ${text}`;
      if (!href.startsWith('tel:')) {
        expect.soft(text, `${name} leads to ${href}`).not.toMatch(/\b0\d[\d ]{6,}/);
        continue;
      }
      count += 1;
      expect
        .soft(href, name)
        .toMatch(/^tel:(?:\+64(?:[34679]\d{7}|2\d{7,9})|0800\d{6,7}|0508\d{6})$/);
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
  expect(count).toBeGreaterThan(pages.length * 5);
});

clause('LINK-DETECTED', 'each document switches detection off for all four kinds', async () => {
  for (const address of everyAddress) {
    const [detection = ''] = (await renderedFacts(address)).metas['format-detection'] ?? [];
    expect
      .soft(detection.split(', ').toSorted(), address)
      .toEqual(['address=no', 'date=no', 'email=no', 'telephone=no']);
  }
});

clause('LINK-EMAIL', 'each email link shows the address to which it leads', async () => {
  for (const [address, { links }] of await readPages('body')) {
    for (const link of links.filter(([, href]) => href.startsWith('mailto:')))
      expect.soft(link, address).toEqual([business.email, `mailto:${business.email}`]);
  }
});

clause('LINK-WORDS', 'each link has a text and an address, and no heading is empty', async () => {
  for (const [address, page] of await readPages('body')) {
    expect.soft(page.headings(), address).not.toContain('');
    for (const link of page.links) expect.soft(link, address).not.toContain('');
  }
});

/** The addresses of the documents with such words, on the page or in its search and alternative texts. */
async function saying(words: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const { path } of documents)
    if (words.test(allTexts(await renderedHtml(path)).join('\n'))) found.push(path);
  return found;
}

clause('FACT-BRANCH-NAMES', 'no page names any of five places without a branch', async () => {
  expect(await saying(/Opawa|Sydenham|New Brighton|Shirley|Rangiora/i)).toEqual([]);
});

clause('FACT-SINCE', 'every footer says “since 2008”, and no page says 2005', async () => {
  expect(await saying(/2005/)).toEqual([]);
  for (const [address, { text }] of await readPages('footer'))
    expect.soft(text, address).toContain('since 2008');
});

clause('HOME-FIVE-STARS-ELSEWHERE', 'only the tyre quote page claims 5-star reviews', async () => {
  expect(await saying(/500\+|5-star/i)).toEqual(['/tyre-enquiry']);
});

/** Each address, with the elements of its document, or those with one tag. */
const readElements = (...names: readonly string[]) =>
  Promise.all(
    documents.map(
      async ({ path }) =>
        [path, elementsOf(parseHtml(await renderedHtml(path)), ...names)] as const,
    ),
  );

clause('MARKUP-IDS', 'no page has the same id twice', async () => {
  for (const [address, elements] of await readElements()) {
    const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
    const twice = ids.filter((id, index) => id === '' || ids.indexOf(id) !== index);
    expect.soft(twice, address).toEqual([]);
  }
});

for (const [id, where] of [
  ['MARKUP-PICTURES', /./],
  ['HOME-PICTURE-SIZES', /^\/$/],
] as const)
  clause(id, 'each picture has its size and a text alternative', async () => {
    for (const [address, pictures] of (await readElements('img')).filter(([path]) =>
      where.test(path),
    ))
      for (const picture of pictures) {
        const html = `${address}: ${outerHtmlOf(picture)}`;
        expect.soft(attributeOf(picture, 'alt'), html).not.toBeNull();
        const [width = 0, height = 0] = ['width', 'height'].map((side) =>
          Number(attributeOf(picture, side)),
        );
        const file = `${root}${attributeOf(picture, 'src')}`;
        const { width: wide, height: high } = await sharp(file).metadata();
        expect.soft((width / height / wide) * high, html).toBeCloseTo(1, 2);
      }
  });

clause('MARKUP-WORDS', 'no page shows a code value in its text', async () => {
  expect(await saying(/undefined|\bNaN\b|\[object|\bnull\b|\$\{|Infinity/)).toEqual([]);
});

clause('MARKUP-VALID', 'the validator finds no fault on any page', async () => {
  for (const { path } of documents)
    expect.soft(await readInvalidMarkup(await renderedHtml(path)), path).toEqual([]);
});

clause('POLICY-STYLE-ATTRIBUTES', 'no element of any document has a style attribute', async () => {
  for (const [address, elements] of await readElements()) {
    const styled = elements.filter((element) => attributeOf(element, 'style') !== null);
    expect.soft(styled.map(outerHtmlOf), address).toEqual([]);
  }
});
