import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { loadPage } from '../../src/app/pageTable.tsx';
import { showControls } from '../../src/app/showControls.ts';
import { clause } from '../tools/clause.ts';

/** Renders an address as the development server does. */
async function develop(address: string) {
  await loadPage(address);
  const container = document.createElement('div');
  document.body.append(container);
  showControls(container);
  return render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
    { container },
  );
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

for (const address of ['/About', '/TYRES', '/tyres/square'])
  clause('DEVELOP-ADDRESSES', `${address} shows the 404 page, and its title says so`, async () => {
    const page = await develop(address);
    const heading = await page.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Page not found');
    await expect.poll(() => document.title).toMatch(/^Page not found/);
  });
