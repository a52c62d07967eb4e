import type { PagePart, Structure } from '../documents/readStructure.ts';
import type { Fact } from './facts.ts';

/** The text with one kind of apostrophe and one kind of dash, because facts do not distinguish them. */
function normalise(text: string): string {
  return text.replaceAll('’', "'").replaceAll('–', '-');
}

/** A landmark as one part. */
function landmarkOf(structure: Structure, where: 'banner' | 'main' | 'contentinfo'): PagePart {
  const headed = structure.parts.filter((part) => part.where === where && part.level > 0);
  return {
    name: where,
    level: 0,
    where,
    ids: [],
    text: structure[where],
    headings: headed.map(({ name }) => name),
    items: [],
    numbered: false,
    links: structure.links
      .filter((link) => link.where === where)
      .map(({ text, href }) => [text, href]),
    rows: [],
    pictures: [],
  };
}

/** The wanted items that are missing or out of order. */
function notInOrder<Item>(
  wanted: readonly Item[],
  found: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Item[] {
  let from = 0;
  return wanted.filter((item) => {
    const at = found.findIndex((other, index) => index >= from && isSame(item, other));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

/** The differences between a fact and a part of a page, one sentence each. */
function differencesFrom(fact: Fact, part: PagePart): string[] {
  const faults: string[] = [];
  const text = normalise(part.text);
  if (fact.id !== undefined && !part.ids.includes(fact.id))
    faults.push(`the id “${fact.id}” is not at this heading`);
  for (const word of fact.words ?? [])
    if (!text.includes(normalise(word))) faults.push(`“${word}” is missing`);
  let from = 0;
  for (const word of fact.inOrder ?? []) {
    const at = text.indexOf(normalise(word), from);
    if (at < 0) faults.push(`“${word}” is missing or out of order`);
    else from = at + word.length;
  }
  for (const [word, count] of Object.entries(fact.times ?? {})) {
    const found = text.split(normalise(word)).length - 1;
    if (found !== count) faults.push(`“${word}” occurs ${found} times, not ${count}`);
  }
  const compare = (kind: string, wanted: readonly string[], found: readonly string[]) => {
    if (wanted.map(normalise).join('\n') !== found.map(normalise).join('\n'))
      faults.push(`the ${kind} are ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };
  if (fact.headings && fact.under !== undefined) compare('headings', fact.headings, part.headings);
  else {
    const isSame = (one: string, other: string) => normalise(one) === normalise(other);
    for (const heading of notInOrder(fact.headings ?? [], part.headings, isSame))
      faults.push(`the heading “${heading}” is missing or out of order`);
  }
  if (typeof fact.items === 'number') {
    if (part.items.length !== fact.items)
      faults.push(`${part.items.length} list items, not ${fact.items}`);
    for (const item of part.items)
      if (fact.headings?.some((heading) => normalise(heading) === normalise(item)))
        faults.push(`the list item “${item}” has no text below its heading`);
  } else if (fact.items) compare('list items', fact.items, part.items);
  if (fact.numbered && !part.numbered) faults.push('there is no numbered list');
  for (const [words, href] of notInOrder(
    fact.links ?? [],
    part.links,
    (one, other) => other[0].includes(one[0]) && one[1] === other[1],
  ))
    faults.push(`the link “${words}” to ${href} is missing or out of order`);
  for (const [start, count] of Object.entries(fact.leading ?? {})) {
    const found = part.links.filter(([, href]) => href.startsWith(start)).length;
    if (found !== count) faults.push(`${found} links begin with ${start}, not ${count}`);
  }
  if (fact.rows) {
    const cells = fact.rows.map((row, at) =>
      row.map((cell, column) => (cell === '' ? (part.rows[at]?.[column] ?? '') : cell)).join(' | '),
    );
    const found = part.rows.map((row, at) => row.slice(0, fact.rows?.[at]?.length).join(' | '));
    compare('rows', cells, found);
  }
  if (fact.pictures) compare('pictures', fact.pictures, part.pictures);
  return faults;
}

/**
 * The differences between a fact and a page. If several parts have the name, the one with the fewest differences is
 * reported. In the header, only the first part counts, that of the wide menu: a correct phone menu, which has the same
 * names, would hide a fault of the wide one.
 */
export function missing(fact: Fact, structure: Structure): string[] {
  const { under, where = 'main' } = fact;
  if (under === undefined) return differencesFrom(fact, landmarkOf(structure, where));
  const [closest] = structure.parts
    .filter((part) => part.where === where && normalise(part.name) === normalise(under))
    .slice(0, where === 'banner' ? 1 : undefined)
    .map((part) => differencesFrom(fact, part))
    .toSorted((one, other) => one.length - other.length);
  return closest?.map((fault) => `“${under}”: ${fault}`) ?? [`no part is named “${under}”`];
}
