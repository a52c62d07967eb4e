/** What a page shows while all branches are closed for some days, as the browser draws it. */
import { render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import '../../src/branches/openStatus.client.ts';
import { HolidayNote } from '../../src/branches/HolidayNote.tsx';
import { ClosedDays } from '../../src/ui/ClosedDays.tsx';
import { showLayout } from '../shell/showLayout.tsx';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

const { closures } = vi.hoisted(() => ({
  closures: [
    { from: '2026-12-24', until: '2027-01-10', words: 'We’re on our summer break.' },
    { from: '2027-07-01', words: 'We count our stock.' },
  ],
}));
vi.mock('../../src/content/closures.ts', () => ({ closures }));

/** What the browser does when the visitor comes back to a page. */
const comeBack = () => void document.dispatchEvent(new Event('visibilitychange'));

/** What the browser does while it loads a page: it runs the script of the header. */
function load(): void {
  const script = document.createElement('script');
  script.textContent = screen.getByRole('banner').querySelector('script')?.textContent ?? '';
  document.body.append(script);
}

clause('CLOSED-HEADER', 'the line is below the bar, on those days only', async () => {
  expectConsole(/Encountered a script tag/);
  showLayout('/about', 'The page');
  const header = within(screen.getByRole('banner'));
  for (const [instant, words] of [
    ['2026-12-23T23:59:59+13:00', ''],
    ['2026-12-24T00:00:00+13:00', 'summer'],
    ['2027-01-10T23:59:59+13:00', 'summer'],
    ['2027-01-11T00:00:00+13:00', ''],
    ['2027-06-30T23:59:59+12:00', ''],
    ['2027-07-01T00:00:00+12:00', 'stock'],
  ] as const) {
    vi.setSystemTime(instant);
    const lines = header.getAllByText(/^All branches: Closed/);
    const links = header.getAllByRole('link').map((link) => link.getBoundingClientRect().bottom);
    for (const update of [load, comeBack]) {
      for (const line of lines) line.hidden = words !== '';
      update();
      const shown = lines.filter((line) => line.parentElement?.offsetHeight);
      const texts = shown.map(({ textContent }) => textContent);
      expect(texts, instant).toEqual(words ? [expect.stringContaining(words)] : []);
      for (const line of shown)
        expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.max(...links));
    }
  }
});

clause('CLOSED-OVER', 'the sentence is hidden from midnight at the end of the last day', () => {
  const shown = () =>
    screen.getAllByText(/our summer break/).map((sentence) => sentence.checkVisibility());
  vi.setSystemTime('2027-01-10T23:59:00+13:00');
  comeBack();
  render(<ClosedDays closed={closures} />);
  expect(shown()).toEqual([true]);
  vi.setSystemTime('2027-01-11T00:00:00+13:00');
  comeBack();
  render(<ClosedDays closed={closures} />);
  expect(shown(), 'on a page that stayed open, and on a new one').toEqual([false, false]);
});

clause('CLOSED-NOW', 'a holiday within a closure of all branches is not announced', () => {
  vi.setSystemTime('2026-12-20T10:00:00+13:00');
  const { container } = render(<HolidayNote />);
  expect(container).toHaveTextContent('On public holidays, please call first.');
});
