import { expect } from 'vitest';
import { readInvalidMarkup } from '../../e2e/validateMarkup.ts';
import { attributeOf, elementsOf, parseHtml } from '../documents/parseHtml.ts';
import { documents } from '../documents/readStructure.ts';
import { renderedHtml, renderedStructures } from '../documents/rendered.ts';
import { clause } from '../tools/clause.ts';

clause('MARKUP-IDS', 'no page has the same id twice', async () => {
  for (const [address, { ids }] of await renderedStructures()) {
    const twice = ids.filter((id, index) => id === '' || ids.indexOf(id) !== index);
    expect.soft(twice, address).toEqual([]);
  }
});

clause('MARKUP-PICTURES', 'each picture has its size and a text alternative', async () => {
  for (const [address, { unsizedPictures }] of await renderedStructures())
    expect.soft(unsizedPictures, address).toEqual([]);
});

clause('MARKUP-WORDS', 'no page shows a code value in its text', async () => {
  for (const [address, { words }] of await renderedStructures()) {
    expect.soft(words, address).not.toMatch(/undefined|\bNaN\b|\[object|\bnull\b|\$\{|Infinity/);
  }
});

clause('MARKUP-VALID', 'the validator finds no fault on any page', async () => {
  for (const { path } of documents)
    expect.soft(await readInvalidMarkup(await renderedHtml(path)), path).toEqual([]);
});

clause('POLICY-STYLE-ATTRIBUTES', 'no element of any document has a style attribute', async () => {
  for (const { path } of documents) {
    const styled = elementsOf(parseHtml(await renderedHtml(path)))
      .filter((element) => attributeOf(element, 'style') !== null)
      .map(({ tagName }) => tagName);
    expect.soft(styled, path).toEqual([]);
  }
});
