import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { globalStyles } from '../../src/styles/global.ts';
import { clause } from '../tools/clause.ts';
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
  const session = cdp() as { send: (method: string, options: object) => Promise<unknown> };
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => {
    await session.send('Emulation.setEmulatedMedia', { media: '' });
  });
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
