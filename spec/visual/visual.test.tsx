import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../src/app/App.tsx';
import { loadPage } from '../../src/app/pageTable.tsx';
import { clause } from '../tools/clause.ts';

vi.mock('../../src/content/business.ts', async (original) => {
  const { withLongestTexts } = await import('./longest.ts');
  const file = await original<Parameters<typeof withLongestTexts>[0]>();
  return { ...file, ...withLongestTexts(file) };
});

/** The text spacing that a page must allow without loss (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** The long texts (twelve w in a row) that reach beyond 320 pixels, except in an svg, which clips them. */
function tooWide(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { textContent: words, parentElement: own } = texts.currentNode;
    if (!/w{12}/.test(words ?? '') || !own || own.closest('svg, style, script')) continue;
    // For screen readers only.
    if (getComputedStyle(own).clipPath !== 'none') continue;
    range.selectNodeContents(texts.currentNode);
    if (range.getBoundingClientRect().right > 320.5) faults.push(`${own.tagName} ${words}`);
  }
  return faults;
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
