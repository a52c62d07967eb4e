import { expect, test } from 'vitest';
import { linkSources, parseSource } from './sourceDocument.ts';

// Splitting into sentences is tested on the specification itself, because coverage.md quotes each sentence.

const blocks = parseSource(`# The product

It has no basket.

## 2. Screens and routes

| Route | Screen |
|---|---|
| / | Home |

### Top menu
- Home leads to /. At most one panel is open.

## 4. States
- Contact form: step 1, then 2.
`);

test('parseSource reads headings, paragraphs, table rows and list items, each with its own id', () => {
  expect(blocks.map(({ id, kind, parts }) => [id, kind, parts])).toEqual([
    ['s0-1', 'heading', ['The product']],
    ['s0-2', 'paragraph', ['It has no basket.']],
    ['s2-1', 'heading', ['2. Screens and routes']],
    ['s2-2', 'head', ['Route', 'Screen']],
    ['s2-3', 'row', ['/', 'Home']],
    ['s2-4', 'heading', ['Top menu']],
    ['s2-5', 'item', ['Home leads to /.', 'At most one panel is open.']],
    ['s4-1', 'heading', ['4. States']],
    ['s4-2', 'item', ['Contact form: step 1, then 2.']],
  ]);
});

test.each([
  ['a heading', '§2 Top menu', { block: 's2-4' }],
  ['a section by its title', '§2 Screens and routes', { block: 's2-1' }],
  ['an item by its first words', '§4 Contact form', { block: 's4-2' }],
  ['the section, if no block of it has these words', '§4 Nowhere', { block: 's4-1' }],
  ['a decision', 'D10', { decision: 'D10' }],
  ['nothing in another document', 'WCAG 2.4.11, contrast', {}],
])('linkSources finds %s', (_, text, link) => {
  expect(linkSources({ source: text }, blocks)).toEqual([{ text, ...link }]);
});

test('linkSources splits a source that names several parts', () => {
  const parts = linkSources({ source: '§2 Top menu; D10, design, habits' }, blocks);
  expect(parts.map(({ text }) => text)).toEqual(['§2 Top menu', 'D10', 'design, habits']);
});
