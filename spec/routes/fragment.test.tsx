import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clause } from '../tools/clause.ts';

const script = new URL('../../src/shell/keepFragmentInView.client.ts', import.meta.url).href;

/** Opens a page at a heading, in a browser without scroll anchoring. The lines above the heading can grow. */
async function openAtFragment() {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  document.documentElement.style.overflowAnchor = 'none';
  document.body.innerHTML =
    '<button>Call us</button><div style="height: 2000px"></div><h2 id="part"></h2><div style="height: 4000px"></div>';
  const [button, lines, part] = document.body.children as Iterable<Element> as [
    HTMLElement,
    HTMLElement,
    Element,
  ];
  location.hash = '#part';
  onTestFinished(() => {
    document.body.replaceChildren();
    document.documentElement.style.overflowAnchor = '';
    history.replaceState(null, '', location.pathname + location.search);
  });
  // The query lets the module run again in each test.
  await import(/* @vite-ignore */ `${script}?${crypto.randomUUID()}`);
  await layOut();
  return { lines, part, button };
}

/**
 * The distance of a part from the top of the window, in whole pixels. Adding 0 turns -0 into 0, because `toBe(0)` fails
 * for -0.
 */
const topOf = (part: Element) => Math.round(part.getBoundingClientRect().top) + 0;

/** Waits for two frames, by which time the resize observer has reported a change of size. */
async function layOut(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
}

async function grow({ lines }: Awaited<ReturnType<typeof openAtFragment>>): Promise<void> {
  lines.style.height = '2300px';
  await layOut();
}

for (const [what, act] of [
  ['the focus moves', (button) => button.focus({ preventScroll: true })],
  ['the visitor presses a key', () => userEvent.keyboard('{Shift}')],
  ['anything else scrolls the page', () => scrollTo(0, 100)],
] as const satisfies readonly (readonly [string, (button: HTMLElement) => unknown])[])
  clause('NAVIGATE-FRAGMENT-STAYS', `the page stops scrolling when ${what}`, async () => {
    const page = await openAtFragment();
    await act(page.button);
    await layOut();
    const before = topOf(page.part);
    await grow(page);
    expect(topOf(page.part)).toBe(before + 300);
  });

clause('NAVIGATE-FRAGMENT-STAYS', 'the part stays in view for 5 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const page = await openAtFragment();
  vi.advanceTimersByTime(4_999);
  await grow(page);
  expect(topOf(page.part)).toBe(0);
  vi.advanceTimersByTime(1);
  page.lines.style.height = '2500px';
  await layOut();
  expect(topOf(page.part)).toBe(200);
});
