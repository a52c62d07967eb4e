import { describe, expect, test } from 'vitest';
import { linkSources, parseSource, readStatements } from './sourceDocument.ts';

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
      ['s2-2', 'head', ['Route', 'Screen']],
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
    [
      'the item that begins with its words',
      '§4 Contact form',
      [{ text: '§4 Contact form', block: 's4-2' }],
    ],
    [
      'the section, if nothing in it begins with its words',
      '§4 Nowhere',
      [{ text: '§4 Nowhere', block: 's4-1' }],
    ],
    ['a decision', 'D10', [{ text: 'D10', decision: 'D10' }]],
    [
      'a block and a decision, if it names both',
      '§2 Top menu; D10',
      [
        { text: '§2 Top menu', block: 's2-4' },
        { text: 'D10', decision: 'D10' },
      ],
    ],
    ['nothing, if it names another document', 'WCAG 2.4.11', [{ text: 'WCAG 2.4.11' }]],
    ['one name, if the name has a comma', 'design, habits', [{ text: 'design, habits' }]],
  ])('a source leads to %s', (_, source, links) => {
    expect(linkSources({ source }, blocks)).toEqual(links);
  });
});

describe('what the source document states', () => {
  const statementsOf = (markdown: string) => readStatements(parseSource(markdown));
  const texts = (markdown: string) => statementsOf(markdown).map(({ text }) => text);
  const section = '## 1. For whom\n\n';

  test('is read in the numbered sections only, without headings', () => {
    const markdown = `# Title\n\nA preface.\n\n${section}One.\n\n### Home\n\nTwo.\n\n## Appendix\n\nThree.\n`;
    expect(statementsOf(markdown)).toEqual([
      { block: 's1-2', section: '1. For whom', text: 'One.' },
      { block: 's1-4', section: '1. For whom, Home', text: 'Two.' },
    ]);
  });

  test('is split at the ends of sentences', () => {
    expect(texts(`${section}It is one. It is two! 3 it is? {phone} rings.`)).toEqual([
      'It is one.',
      'It is two!',
      '3 it is?',
      '{phone} rings.',
    ]);
  });

  test('is not split before a small letter or within a figure', () => {
    const one = "The button shows 'Sending...' and costs 1.5 at 1 p.m. on Friday.";
    expect(texts(section + one)).toEqual([one]);
  });

  test('is split after quotation marks, but not within them', () => {
    expect(texts(`${section}It says 'Sorry. We'll ring.' Then it goes. The tyre's gone.`)).toEqual([
      "It says 'Sorry. We'll ring.'",
      'Then it goes.',
      "The tyre's gone.",
    ]);
  });

  test('includes list items and nested list items', () => {
    expect(texts(`${section}- One: a\n  - Two. Three.\n`)).toEqual(['One: a', 'Two.', 'Three.']);
  });

  test('includes each table cell behind the first cell of its row, without table heads', () => {
    const table =
      '| Item | Price | Time |\n|---|---|---|\n| WOF | $65. Ask | 30 |\n| Oil | $79 | |\n';
    expect(texts(section + table)).toEqual(['WOF | $65. Ask', 'WOF | 30', 'Oil | $79']);
  });
});
