/** Opens and closes the panels of the menus by pointer and by keyboard, in a browser that supports popovers. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { phone } from '../facts/business.ts';
import { words } from '../pages/reading.ts';
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
const focused = () => words(document.activeElement ?? document.body);

beforeEach(async () => {
  await page.viewport(1280, 900);
  showLayout('/about', <p style={{ blockSize: '50rem' }}>The page</p>);
});

/** Stops each link from leaving the page, and returns the addresses of the links that were followed. */
function stay(): string[] {
  const followed: string[] = [];
  const note = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('a');
    if (!pressed) return;
    if (!event.defaultPrevented) followed.push(pressed.getAttribute('href') ?? '');
    event.preventDefault();
  };
  addEventListener('click', note);
  onTestFinished(() => removeEventListener('click', note));
  return followed;
}

clause('MENU-OPEN', 'a press on an item shows the links of its panel', async () => {
  expect(header().queryByRole('link', { name: 'All automotive services' })).toBeNull();
  expect(links('Tyre services')).toEqual([]);
  for (const [name, list, count] of [
    ['Tyres', 'Tyre categories', 7],
    ['Services', 'Mechanical services', 5],
    ['About', 'Information', 6],
  ] as const) {
    expect(links(list)).toEqual([]);
    await userEvent.click(item(name));
    expect(links(list)).toHaveLength(count);
    expect(links(list).at(-1)).toBeVisible();
  }
});

for (const [name, list] of panels) {
  clause('MENU-SAME-CLOSES', `a second press on ${name} closes its panel`, async () => {
    await userEvent.click(item(name));
    expect(links(list)).not.toEqual([]);
    await userEvent.click(item(name));
    expect(links(list)).toEqual([]);
    // The same with the focus on a link of the panel, so that the second press also moves the focus.
    await userEvent.click(item(name));
    links(list)[0]?.focus();
    await userEvent.click(item(name));
    expect(links(list)).toEqual([]);
  });

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
  const body = screen.getByRole('main');
  const line = header()
    .getAllByText(/^Sockburn branch/)
    .find((each) => each.checkVisibility()) as HTMLElement;
  const outside = [
    () => userEvent.click(body, { position: { x: 20, y: 600 } }),
    () => userEvent.click(line),
  ];
  for (const [name, list] of panels)
    for (const press of outside) {
      await userEvent.click(item(name));
      expect(links(list)).not.toEqual([]);
      await press();
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
  link('Home').focus();
  await userEvent.keyboard('{Tab}');
  expect(item('Tyres')).toHaveFocus();
  for (const [name, list] of panels)
    for (const key of ['{Enter}', ' ']) {
      item(name).focus();
      await userEvent.keyboard(key);
      expect(links(list)).not.toEqual([]);
      await userEvent.keyboard('{Escape}');
      expect(links(list)).toEqual([]);
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

/** The visible links of the open panel: those of the top menu, without the two items that are links. */
const panelLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .filter((each) => !/^(?:Home|Contact)$/.test(words(each)));

/** Presses a link: on its price, if it has one. */
const choose = (chosen: HTMLElement) => (chosen.querySelector('span') ?? chosen).click();

for (const [name] of panels)
  clause('MENU-CHOICE-CLOSES', `following any link closes ${name}`, () => {
    const followed: unknown[] = [];
    const note = (event: NavigateEvent) => {
      const { pathname } = new URL(event.destination.url);
      followed.push({ pathname, shown: panelLinks().map((each) => words(each)) });
      event.preventDefault();
    };
    navigation.addEventListener('navigate', note);
    onTestFinished(() => navigation.removeEventListener('navigate', note));
    item(name).click();
    const all = panelLinks();
    expect(all.length).toBeGreaterThan(5);
    for (const chosen of all) {
      if (panelLinks().length === 0) item(name).click();
      choose(chosen);
    }
    expect(followed).toEqual(
      all.map((each) => ({ pathname: each.getAttribute('href'), shown: [] })),
    );
  });

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

for (const [id, name, leadsTo] of [
  ['MENU-PHONE-CHOICE', 'All mechanical services', '/auto-services'],
  ['MENU-PHONE-CALL', /^Call 03/, phone.main.href],
] as const)
  clause(id, 'choosing the link follows it and closes the menu', async () => {
    await onPhone();
    const followed = stay();
    await userEvent.click(item('Menu'));
    // By keyboard: the menu scrolls, and a pointer that misses the moving link would close the menu.
    within(screen.getByRole('navigation', { name: 'Main menu' }))
      .getByRole('link', { name })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(followed).toEqual([leadsTo]);
    expect(links('Information')).toEqual([]);
  });

clause('MENU-PHONE-CHOICE', 'each link is followed and closes the menu', async () => {
  await onPhone();
  const followed = stay();
  item('Menu').click();
  const all = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
  expect(all.length).toBeGreaterThan(20);
  for (const chosen of all) {
    if (links('Information').length === 0) item('Menu').click();
    choose(chosen);
    expect(links('Information'), words(chosen)).toEqual([]);
  }
  expect(followed).toEqual(all.map((each) => each.getAttribute('href')));
});

clause('MENU-ZOOM', 'Tab reaches all 30 links, and each is inside the window', async () => {
  await page.viewport(320, 256);
  item('Menu').focus();
  await userEvent.keyboard('{Enter}');
  let stops = 0;
  do {
    await userEvent.keyboard('{Tab}');
    const box = document.activeElement?.getBoundingClientRect();
    expect(box?.top, focused()).toBeGreaterThanOrEqual(0);
    expect(box?.bottom, focused()).toBeLessThanOrEqual(256);
    expect(box?.left, focused()).toBeGreaterThanOrEqual(0);
    expect(box?.right, focused()).toBeLessThanOrEqual(320);
    stops += 1;
  } while (focused() !== `Call ${phone.main.number}`);
  // One link to the mobile tyre service, 5 items, 2 titles that are links, 20 links in lists, Book Now, and the phone link.
  expect(stops).toBe(30);
});
