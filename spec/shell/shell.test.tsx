import { render, screen, within } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { assert, beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { branchCount, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { Button } from '../../src/ui/Button.tsx';
import { showLayout } from './showLayout.tsx';

const onPhone = (width = 360) => page.viewport(width, 740);

function show(pathname = '/about'): void {
  showLayout(
    pathname,
    <>
      <h1>The page</h1>
      <input aria-label="Name" />
      <textarea aria-label="Message" />
    </>,
  );
}

const header = () => within(screen.getByRole('banner'));
const callBar = () => screen.getByRole('navigation', { name: 'Quick links' });
const size = (element: Element) => element.getBoundingClientRect();

beforeEach(() => page.viewport(1280, 900));

const line = `Christchurch • ${branchCount.number} Locations`;

/** Fails unless the header shows these words, not only to screen readers. */
function expectInHeader(words: string): void {
  const element = header().getByText(words);
  expect(element).toBeVisible();
  expect(size(element).height).toBeGreaterThan(9);
}

for (const [id, words] of [
  ['SHELL-LINE', line],
  ['SHELL-TELEPHONE', phone.main.number],
] as const)
  clause(id, 'the header shows it at 1280 and at 360 pixels', async () => {
    show();
    expectInHeader(words);
    await onPhone();
    expectInHeader(words);
  });

clause('SHELL-ONE-BAR', 'line, number and Menu are within 80 pixels', async () => {
  await onPhone();
  show();
  expect(size(screen.getByRole('banner')).height).toBeLessThan(80);
  expectInHeader(line);
  expectInHeader(phone.main.number);
  expect(header().getByRole('button', { name: 'Menu' })).toBeVisible();
});

for (const width of [320, 360])
  clause('SHELL-TARGETS', `header and call bar have large targets at ${width} px`, async () => {
    await onPhone(width);
    show();
    const call = header().getByRole('link', { name: `Call ${phone.main.number}` });
    const inBar = within(callBar()).getAllByRole('link');
    for (const target of [call, header().getByRole('button', { name: 'Menu' }), ...inBar]) {
      const least = inBar.includes(target) ? 48 : 44;
      expect(size(target).width).toBeGreaterThanOrEqual(least);
      expect(size(target).height).toBeGreaterThanOrEqual(least);
    }
  });

clause('SHELL-BOOK-NOW', 'the header shows one at 1280 pixels, and none at 360', async () => {
  show();
  expect(header().getByRole('link', { name: 'Book Now' })).toBeVisible();
  await onPhone();
  expect(header().queryByRole('link', { name: 'Book Now' })).toBeNull();
  await userEvent.click(header().getByRole('button', { name: 'Menu' }));
  expect(header().getByRole('link', { name: 'Book Now' })).toBeVisible();
});

clause('SHELL-CALL-BAR-TYPING', 'the bar is hidden while a text field has the focus', async () => {
  await onPhone();
  show();
  expect(callBar()).toBeVisible();
  for (const field of screen.getAllByRole('textbox')) {
    await userEvent.click(field);
    expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
    field.blur();
    expect(callBar()).toBeVisible();
  }
});

for (const pathname of ['/', '/about'])
  clause('SHELL-CALL-BAR-DESK', `on ${pathname} it is hidden from 992 px`, async () => {
    show(pathname);
    const bars = screen.getAllByRole('navigation', { hidden: true });
    const bar = bars.find(({ ariaLabel }) => ariaLabel === 'Quick links');
    // On Home the bar is invisible until the visitor scrolls: `checkVisibility` asks whether it could be seen at all.
    expect(bar?.checkVisibility()).toBe(false);
    await onPhone(992);
    expect(bar?.checkVisibility()).toBe(false);
    await onPhone(991);
    expect(bar?.checkVisibility()).toBe(true);
  });

for (const [pathname, current] of [
  ['/', 'Home'],
  ['/faq', 'About'],
  ['/tyres/run-flat', 'Tyres'],
  ['/services/oil-change', 'Services'],
  ['/contact', 'Contact'],
] as const)
  clause('MENU-CURRENT-SEEN', `on ${pathname} only ${current} has a yellow underline`, () => {
    show(pathname);
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    const items = [...menu.getAllByRole('button'), ...menu.getAllByRole('link')];
    const underlined = items.filter((item) => {
      const underline = getComputedStyle(item, '::after');
      const isDrawn = underline.content !== 'none' && parseFloat(underline.width) > 20;
      return (
        isDrawn &&
        underline.borderBottomColor === 'rgb(255, 201, 21)' &&
        parseFloat(underline.borderBottomWidth) > 0
      );
    });
    expect(underlined.map(({ textContent }) => textContent)).toEqual([current]);
  });

clause('BUTTON-LOADING', 'only while it loads, it is disabled, with text and spinner', () => {
  const isLoading = (pending: boolean) => (
    <Button pending={pending} pendingLabel="Sending...">
      Send message
    </Button>
  );
  const { rerender } = render(isLoading(false));
  const button = screen.getByRole('button', { name: 'Send message' });
  button.focus();
  rerender(isLoading(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Sending...');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(within(button).getByText('Sending...')).toBeVisible();
  const [spinner] = button.children;
  const [turn] = spinner?.getAnimations() ?? [];
  assert(spinner && turn, 'The spinner does not move.');
  expect(spinner).toHaveAttribute('aria-hidden', 'true');
  expect(size(spinner).width).toBeGreaterThan(9);
  const angleAt = (milliseconds: number) => {
    turn.currentTime = milliseconds;
    return getComputedStyle(spinner).rotate;
  };
  // It turns as long as the button is loading.
  for (const start of [0, 100_000]) expect(angleAt(start + 100)).not.toBe(angleAt(start + 250));
  rerender(isLoading(false));
  expect(button).toHaveAccessibleName('Send message');
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button.children).toHaveLength(0);
});

clause('BUTTON-LOADING', 'a press on a loading button does nothing', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" pending pendingLabel="Sending..." onClick={press}>
        Send message
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'), { force: true });
  await userEvent.keyboard('{Enter} ');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});
