import type { APIRequestContext } from '@playwright/test';
import { guide, price } from '../spec/facts/prices.ts';
import { houseFaults, misspellings } from '../spec/project/spelling.ts';
import { documentClause as clause, expect } from './fixtures.ts';
import { everyAddress } from './pages.ts';
import { everythingSaid } from '../spec/documents/visibleText.ts';

async function saidBy(request: APIRequestContext, address: string): Promise<string[]> {
  return everythingSaid(await (await request.get(address)).text());
}

clause('CONTENT-SPELLING', 'every word of every page', async ({ request }) => {
  for (const address of everyAddress) {
    const said = await saidBy(request, address);
    expect(said.length, address).toBeGreaterThan(100);
    expect.soft(said.flatMap(misspellings), address).toEqual([]);
  }
});

clause('CONTENT-HOUSE-WORDS', 'every word and figure of every page', async ({ request }) => {
  for (const address of everyAddress) {
    const said = await saidBy(request, address);
    // Customers choose their own words.
    const ours = said.map((text) => text.replace(/“[^”]*”/g, ''));
    expect.soft(ours.flatMap(houseFaults), address).toEqual([]);
  }
});

const amountsIn = (text: string) =>
  (text.match(/\$ ?[\d.,]*\d/g) ?? []).map((amount) => amount.replace(' ', ''));

clause('CONTENT-PRICES', 'every amount of every page', async ({ request }) => {
  const known: readonly string[] = amountsIn(JSON.stringify([price, guide]));
  let said = 0;
  for (const address of everyAddress) {
    const found = amountsIn((await saidBy(request, address)).join(' '));
    said += found.length;
    const strange = found.filter((amount) => !known.includes(amount));
    expect.soft(strange, address).toEqual([]);
  }
  expect(said).toBeGreaterThan(100);
});
