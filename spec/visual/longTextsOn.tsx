import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { StaticRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../src/app/App.tsx';
import { loadPage } from '../../src/app/pageTable.tsx';

/** The least spacing of text that a page has to bear (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** The elements with a long text that goes beyond a window of 320 pixels; the map's own frame clips what it draws. */
function beyond(): string[] {
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
 * What goes beyond a window of 320 pixels on a page, with the usual spacing of text and with the wide one. The test file puts
 * long texts in place of `business.ts`.
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
    return [...beyond(), ...(scrollWidth > 320 ? [`the page is ${scrollWidth} pixels wide`] : [])];
  });
}
