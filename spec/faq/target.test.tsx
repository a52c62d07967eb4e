import { render, screen } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Faq } from '../../src/pages/faq/Faq.tsx';
import { clause } from '../tools/clause.ts';

clause('FAQ-FRAGMENT-FILTER', 'a link to a hidden answer changes the filter to All', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  render(
    <StaticRouter location="/faq">
      <Faq />
    </StaticRouter>,
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Tyres/ }));
  const answer = document.getElementById('battery');
  await expect.element(answer).not.toBeInViewport();
  location.hash = '#battery';
  await expect.element(screen.getByRole('radio', { name: /^All/ })).toBeChecked();
  await expect.element(answer).toBeInViewport();
});
