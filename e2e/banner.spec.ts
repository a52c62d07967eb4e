import { clause, expect } from './fixtures.ts';
import { pages } from './pages.ts';

/** The breadcrumbs of all pages, the longest first. */
const trails = pages
  .map(({ trail }) => trail)
  .filter((trail) => trail.length > 0)
  .toSorted((one, other) => other.length - one.length);

// The test puts the breadcrumb of each page into one banner with a wheel, because all such banners look alike.
clause('SHELL-TRAIL-CLEAR', 'no breadcrumb overlaps the wheel', async ({ page }) => {
  await page.goto('/tyre-enquiry');
  const nav = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const width of [280, 360, 412]) {
    await page.setViewportSize({ width, height: 700 });
    const overlapping = await nav.evaluate((element, all) => {
      // The wheel's axle is at the top right corner of the banner.
      const radiusOf = (part: Element) =>
        Number(
          /radial-gradient\((?:circle )?([\d.]+)px at 100% 0/.exec(
            getComputedStyle(part).backgroundImage,
          )?.[1] ?? 0,
        );
      let banner = element as Element;
      while (radiusOf(banner) === 0) banner = banner.parentElement as Element;
      const { right, top } = banner.getBoundingClientRect();
      const items = [...element.querySelectorAll('li')];
      const show = (shown: readonly Element[]) =>
        items[0]?.parentElement?.replaceChildren(...shown);
      const overlaps = all.filter((trail) => {
        show(items.slice(0, trail.length));
        const words = [...element.querySelectorAll('a, span')];
        for (const [index, word] of words.entries()) word.textContent = trail[index] ?? '';
        return words.some((word) => {
          const box = word.getBoundingClientRect();
          const distance = Math.hypot(right - box.right, box.top - top);
          // On a phone the page's own name is for screen readers only.
          return (word.parentElement?.clientWidth ?? 0) > 1 && distance <= radiusOf(banner);
        });
      });
      show(items);
      return overlaps;
    }, trails);
    expect(overlapping, `${width} px`).toEqual([]);
  }
});
