/** The breadcrumb in a title banner that has a wheel in its corner. */
import { render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { PageBanner } from '../../src/ui/PageBanner.tsx';
import { title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';

clause('SHELL-TRAIL-CLEAR', 'no name of a breadcrumb overlaps the wheel', async () => {
  for (const width of [280, 360, 412]) {
    await page.viewport(width, 700);
    for (const path of Object.keys(title) as (keyof typeof title)[]) {
      const { container, unmount } = render(<PageBanner path={path} words={{}} />);
      const banner = container.firstElementChild as Element;
      const { right, top } = banner.getBoundingClientRect();
      // The wheel's axle is at the top right corner of the banner.
      const radius = /([\d.]+)px at 100% 0/.exec(getComputedStyle(banner).backgroundImage)?.[1];
      const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
      for (const item of trail.queryAllByRole('listitem')) {
        // On a phone the page's own name is for screen readers only.
        if (item.clientWidth <= 1) continue;
        const name = item.firstElementChild?.getBoundingClientRect();
        const distance = Math.hypot(right - (name?.right ?? right), (name?.top ?? top) - top);
        expect(distance, `${path} at ${width} px`).toBeGreaterThan(Number(radius));
      }
      unmount();
    }
  }
});
