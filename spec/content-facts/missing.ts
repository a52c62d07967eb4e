import { matches, readPage, type Part } from '../documents/page.ts';
import { findWhole, hasWhole } from '../documents/visibleText.ts';
import type { Fact } from './facts.ts';

/** The wanted items that are missing or out of order. */
function notInOrder<Wanted, Found>(
  wanted: readonly Wanted[],
  found: readonly Found[],
  isSame: (one: Wanted, other: Found) => boolean,
): Wanted[] {
  let from = 0;
  return wanted.filter((item) => {
    const at = found.findIndex((other, index) => index >= from && isSame(item, other));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

/** The differences between a fact and a part of a page, one sentence each. */
function differencesFrom(fact: Fact, part: Part): string[] {
  const faults: string[] = [];
  const { text, items, links } = part;
  for (const word of fact.words ?? [])
    if (!hasWhole(text, word)) faults.push(`“${word}” is missing`);
  let from = 0;
  for (const word of fact.inOrder ?? []) {
    const at = findWhole(text, word, from);
    if (at < 0) faults.push(`“${word}” is missing or out of order`);
    else from = at + word.length;
  }
  for (const [word, count] of Object.entries(fact.times ?? {})) {
    const found = text.split(word).length - 1;
    if (found !== count) faults.push(`“${word}” occurs ${found} times, not ${count}`);
  }
  const compare = (kind: string, wanted: readonly string[], found: readonly string[]) => {
    if (wanted.join('\n') !== found.join('\n'))
      faults.push(`the ${kind} are ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };
  if (fact.headings && fact.under !== undefined)
    compare('headings', fact.headings, part.subheadings);
  else
    for (const heading of notInOrder(fact.headings ?? [], part.headings(), Object.is))
      faults.push(`the heading “${heading}” is missing or out of order`);
  if (typeof fact.items === 'number') {
    if (items.length !== fact.items) faults.push(`${items.length} list items, not ${fact.items}`);
    for (const { text: item, titles, paragraphs } of part.each('item'))
      if (fact.headings?.includes(titles.join()) && paragraphs.length === 0)
        faults.push(`the list item “${item}” has no text below its heading`);
  } else if (fact.items) compare('list items', fact.items, items);
  if (fact.numbered && part.each('steps').length === 0) faults.push('there is no numbered list');
  for (const [words, href] of notInOrder(
    fact.links ?? [],
    links,
    (one, other) => matches(other[0], one[0]) && one[1] === other[1],
  ))
    faults.push(`the link “${words}” to ${href} is missing or out of order`);
  for (const [start, count] of Object.entries(fact.leading ?? {})) {
    const found = links.filter(([, href]) => href?.startsWith(start)).length;
    if (found !== count)
      faults.push(`${found} links${start && ` that begin with ${start}`}, not ${count}`);
  }
  if (fact.rows) {
    const { rows } = part;
    const cells = fact.rows.map((row, at) =>
      row.map((cell, column) => (cell === '' ? (rows[at]?.[column] ?? '') : cell)).join(' | '),
    );
    compare(
      'rows',
      cells,
      rows.map((row) => row.join(' | ')),
    );
  }
  if (fact.pictures) compare('pictures', fact.pictures, part.pictures);
  return faults;
}

/**
 * The differences between a fact and a page. If several parts have the name, the one with the fewest differences is
 * reported. In the header, only the first part counts, that of the wide menu: a correct phone menu, which has the same
 * names, would hide a fault of the wide one.
 */
export async function missing(fact: Fact, address: string): Promise<string[]> {
  const { id, under, where = 'main' } = fact;
  const place = await readPage(address, where);
  if (under === undefined) return differencesFrom(fact, place);
  const [closest] = place
    .parts(under)
    .slice(0, where === 'header' ? 1 : undefined)
    .map((part) => differencesFrom(fact, part))
    .toSorted((one, other) => one.length - other.length);
  if (!closest) return [`no part is named “${under}”`];
  if (id !== undefined && place.headingAt(id) !== under)
    closest.push(`the id “${id}” is not at this heading`);
  return closest.map((fault) => `“${under}”: ${fault}`);
}
