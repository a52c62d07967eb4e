import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { clausesOn } from '../documents/page.ts';
import { hasWhole } from '../documents/visibleText.ts';
import { questions } from '../facts/lists.ts';

const clause = clausesOn('/faq');

clause('FAQ-SHORT', 'the lines of each category have question and short answer', (page) => {
  for (const [category, expected] of Object.entries(questions)) {
    const lines = page.part(category).each('line');
    expect.soft(lines.map(({ text }) => text)).toEqual(expected.map((line) => line.join(' ')));
    expect.soft(lines.map((line) => line.everyWord)).toEqual(expected.map((line) => line.join('')));
  }
});

clause('FAQ-COUNT', 'the categories have these questions in order, and no other', (page) => {
  const all = Object.entries(questions).flatMap(([category, lines]) => [
    category,
    ...lines.map(([question]) => question),
  ]);
  expect(page.headings().filter((heading) => all.includes(heading))).toEqual(all);
  expect(page.titles.filter((title) => !all.includes(title))).toEqual([]);
});

clause('FAQ-FIGURES', 'each answer has the figures of its row in the table', (page) => {
  for (const [question = '', figures = ''] of tableOf('FAQ-FIGURES'))
    for (const figure of figures.split('; '))
      expect
        .soft(hasWhole(page.part(question).paragraphs.join(' '), figure), `${question} ${figure}`)
        .toBe(true);
});

clause('FAQ-LINKS', 'each answer has only its links, and ends with one to itself', (page) => {
  for (const [question] of Object.values(questions).flat()) {
    const answer = page.part(question);
    const [itself, ...others] = answer.links.toReversed();
    const end = `Link to this answer: ${question}`;
    expect.soft(answer.text.slice(-end.length)).toBe(end);
    expect.soft([itself], question).toEqual(answer.ids.map((id) => [end, `#${id}`]));
    const listed = tableOf('FAQ-LINKS').filter(([of]) => of === question);
    expect.soft(others.toReversed(), question).toEqual(listed.map(([, ...link]) => link));
  }
});
