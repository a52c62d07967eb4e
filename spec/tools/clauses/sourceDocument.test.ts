import { expect, test } from 'vitest';
import { linkSources, parseSource } from './sourceDocument.ts';

// The parts of a block are tested on the specification itself, because coverage.md quotes each sentence and cell.

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
