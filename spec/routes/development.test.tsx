import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { loadPage } from '../../src/app/pageTable.tsx';
import { showControls } from '../../src/app/showControls.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

/** Renders an address as the development server does. */
async function develop(address: string) {
  await loadPage(address);
  const container = document.createElement('div');
  document.body.append(container);
  showControls(container);
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>
  );
  // React continues with a page in a later task, even if its module has loaded.
  return act(() => Promise.resolve(render(page, { container })));
}

for (const [address, name] of [
  ['/contact', 'Find the nearest branch'],
  ['/locations', 'Find the nearest branch'],
  ['/tyre-enquiry', '205/55R16'],
  ['/tyres', 'How old are my tyres?'],
  ['/tyres/fuel-efficient', 'What would I save?'],
  ['/services/wof-inspection', 'Remind me of my WOF'],
] as const)
  clause('DEVELOP-ISLANDS', `${address} shows the button “${name}”`, async () => {
    const page = await develop(address);
    const button = await page.findByRole('button', { name: new RegExp(name.replace('?', '\\?')) });
    await expect.poll(() => button.checkVisibility({ visibilityProperty: true })).toBe(true);
  });

clause('DEVELOP-ADDRESSES', '/tyres/square shows the 404 page, and its title says so', async () => {
  // The script of the 404 page only runs in the built page.
  expectConsole(/Encountered a script tag/);
  const page = await develop('/tyres/square');
  const heading = await page.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Page not found');
  await expect.poll(() => document.title).toMatch(/^Page not found/);
});
