import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect } from 'vitest';
import { Faq } from '../../src/pages/faq/Faq.tsx';
import { questionCount } from '../facts/lists.ts';
import { clause } from '../tools/clause.ts';

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/faq']}>
      <Faq />
    </MemoryRouter>,
  );
});

clause('FAQ-OPEN', 'pressed once it opens, pressed again it closes', async () => {
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
});

clause('FAQ-INDEPENDENT', 'two stay open side by side', async () => {
  await userEvent.click(screen.getByRole('heading', { name: 'How long do tyres last?' }));
  await userEvent.click(screen.getByRole('heading', { name: 'How can I pay?' }));
  expect(screen.getByText(/over 6 years old/)).toBeVisible();
  expect(screen.getByText(/^Cash, EFTPOS/)).toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'How long do tyres last?' }));
  expect(screen.getByText(/over 6 years old/)).not.toBeVisible();
  expect(screen.getByText(/^Cash, EFTPOS/)).toBeVisible();
});
