import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../src/app/App.tsx';
import { loadPage } from '../../src/app/pageTable.tsx';
import { globalStyles } from '../../src/styles/global.ts';
import { clause } from '../tools/clause.ts';
import { inPrint } from './inPrint.ts';

vi.mock('../../src/content/business.ts', async (original) => {
  const { withLongestTexts } = await import('./longest.ts');
  const file = await original<Parameters<typeof withLongestTexts>[0]>();
  return { ...file, ...withLongestTexts(file) };
});

/** The text spacing that a page must allow without loss (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/**
 * Elements with a long text (twelve w in a row) that reach beyond 320 pixels. Texts in an svg are left out, because the
 * svg clips them.
 */
function tooWide(): string[] {
  return [...document.querySelectorAll('a, p, li, h1, h2, h3, dt, dd, td, span')]
    .filter(
      (element) =>
        !element.closest('svg') &&
        /w{12}/.test(element.textContent) &&
        element.getBoundingClientRect().right > 320.5,
    )
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

for (const path of ['/about', '/contact', '/locations', '/services/brake-service'])
  clause('LOOK-LONG-TEXTS', `${path} fits 320 px, with usual and wide text spacing`, async () => {
    const style = document.head.appendChild(document.createElement('style'));
    onTestFinished(async () => {
      style.remove();
      await page.viewport(1280, 800);
    });
    await page.viewport(320, 640);
    await act(async () => {
      render(
        <Suspense>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </Suspense>,
      );
      await loadPage(path);
    });
    for (const rules of ['', spacing]) {
      style.textContent = rules;
      expect(tooWide()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    }
  });

clause('LOOK-PRINT-HEADINGS', 'in print, h1 to h4 have the style break-after: avoid', async () => {
  await inPrint();
  render(
    <div className={globalStyles}>
      <h1>What happens next</h1>
      <h2>What happens next</h2>
      <h3>What happens next</h3>
      <h4>What happens next</h4>
    </div>,
  );
  for (const heading of screen.getAllByRole('heading'))
    expect(getComputedStyle(heading).breakAfter, heading.tagName).toBe('avoid');
});
