import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { globalStyles } from '../../src/styles/global.ts';
import { clause } from '../tools/clause.ts';
import { inPrint } from './inPrint.ts';
import { longTextsOn } from './longTextsOn.tsx';

vi.mock('../../src/content/business.ts', async (original) => {
  const { withLongestTexts } = await import('./longest.ts');
  const file = await original<Parameters<typeof withLongestTexts>[0]>();
  return { ...file, ...withLongestTexts(file) };
});

for (const path of ['/about', '/contact', '/locations', '/services/brake-service'])
  clause('LOOK-LONG-TEXTS', `${path} fits 320 px, with usual and wide text spacing`, async () => {
    expect(await longTextsOn(path)).toEqual([]);
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
