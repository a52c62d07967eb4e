import { clause, expect } from './fixtures.ts';
import { pages } from './pages.ts';

const widths = [280, 360, 412];

clause('SHELL-TRAIL-CLEAR', `at ${widths.join(', ')} px`, async ({ page }) => {
  const withWheel: string[] = [];
  for (const { path } of pages.filter((facts) => facts.path !== '/')) {
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      // How far the nearest corner of each word is from the wheel's axle, the banner's corner, and how large the wheel is.
      const { radius, nearest } = await trail.evaluate((nav) => {
        const drawn = /radial-gradient\((?:circle )?([\d.]+)px at 100% 0/;
        let banner: Element | null = nav;
        while (banner && !drawn.test(getComputedStyle(banner).backgroundImage))
          banner = banner.parentElement;
        if (!banner) return { radius: 0, nearest: Number.POSITIVE_INFINITY };
        const { right, top } = banner.getBoundingClientRect();
        const distances = [...nav.querySelectorAll('a, span')].map((word) => {
          const box = word.getBoundingClientRect();
          return Math.hypot(right - box.right, box.top - top);
        });
        const [, size] = drawn.exec(getComputedStyle(banner).backgroundImage) ?? [];
        return { radius: Number(size), nearest: Math.min(...distances) };
      });
      if (radius > 0) withWheel.push(`${path} at ${width} px`);
      expect.soft(nearest, `${path} at ${width} px`).toBeGreaterThan(radius);
    }
  }
  expect(withWheel).toEqual(
    expect.arrayContaining(widths.map((width) => `/tyre-enquiry at ${width} px`)),
  );
});
