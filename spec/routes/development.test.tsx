import { screen } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { loadPage } from '../../src/app/pageTable.tsx';
import { documentTitle, title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

/** Opens an address with the script of the development server, which then follows the address as after Back. */
async function develop(address: string, words: string): Promise<void> {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', address);
  // A busy machine may take long to load a module.
  await loadPage(address);
  await import('../../src/app/entry.dev.tsx');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => document.title).toBe(documentTitle(words));
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
    await develop(address, title[address]);
    const button = await screen.findByRole('button', {
      name: new RegExp(name.replace('?', '\\?')),
    });
    await expect.poll(() => button.checkVisibility({ visibilityProperty: true })).toBe(true);
  });

clause('DEVELOP-ADDRESSES', '/tyres/square shows the 404 page, and its title says so', async () => {
  // The script of the 404 page only runs in the built page.
  expectConsole(/Encountered a script tag/);
  await develop('/tyres/square', 'Page not found');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Page not found');
});
