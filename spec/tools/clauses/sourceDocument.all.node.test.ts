import { expect, test } from 'vitest';
import { linkSources, parseSource } from './sourceDocument.ts';

// How the statements are split is tested on the specification itself: coverage.md quotes each of them.

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

test('the source document becomes headings, paragraphs, rows and items, each with an id of its own', () => {
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
  ['the section by its title', '§2 Screens and routes', { block: 's2-1' }],
  ['the item that begins with its words', '§4 Contact form', { block: 's4-2' }],
  ['the section, if nothing in it begins with its words', '§4 Nowhere', { block: 's4-1' }],
  ['a decision', 'D10', { decision: 'D10' }],
  ['nothing, if it names another document', 'WCAG 2.4.11, contrast', {}],
])('a source leads to %s', (_, text, link) => {
  expect(linkSources({ source: text }, blocks)).toEqual([{ text, ...link }]);
});

test('a source may name several parts', () => {
  const parts = linkSources({ source: '§2 Top menu; D10, design, habits' }, blocks);
  expect(parts.map(({ text }) => text)).toEqual(['§2 Top menu', 'D10', 'design, habits']);
});
