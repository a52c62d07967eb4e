import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { SummaryPage } from '../../src/pages/SummaryPage.tsx';
import { clause } from '../tools/clause.ts';

clause('ROUTE-TITLE', 'About is headed About us', () => {
  render(
    <MemoryRouter>
      <SummaryPage path="/about" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});
