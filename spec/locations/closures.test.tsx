/** What a page shows while all branches are closed for some days, as the browser draws it. */
import { render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/branches/openStatus.client.ts';
import { HolidayNote } from '../../src/branches/HolidayNote.tsx';
import { ClosedDays } from '../../src/ui/ClosedDays.tsx';
import { showLayout } from '../shell/showLayout.tsx';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

const { closures } = vi.hoisted(() => ({
  closures: [{ from: '2026-12-24', until: '2027-01-10', words: 'We’re on our summer break.' }],
}));
vi.mock('../../src/content/closures.ts', () => ({ closures }));

/** Moves the time on, as if the visitor came back to the tab then. */
function comeBackAt(time: string): void {
  vi.setSystemTime(time);
  document.dispatchEvent(new Event('visibilitychange'));
}

clause(
  'CLOSED-HEADER',
  'a page that stays open has the line below the bar on those days',
  async () => {
    expectConsole(/Encountered a script tag/);
    showLayout('/about', 'The page');
    const header = within(screen.getByRole('banner'));
    const line = header.getByText(/^All branches: Closed/);
    for (const [instant, isShown] of [
      ['2026-12-23T23:59:59+13:00', false],
      ['2026-12-24T00:00:00+13:00', true],
      ['2027-01-10T23:59:59+13:00', true],
      ['2027-01-11T00:00:00+13:00', false],
    ] as const) {
      comeBackAt(instant);
      for (const width of [360, 1280]) {
        await page.viewport(width, 740);
        const { top, height } = (line.parentElement as HTMLElement).getBoundingClientRect();
        expect(height > 0, instant).toBe(isShown);
        for (const link of header.getAllByRole('link'))
          expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
      }
    }
  },
);

clause('CLOSED-OVER', 'the sentence is hidden from midnight at the end of the last day', () => {
  const shown = () =>
    screen.getAllByText(/our summer break/).map((sentence) => sentence.checkVisibility());
  comeBackAt('2027-01-10T23:59:00+13:00');
  render(<ClosedDays closed={closures} />);
  expect(shown()).toEqual([true]);
  comeBackAt('2027-01-11T00:00:00+13:00');
  render(<ClosedDays closed={closures} />);
  expect(shown(), 'on a page that stayed open, and on a new one').toEqual([false, false]);
});

clause('CLOSED-NOW', 'a holiday within a closure of all branches is not announced', () => {
  vi.setSystemTime('2026-12-20T10:00:00+13:00');
  const { container } = render(<HolidayNote />);
  expect(container).toHaveTextContent('On public holidays, please call first.');
});
