import { expect, onTestFinished, vi } from 'vitest';
import { keepFragmentInView } from '../../src/shell/keepFragmentInView.client.ts';
import { clause } from '../tools/clause.ts';

/** A page with lines that can grow above the part that the address names. */
function openAtFragment() {
  const lines = document.createElement('div');
  const part = document.createElement('h2');
  const button = document.createElement('button');
  part.id = 'part';
  button.textContent = 'Call us';
  const rest = document.createElement('div');
  lines.style.blockSize = '2000px';
  rest.style.blockSize = '4000px';
  // Without the browser's own scroll anchoring, as in Safari.
  document.documentElement.style.overflowAnchor = 'none';
  document.body.append(button, lines, part, rest);
  location.hash = '#part';
  onTestFinished(() => {
    document.body.replaceChildren();
    document.documentElement.style.overflowAnchor = '';
    history.replaceState(null, '', location.pathname + location.search);
  });
  keepFragmentInView();
  return { lines, part, button };
}

/** In whole pixels; adding zero makes a negative zero positive. */
const topOf = (part: Element) => Math.round(part.getBoundingClientRect().top) + 0;

/** Waits until the page has been laid out twice: a change of size has been reported by then. */
async function layOut(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
}

async function grow({ lines }: ReturnType<typeof openAtFragment>): Promise<void> {
  lines.style.blockSize = '2300px';
  await layOut();
}

clause('NAVIGATE-FRAGMENT-STAYS', 'the part stays in view while lines above it grow', async () => {
  const page = openAtFragment();
  await layOut();
  await grow(page);
  expect(topOf(page.part)).toBe(0);
});

clause('NAVIGATE-FRAGMENT-STAYS', 'scrolling ends when the focus moves by itself', async () => {
  const page = openAtFragment();
  await layOut();
  page.button.focus({ preventScroll: true });
  await grow(page);
  expect(topOf(page.part)).toBe(300);
});

clause('NAVIGATE-FRAGMENT-STAYS', 'scrolling ends when assistive technology scrolls', async () => {
  const page = openAtFragment();
  await layOut();
  scrollTo(0, 100);
  await layOut();
  await grow(page);
  expect(scrollY).toBe(100);
});

clause('NAVIGATE-FRAGMENT-STAYS', 'scrolling ends after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const page = openAtFragment();
  await layOut();
  vi.advanceTimersByTime(4_999);
  await grow(page);
  expect(topOf(page.part)).toBe(0);
  vi.advanceTimersByTime(1);
  page.lines.style.blockSize = '2500px';
  await layOut();
  expect(topOf(page.part)).toBe(200);
});
