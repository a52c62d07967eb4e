import type { APIRequestContext } from '@playwright/test';
import { houseFaults, misspellings } from '../spec/project/spelling.ts';
import { documentClause as clause, expect } from './fixtures.ts';
import { everyAddress } from './pages.ts';
import { everythingSaid } from './visibleText.ts';

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

const amounts = {
  'the price list': [20, 25, 40, 65, 79, 80, 89, 129, 199, 349, 350],
  'packages with GST': [228.85, 401.35],
  'guides: alignment, service, fuel saved, price of petrol, finance card': [
    80, 120, 150, 350, 250, 2.5, 500,
  ],
};

clause('CONTENT-PRICES', 'every amount of every page', async ({ request }) => {
  const known = Object.values(amounts).flat();
  let said = 0;
  for (const address of everyAddress) {
    const found = (await saidBy(request, address)).join(' ').match(/\$ ?[\d.,]*\d/g) ?? [];
    said += found.length;
    const strange = found.filter((amount) => !known.includes(Number(amount.replace(/[$, ]/g, ''))));
    expect.soft(strange, address).toEqual([]);
  }
  expect(said).toBeGreaterThan(100);
});
