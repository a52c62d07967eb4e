import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { clause } from '../tools/clause.ts';
import { show } from './show.tsx';

for (const [id, path, heading] of [
  ['WARRANTY-CLAIM', '/warranty', 'How to claim'],
  ['PUNCTURE-STEPS', '/services/puncture-repair', 'How we repair it'],
  ['PUNCTURE-STRANDED', '/services/puncture-repair', 'Got a flat?'],
  ['MOBILE-STEPS', '/services/mobile-service', 'How it works'],
  ['MOBILE-WAITING', '/services/mobile-service', 'Get safe, then call'],
  ['WOF-AREAS', '/services/wof-inspection', 'The 9 areas we check'],
  ['BATTERY-SIGNS', '/services/battery-replacement', 'Signs of a failing battery'],
] as const)
  clause(id, `each item below “${heading}” shows its number`, async () => {
    await show(path);
    const around = screen.getByRole('heading', { name: heading }).closest(':has(ol)');
    const items = [...(around?.querySelectorAll('ol > li') ?? [])];
    expect(items.length).toBeGreaterThan(2);
    for (const item of items) {
      const before = [item, ...item.querySelectorAll('h3, span')].map(
        (each) => getComputedStyle(each, '::before').content,
      );
      const [counter] = getComputedStyle(item).counterIncrement.split(' ');
      expect(before.join(' '), item.textContent).toContain(`counter(${counter}`);
    }
  });
