import { describe, expect, test } from 'vitest';
import { linkSources, parseSource, placeStatements } from './sourceDocument.ts';

const document = `# The product

It has no basket.

## 2. Screens and routes

| Route | Screen |
|---|---|
| / | Home |

### Top menu
- Home leads to /. At most one panel is open.

## 4. States
- Contact form: step 1, then 2.
`;
const blocks = parseSource(document);

describe('the source document', () => {
  test('becomes headings, paragraphs, rows and items, each with an id of its own', () => {
    expect(blocks.map(({ id, kind, parts }) => [id, kind, parts])).toEqual([
      ['s0-1', 'heading', ['The product']],
      ['s0-2', 'paragraph', ['It has no basket.']],
      ['s2-1', 'heading', ['2. Screens and routes']],
      ['s2-2', 'row', ['Route', 'Screen']],
      ['s2-3', 'row', ['/', 'Home']],
      ['s2-4', 'heading', ['Top menu']],
      ['s2-5', 'item', ['Home leads to /.', 'At most one panel is open.']],
      ['s4-1', 'heading', ['4. States']],
      ['s4-2', 'item', ['Contact form: step 1, then 2.']],
    ]);
  });

  test.each([
    ['a heading', '§2 Top menu', [{ text: '§2 Top menu', block: 's2-4' }]],
    [
      'the section by its title',
      '§2 Screens and routes',
      [{ text: '§2 Screens and routes', block: 's2-1' }],
    ],
    ['the item that begins so', '§4 Contact form', [{ text: '§4 Contact form', block: 's4-2' }]],
    ['the section, where nothing begins so', '§4 Nowhere', [{ text: '§4 Nowhere', block: 's4-1' }]],
    ['a decision', 'D10', [{ text: 'D10', decision: 'D10' }]],
    [
      'several',
      '§2 Top menu; D10',
      [
        { text: '§2 Top menu', block: 's2-4' },
        { text: 'D10', decision: 'D10' },
      ],
    ],
    ['another document, which it does not hold', 'WCAG 2.4.11', [{ text: 'WCAG 2.4.11' }]],
    ['a comma within a name', 'design, habits', [{ text: 'design, habits' }]],
  ])('a source leads to %s', (_, source, links) => {
    expect(linkSources({ source }, blocks)).toEqual(links);
  });

  test('places a sentence of the coverage table in the block it stands in', () => {
    const entry = (text: string) => ({ text, clauses: ['MENU-ONE-PANEL'] });
    expect(
      placeStatements(
        [entry('At most one panel  is open.'), entry('/ | Home'), entry('Gone.')],
        blocks,
      ),
    ).toEqual([
      { text: 'At most one panel  is open.', block: 's2-5', clauses: ['MENU-ONE-PANEL'] },
      { text: '/ | Home', block: 's2-3', clauses: ['MENU-ONE-PANEL'] },
    ]);
  });
});
