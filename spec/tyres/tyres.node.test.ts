import { expect } from 'vitest';
import { replacementSigns } from '../../src/content/replacementSigns.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { guide, price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

const categories = tableOf('TYRES-CATEGORY-BRANDS').map(([path = '']) => path);

clause('TYRES-BENEFITS', 'each page lists its benefits in order, each with a text', async () => {
  for (const [path = '', benefits = ''] of tableOf('TYRES-BENEFITS')) {
    const page = await readPage(path);
    expect.soft(page.titles, path).toEqual(benefits.split(' · '));
    for (const title of page.titles)
      expect.soft(page.part(title).text.length, title).toBeGreaterThan(title.length + 30);
  }
});

clause('TYRES-INCLUDED', 'each page lists the shared lines, then its own if any', async () => {
  for (const path of categories) {
    const fitting = (await readPage(path)).part('Fitting includes');
    const expected = tableOf('TYRES-INCLUDED').filter(([at = '']) => ['all', path].includes(at));
    expect.soft(fitting.items, path).toEqual(expected.map(([, line]) => line));
    expect
      .soft(fitting.paragraphs, path)
      .toEqual([
        `Come to any branch after 50–100km for a free wheel nut check. Balancing is ${price.balancingPerWheel} per wheel. Ask for the fitted price.`,
      ]);
  }
});

clause('TYRES-FROM', 'only the passenger category gives the price of a tyre', async () => {
  const [passenger = '', ...unpriced] = categories;
  expect((await readPage(passenger)).text).toContain(`from ${price.passengerTyreFrom} `);
  // The other amounts on these pages: what balancing costs, and what less fuel is worth.
  const others = [price.balancingPerWheel, guide.fuelSavingWorth, guide.fuelSavingFuel];
  for (const path of unpriced)
    for (const [amount] of (await readPage(path)).text.matchAll(/\S*\$\S*/g))
      expect.soft(others, path).toContain(amount.replace(/[.,;]$/, ''));
});

for (const [path, included] of [
  ['/tyres', ['GST included']],
  ['/tyres/passenger', ['GST included', 'Fitting includes']],
] as const)
  clause('TYRES-PRICE-ALONE', `${path} does not say that the price includes fitting`, async () => {
    const { text } = await readPage(path);
    expect(text).toContain(`from ${price.passengerTyreFrom}`);
    expect(text.match(/\S*\s?\W?\binclu\w*/gi)).toEqual(included);
    expect(text).not.toMatch(/fitted and balanced|fitting and balancing/i);
    expect(text).not.toMatch(/\$[\d.]*\d[^.]{0,20}\bfitt(?:ed|ing)\b|\bfitted\b[^.]{0,20}\$\d/i);
  });

clause('TYRES-PRICE-ALONE', 'it is per tyre: ask for the fitted price', async () => {
  const page = await readPage('/tyres/passenger');
  expect(page.detail('Passenger tyre')).toBe(
    `from ${price.passengerTyreFrom}, per tyre, depending on size. Balancing is ${price.balancingPerWheel} per wheel.`,
  );
  expect(page.part('Fitting includes').text).toMatch(/Ask for the fitted price\.$/);
});

clause('TYRES-DRAWN', 'each page has its drawings and its caption', async () => {
  for (const [path = '', caption = '', label] of tableOf('TYRES-DRAWN')) {
    const page = await readPage(path);
    const [figure] = caption === '(none)' ? [page] : page.each('figure');
    if (figure !== page)
      for (const words of caption.split(' · ')) expect.soft(figure?.text, path).toContain(words);
    expect.soft(figure?.drawings.join(' '), path).toBe(label);
    if (path === '/tyres/run-flat')
      expect(page.named(label ?? '').everyWord).toBe('ordinaryrun flat');
  }
});

clause('TYRES-SIZE-READ', 'the figure explains each part of the size in its drawing', async () => {
  const [figure] = (await readPage('/tyres/passenger')).each('figure');
  expect(figure?.everyWord).toContain('205/55R16 91V');
  expect(figure?.terms).toEqual(tableOf('TYRES-SIZE-READ'));
});

clause('TYRES-TREADS', 'each benefit about a tread has the drawing of that tread', async () => {
  const page = await readPage('/tyres/4wd-suv');
  const drawn = page.titles.map((title) =>
    page.part(title).drawings.map((words) => words.replace(/(?<= tread).*/, '')),
  );
  expect(drawn).toEqual([['A highway tread'], ['An all-terrain tread'], ['A mud tread'], []]);
});

clause('TYRE-AGE-LINKED', 'the FAQ and the WOF page link to the tyre age on Tyres', async () => {
  expect(await renderedHtml('/tyres')).toMatch(/ id="tyre-age">(<\w[^>]*>)+How old are my tyres/);
  for (const path of ['/faq', '/services/wof-inspection'])
    expect((await readPage(path)).target('How old are my tyres?'), path).toBe('/tyres#tyre-age');
});

clause('TYRES-SIGN-SET', 'each sign has its own id and icon, a title and a description', () => {
  expect(replacementSigns).toHaveLength(6);
  for (const key of ['id', 'icon', 'title'] as const)
    expect(new Set(replacementSigns.map((sign) => sign[key]).filter(Boolean)).size, key).toBe(6);
  for (const { title, description } of replacementSigns)
    expect(description.length, title).toBeGreaterThan(40);
});
