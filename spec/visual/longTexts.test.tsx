import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../src/app/App.tsx';
import { loadPage } from '../../src/app/pageTable.tsx';
import { title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';

vi.mock('../../src/content/business.ts', async (original) => {
  const { withLongestTexts } = await import('./longest.ts');
  const file = await original<Parameters<typeof withLongestTexts>[0]>();
  return { ...file, ...withLongestTexts(file) };
});

/** The least spacing of text that a page has to bear (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

for (const path of [...Object.keys(title), '/404'])
  for (const name of ['usual spacing', 'wide spacing'])
    clause('LOOK-LONG-TEXTS', `${path} at 320 pixels with ${name}`, async () => {
      await page.viewport(320, 640);
      await loadPage(path);
      const style = document.createElement('style');
      style.textContent = name === 'wide spacing' ? spacing : '';
      document.head.append(style);
      onTestFinished(async () => {
        style.remove();
        await page.viewport(1280, 800);
      });
      await act(async () =>
        render(
          <Suspense>
            <StaticRouter location={path}>
              <App />
            </StaticRouter>
          </Suspense>,
        ),
      );
      // The map's own frame clips what it draws.
      const beyond = [
        ...document.querySelectorAll('a, p, li, h1, h2, h3, dt, dd, td, span'),
      ].filter(
        (element) =>
          !element.closest('svg') &&
          /w{12}/.test(element.textContent) &&
          element.getBoundingClientRect().right > 320.5,
      );
      expect(beyond.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBe(320);
    });
