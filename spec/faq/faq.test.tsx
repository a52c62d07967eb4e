import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Faq } from '../../src/pages/faq/Faq.tsx';
import { questionCount, questions } from '../facts/lists.ts';
import { words } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/faq']}>
      <Faq />
    </MemoryRouter>,
  );
});

clause('FAQ-OPEN', 'a press or a key opens an answer, and another one closes it', async () => {
  const answers = screen
    .getAllByRole('group')
    .flatMap((group) => within(group).queryAllByRole('paragraph'));
  expect(answers.length).toBeGreaterThanOrEqual(questionCount.all);
  for (const paragraph of answers) expect.soft(paragraph).not.toBeVisible();
  const question = screen.getByRole('heading', { name: 'What if my car fails its WOF?' });
  const answer = screen.getByText(/^You have 28 days/);
  expect(answer).not.toBeVisible();
  await userEvent.click(question);
  expect(answer).toBeVisible();
  await userEvent.click(question);
  expect(answer).not.toBeVisible();
  const wear = screen.getByText(/^The legal minimum is/);
  screen.getByRole('radio', { name: /^All/ }).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(wear).toBeVisible();
  await userEvent.keyboard(' ');
  expect(wear).not.toBeVisible();
});

clause('FAQ-INDEPENDENT', 'an answer stays open while others open and close', async () => {
  const press = (name: string) => userEvent.click(screen.getByRole('heading', { name }));
  const others = [/^Cash, EFTPOS/, /^The legal minimum is/].map((text) => screen.getByText(text));
  await press('How long do tyres last?');
  await press('How can I pay?');
  // A second one of the first category.
  await press('When should I replace my tyres?');
  for (const answer of [screen.getByText(/over 6 years old/), ...others])
    expect(answer).toBeVisible();
  await press('How long do tyres last?');
  expect(screen.getByText(/over 6 years old/)).not.toBeVisible();
  for (const answer of others) expect(answer).toBeVisible();
});

clause('FAQ-SHORT', 'open or closed, a line shows its short answer in smaller type', async () => {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  // One answer is open.
  await userEvent.click(screen.getByRole('heading', { name: 'How can I pay?' }));
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    for (const question of screen.getAllByRole('heading', { level: 3 })) {
      const short = question.nextElementSibling;
      if (!short) throw new Error(`“${words(question)}” has no short answer.`);
      for (const part of [short, ...short.children])
        expect.soft(sizeOf(part), words(question)).toBeLessThan(sizeOf(question));
      expect.soft(short, words(question)).toBeVisible();
    }
  }
});

const { all } = questionCount;
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(words);

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const categories = ['Tyres', 'Mechanical', 'Electrical', 'General'] as const;

clause('FAQ-FILTER', 'each category shows its questions, All shows them all', async () => {
  for (const category of categories) {
    await choose(`${category} ${questionCount[category]} questions`);
    expect(shown()).toEqual(questions[category].map(([question]) => question));
  }
  await choose(`All ${all} questions`);
  expect(shown()).toHaveLength(all);
  await userEvent.keyboard('{ArrowDown}');
  expect(shown()).toHaveLength(questionCount.Tyres);
});

clause('FAQ-FILTER-COUNT', 'each choice announces its number of questions', async () => {
  const announced = () => screen.getByRole('status').innerText.trim();
  expect(announced()).toBe(`${all} questions`);
  for (const category of categories) {
    const count = questionCount[category];
    await choose(`${category} ${count} questions`);
    expect(announced()).toBe(`${count} of ${all} questions`);
  }
});

clause('FAQ-FRAGMENT-FILTER', 'a link to a hidden answer changes the filter to All', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  await userEvent.click(screen.getByRole('radio', { name: /^Tyres/ }));
  const answer = document.getElementById('battery');
  await expect.element(answer).not.toBeInViewport();
  location.hash = '#battery';
  await expect.element(screen.getByRole('radio', { name: /^All/ })).toBeChecked();
  await expect.element(answer).toBeInViewport();
});
