/** What the script prefetches in browsers without speculation rules. */
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { installPrefetchFallback } from '../../src/app/prefetchFallback.ts';
import { clause } from '../tools/clause.ts';

installPrefetchFallback();

let ahead: string[];

beforeEach(() => {
  ahead = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // The browser would request the page.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    const { rel, href } = link as HTMLLinkElement;
    ahead.push(`${rel} ${href.replace(location.origin, '')}`);
  });
});

const point = (link: HTMLElement) =>
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
const touch = (link: HTMLElement) =>
  link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));

const renderLinks = (paths: readonly string[]) =>
  render(
    paths.map((path) => (
      <a key={path} href={path}>
        {path}
      </a>
    )),
  );

clause('NAVIGATE-PREFETCH-REST', 'the pointer has to rest for 65 ms', () => {
  renderLinks(['/one', '/two', '/three']);
  const [one, two, three] = screen.getAllByRole('link');
  for (const link of [one, two, three]) {
    if (link) point(link);
    vi.advanceTimersByTime(64);
  }
  expect(ahead).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ahead).toEqual(['prefetch /three']);
  if (one) point(one);
  vi.advanceTimersByTime(60);
  point(document.body);
  vi.advanceTimersByTime(1000);
  expect(ahead).toEqual(['prefetch /three']);
});

clause('NAVIGATE-PREFETCH-REST', '70 Tabs, five in a second, prefetch nothing', () => {
  renderLinks(Array.from({ length: 70 }, (_, index) => `/page-${index}`));
  for (const link of screen.getAllByRole('link')) {
    link.focus();
    vi.advanceTimersByTime(200);
  }
  expect(ahead).toEqual([]);
  vi.advanceTimersByTime(299);
  expect(ahead).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ahead).toEqual(['prefetch /page-69']);
  screen.getByRole('link', { name: '/page-1' }).focus();
  vi.advanceTimersByTime(400);
  (document.activeElement as HTMLElement).blur();
  vi.advanceTimersByTime(1000);
  expect(ahead).toEqual(['prefetch /page-69']);
});

clause('NAVIGATE-PREFETCH', 'a touch prefetches a page at once, and once', () => {
  render(<a href="/touched?from=here#part">Touched</a>);
  for (const _ of [1, 2]) {
    touch(screen.getByRole('link'));
    vi.advanceTimersByTime(1);
  }
  expect(ahead).toEqual(['prefetch /touched?from=here']);
});

clause('NAVIGATE-PREFETCH', 'in Safari, where links prefetch nothing, the page is fetched', () => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  render(<a href="/fetched">Fetched</a>);
  touch(screen.getByRole('link'));
  vi.advanceTimersByTime(1);
  expect(request.mock.calls.map(([address]) => address)).toEqual(['/fetched']);
  expect(ahead).toEqual([]);
});

clause('NAVIGATE-PREFETCH', 'a browser that saves data does not follow the pointer', () => {
  const listen = vi.spyOn(document, 'addEventListener');
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  installPrefetchFallback();
  expect(listen).not.toHaveBeenCalled();
});

/** Lets pointer and focus rest on all links of the page, and touches them. */
function tryAllLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a')) {
    for (const act of [point, touch, () => link.focus()]) {
      act(link);
      vi.advanceTimersByTime(1000);
    }
  }
}

clause('NAVIGATE-PREFETCH-PAGES', 'files, downloads, tabs and other places are left alone', () => {
  vi.stubEnv('BASE_URL', '/site/');
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', '/site/here');
  for (const link of [
    { href: '/site/card', download: true },
    { href: '/site/named', download: 'card.vcf' },
    { href: '/site/branches/hornby.vcf' },
    { href: '/site/tab', target: '_blank' },
    { href: 'https://elsewhere.example/site/page' },
    { href: '/other/page' },
    { href: '/sites' },
    { href: 'tel:+6433700000' },
    { href: '/site/here#part' },
  ]) {
    const { unmount } = render(<a {...link}>Elsewhere</a>);
    tryAllLinks();
    expect(ahead, link.href).toEqual([]);
    unmount();
  }
  render(<a href="/site/page">Page</a>);
  tryAllLinks();
  expect(ahead).toEqual(['prefetch /site/page']);
  vi.unstubAllEnvs();
});
