/** The panels of the menus by pointer and by keyboard, in a browser that supports popovers; and the breadcrumb. */
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageBanner } from '../../src/ui/PageBanner.tsx';
import { title } from '../facts/titles.ts';
import { showLayout } from '../shell/showLayout.tsx';
import { clause } from '../tools/clause.ts';

const header = () => within(screen.getByRole('banner'));
const item = (name: string) => header().getByRole('button', { name });
const link = (name: string | RegExp) => header().getByRole('link', { name });
/** The visible links of one list in a menu; none while the list is hidden. */
const links = (list: string) => {
  const shown = header().queryByRole('list', { name: list });
  return shown ? within(shown).getAllByRole('link') : [];
};
/** Each item that has a panel, with a list in it and the first link of the panel. */
const panels = [
  ['Tyres', 'Tyre categories', 'All tyres'],
  ['Services', 'Tyre services', 'All automotive services'],
  ['About', 'Information', 'About us'],
] as const;

beforeEach(async () => {
  await page.viewport(1280, 900);
  showLayout('/about', <p style={{ blockSize: '50rem' }}>The page</p>);
});

for (const [name, list, first] of panels) {
  clause(
    'MENU-OPEN',
    `a press on ${name} shows the links of its panel, and another not`,
    async () => {
      expect(links(list)).toEqual([]);
      expect(header().queryByRole('link', { name: first })).toBeNull();
      await userEvent.click(item(name));
      expect(links(list).at(-1)).toBeVisible();
      expect(link(first)).toBeVisible();
      // So that the second press also moves the focus.
      link(first).focus();
      await userEvent.click(item(name));
      expect(links(list)).toEqual([]);
    },
  );

  clause('MENU-ONE-PANEL', `opening another panel closes ${name}`, () => {
    for (const [other, shown] of panels.filter(([each]) => each !== name)) {
      // The test uses `click()`, which moves no pointer and no focus. Such a move alone would close the first panel.
      item(name).click();
      expect(links(list)).not.toEqual([]);
      item(other).click();
      expect(links(shown)).not.toEqual([]);
      expect(links(list)).toEqual([]);
    }
  });
}

clause('MENU-OUTSIDE', 'a press on the page or on the header closes each panel', async () => {
  const statuses = header().getAllByText(/^Sockburn branch/);
  for (const [name, list] of panels)
    for (const outside of [screen.getByRole('main'), ...statuses.slice(0, 1)]) {
      item(name).click();
      expect(links(list)).not.toEqual([]);
      await userEvent.click(outside, { position: { x: 20, y: 10 } });
      expect(links(list)).toEqual([]);
    }
});

for (const [name, list, first] of panels) {
  clause('MENU-ESCAPE', `Escape closes the panel and moves the focus to ${name}`, async () => {
    item(name).focus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}');
    expect(links(list)).toContain(document.activeElement);
    await userEvent.keyboard('{Escape}');
    expect(links(list)).toEqual([]);
    expect(item(name)).toHaveFocus();
  });

  clause('MENU-TAB-IN', `Tab leads into ${name}, and Shift+Tab back`, async () => {
    item(name).focus();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(link(first)).toHaveFocus();
    expect(links(list)).not.toEqual([]);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(item(name)).toHaveFocus();
    expect(links(list)).not.toEqual([]);
  });
}

clause('MENU-KEYS', 'Enter and Space each open the panel of the item', async () => {
  for (const [name, list] of panels)
    for (const key of ['{Enter}', ' ']) {
      item(name).focus();
      await userEvent.keyboard(key);
      expect(links(list)).not.toEqual([]);
      await userEvent.keyboard('{Escape}');
    }
});

clause('MENU-FOCUS-OUT', 'Tab on the last link of each panel closes the panel', async () => {
  for (const [name, list, next] of [
    ['Tyres', 'Tyre categories', () => item('Services')],
    ['Services', 'Mechanical services', () => item('About')],
    ['About', 'Information', () => link('Contact')],
  ] as const) {
    item(name).focus();
    await userEvent.keyboard('{Enter}');
    links(list).at(-1)?.focus();
    expect(links(list)).not.toEqual([]);
    await userEvent.keyboard('{Tab}');
    expect(next()).toHaveFocus();
    expect(links(list)).toEqual([]);
  }
});

/**
 * Opens a panel and presses each of its links, on its price if it has one. Each time, the panel has to be closed when the
 * browser follows the link.
 */
function pressAll(open: () => void): void {
  const outside = header().getAllByRole('link');
  const shown = () =>
    header()
      .getAllByRole<HTMLAnchorElement>('link')
      .filter((each) => !outside.includes(each));
  const followed: unknown[] = [];
  const note = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('a');
    if (!pressed) return;
    followed.push([event.defaultPrevented, pressed.href, shown().length]);
    event.preventDefault();
  };
  addEventListener('click', note);
  onTestFinished(() => removeEventListener('click', note));
  open();
  const all = shown();
  expect(all.length).toBeGreaterThan(5);
  for (const chosen of all) {
    if (shown().length === 0) open();
    (chosen.querySelector('span') ?? chosen).click();
  }
  expect(followed).toEqual(all.map(({ href }) => [false, href, 0]));
}

for (const [name] of panels)
  clause('MENU-CHOICE-CLOSES', `following any link closes ${name}`, () =>
    pressAll(() => item(name).click()),
  );

clause('MENU-SIDE-BY-SIDE', 'the tyre services are on the left, at the same height', async () => {
  await userEvent.click(item('Services'));
  const [tyres, mechanical] = ['Tyre services', 'Mechanical services'].map((name) =>
    header().getByRole('list', { name }).getBoundingClientRect(),
  );
  expect(mechanical?.top).toBe(tyres?.top);
  expect(mechanical?.left).toBeGreaterThan(tyres?.right ?? Number.NaN);
});

const onPhone = () => page.viewport(360, 740);

clause('MENU-PHONE-TOGGLE', 'a press on Menu opens the menu, and another closes it', async () => {
  await onPhone();
  expect(header().getAllByRole('button')).toEqual([item('Menu')]);
  expect(links('Information')).toEqual([]);
  await userEvent.click(item('Menu'));
  expect(links('Information')).not.toEqual([]);
  await userEvent.click(item('Menu'));
  expect(links('Information')).toEqual([]);
});

clause('MENU-PHONE-ESCAPE', 'Escape closes the menu and moves the focus to Menu', async () => {
  await onPhone();
  item('Menu').focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(link(/^Flat tyre\?/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(links('Information')).toEqual([]);
  expect(item('Menu')).toHaveFocus();
});

clause('MENU-PHONE-CHOICE', 'each link is followed and closes the menu', async () => {
  await onPhone();
  pressAll(() => item('Menu').click());
});

clause('MENU-ZOOM', 'Tab reaches each link, and each is inside the window', async () => {
  await page.viewport(320, 256);
  item('Menu').focus();
  await userEvent.keyboard('{Enter}');
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  for (const each of menu.getAllByRole('link')) {
    await userEvent.keyboard('{Tab}');
    expect(each).toHaveFocus();
    const { top, right, bottom, left } = each.getBoundingClientRect();
    expect(Math.min(top, left), each.textContent).toBeGreaterThanOrEqual(0);
    expect(bottom, each.textContent).toBeLessThanOrEqual(256);
    expect(right, each.textContent).toBeLessThanOrEqual(320);
  }
});

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
      for (const part of trail.queryAllByRole('listitem')) {
        // On a phone the page's own name is for screen readers only.
        if (part.clientWidth <= 1) continue;
        const name = part.firstElementChild?.getBoundingClientRect();
        const distance = Math.hypot(right - (name?.right ?? right), (name?.top ?? top) - top);
        expect(distance, `${path} at ${width} px`).toBeGreaterThan(Number(radius));
      }
      unmount();
    }
  }
});
