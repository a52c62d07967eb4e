import { expect } from 'vitest';
import { faq } from '../../src/content/faq.ts';
import { questionCount } from '../facts/lists.ts';
import { clause } from '../tools/clause.ts';

clause('FAQ-ITEM', 'each question has a category and an answer, and ends with “?”', () => {
  expect(faq).toHaveLength(questionCount.all);
  for (const { id, category, question, answer } of faq) {
    expect.soft(['tyres', 'mechanical', 'electrical', 'general'], id).toContain(category);
    expect.soft(question, id).toMatch(/^[A-Z].+\?$/);
    const [first = []] = answer;
    const words = first.map((part) => (typeof part === 'string' ? part : part.label)).join('');
    expect.soft(words, id).toMatch(/^.{8,}?[.:](?:\s|$)/);
  }
});
