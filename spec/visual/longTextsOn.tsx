import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { StaticRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../src/app/App.tsx';
import { loadPage } from '../../src/app/pageTable.tsx';

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

/**
 * The texts of a page that reach beyond a window of 320 pixels, with usual and with wide text spacing. The test file
 * has to replace `business.ts` with `withLongestTexts`.
 */
export async function longTextsOn(path: string): Promise<string[]> {
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
  return ['', spacing].flatMap((rules) => {
    style.textContent = rules;
    const { scrollWidth } = document.documentElement;
    return [...tooWide(), ...(scrollWidth > 320 ? [`the page is ${scrollWidth} pixels wide`] : [])];
  });
}
