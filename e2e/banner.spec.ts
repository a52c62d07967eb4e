import { clause, expect } from './fixtures.ts';
import { pages } from './pages.ts';

const widths = [280, 360, 412];

/** The breadcrumbs of all pages, the longest first. */
const trails = pages
  .map(({ trail }) => trail)
  .filter((trail) => trail.length > 0)
  .toSorted((one, other) => other.length - one.length);

// The test puts the breadcrumb of each page into one banner with a wheel, because all such banners look alike.
clause('SHELL-TRAIL-CLEAR', 'no breadcrumb overlaps the wheel', async ({ page }) => {
  await page.goto('/tyre-enquiry');
  const nav = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    // For each breadcrumb: the distance in pixels from the wheel's axle (the top right corner of the banner) to the
    // nearest word, and the wheel's radius.
    const measured = await nav.evaluate((element, all) => {
      const drawn = /radial-gradient\((?:circle )?([\d.]+)px at 100% 0/;
      let banner: Element | null = element;
      while (banner && !drawn.test(getComputedStyle(banner).backgroundImage))
        banner = banner.parentElement;
      if (!banner) return [];
      const [, size] = drawn.exec(getComputedStyle(banner).backgroundImage) ?? [];
      const { right, top } = banner.getBoundingClientRect();
      const items = [...element.querySelectorAll('li')];
      const [list] = items.map(({ parentElement }) => parentElement);
      const nearest = all.map((trail) => {
        list?.replaceChildren(...items.slice(0, trail.length));
        const words = [...element.querySelectorAll('a, span')];
        for (const [index, word] of words.entries()) word.textContent = trail[index] ?? '';
        // On a phone the page's own name is for screen readers only.
        return words
          .filter((word) => (word.parentElement?.clientWidth ?? 0) > 1)
          .map((word) => word.getBoundingClientRect())
          .map((box) => Math.hypot(right - box.right, box.top - top))
          .reduce((one, other) => Math.min(one, other));
      });
      list?.replaceChildren(...items);
      return nearest.map((distance) => ({ distance, radius: Number(size) }));
    }, trails);
    expect(measured, `${width} px`).toHaveLength(trails.length);
    for (const [index, { distance, radius }] of measured.entries()) {
      const name = `${trails[index]?.join(' / ')} at ${width} px`;
      expect.soft(radius, name).toBeGreaterThan(0);
      expect.soft(distance, name).toBeGreaterThan(radius);
    }
  }
});
