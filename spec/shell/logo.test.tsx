import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { logoShapes, type LogoShape } from '../../src/domain/logo.ts';
import { business, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { showLayout } from './showLayout.tsx';

const own = vi.hoisted(() => ({}));
vi.mock('../../src/assets/ownLogo.ts', () => ({ logo: own }));

/** Shows the header with a logo of this shape. Returns the link, the picture in it, and what is beside them. */
async function show(shape: LogoShape, width: number) {
  await page.viewport(width, 800);
  const { width: wide, height } = logoShapes[shape];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}"/>`;
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  Object.assign(own, { shape, url, ...logoShapes[shape] });
  showLayout('/about', <h1>The page</h1>);
  const header = screen.getByRole('banner');
  const link = within(header).getByRole('link', { name: business.name });
  const picture = link.querySelector('img');
  if (!picture) throw new Error('The header has no logo.');
  await picture.decode();
  // The wheel is the only drawing.
  expect(link.querySelector('svg')).toBeNull();
  const box = (element: Element) => element.getBoundingClientRect();
  return {
    header: box(header),
    link,
    picture: box(picture),
    call: box(within(header).getByRole('link', { name: `Call ${phone.main.number}` })),
    line: within(header).getByText(/ • /),
  };
}

for (const width of [280, 360, 1280])
  clause('SHELL-LOGO-WIDE', `at ${width} pixels the logo is in the place of the name`, async () => {
    const { header, link, picture, call, line } = await show('wide', width);
    expect(link).toHaveAttribute('href', '/');
    expect(link).toHaveTextContent('');
    expect(picture.width / picture.height).toBeCloseTo(4, 1);
    expect(picture.width).toBeGreaterThan(60);
    expect(picture.right).toBeLessThanOrEqual(call.left);
    if (width === 360) {
      expect(header.height).toBeLessThan(80);
      const text = document.createRange();
      text.selectNodeContents(line);
      expect(text.getBoundingClientRect().left).toBeCloseTo(picture.left, 0);
    }
  });

for (const [width, side] of [
  [360, 34],
  [1280, 58],
] as const)
  clause('SHELL-LOGO-SQUARE', `at ${width} pixels the logo is left of the name`, async () => {
    const { link, picture } = await show('square', width);
    expect(link).toHaveAttribute('href', '/');
    const name = within(link).getByText(business.name).getBoundingClientRect();
    expect(picture.width).toBeCloseTo(side, 0);
    expect(picture.height).toBeCloseTo(side, 0);
    expect(picture.right).toBeLessThanOrEqual(name.left);
  });
