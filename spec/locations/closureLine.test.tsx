/** The line below the header while all branches are closed, as the browser draws it. */
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/branches/openStatus.client.ts';
import { Layout } from '../../src/shell/Layout.tsx';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

// A closure of one day: `closures.node.test.ts` has one of several days.
vi.mock('../../src/content/closures.ts', () => ({
  closures: [{ from: '2026-12-24', words: 'We count our stock.' }],
}));

clause('CLOSED-HEADER', 'the line is below the bar, and takes no room afterwards', async () => {
  expectConsole(/Encountered a script tag/);
  vi.setSystemTime('2026-12-24T09:00:00+13:00');
  render(
    <MemoryRouter>
      <Layout pathname="/about">The page</Layout>
    </MemoryRouter>,
  );
  const header = within(screen.getByRole('banner'));
  const line = header.getByText(/^All branches: Closed/);
  for (const width of [360, 1280]) {
    await page.viewport(width, 740);
    expect(line).toBeVisible();
    const { top } = line.getBoundingClientRect();
    for (const link of header.getAllByRole('link'))
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  }
  vi.setSystemTime('2026-12-25T00:00:00+13:00');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(line).not.toBeVisible();
  expect(line.parentElement?.offsetHeight).toBe(0);
});
