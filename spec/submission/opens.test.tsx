import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { SuccessPanel } from '../../src/forms/notes/SuccessPanel.tsx';
import { clause } from '../tools/clause.ts';

function renderPanel(): void {
  render(
    <SuccessPanel
      as="h2"
      heading="Message Sent!"
      headingRef={createRef<HTMLHeadingElement>()}
      promise="We’ll get back to you within 30 minutes."
    />,
  );
}

clause('SEND-OPENS', 'without time zones, the panel gives no time', () => {
  vi.setSystemTime('2026-11-18T21:00:00+13:00');
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function unknownZone() {
    throw new RangeError('Invalid time zone specified: Pacific/Auckland');
  });
  renderPanel();
  expect(screen.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(screen.getByText(/^During head office hours\.$/)).toBeVisible();
});

for (const [what, time, opens] of [
  ['on Wednesday evening it says Thursday', '2026-11-18T21:00:00+13:00', ' We open Thursday 8am.'],
  ['on Saturday evening it says Monday', '2026-11-21T21:00:00+13:00', ' We open Monday 8am.'],
  ['before 8am it says today', '2026-11-18T07:59:00+13:00', ' We open today at 8am.'],
  ['during head office hours it gives no time', '2026-11-18T08:00:00+13:00', ''],
  ['on Christmas Day it gives no time', '2026-12-25T10:00:00+13:00', ''],
  ['on Christmas Eve it gives no time', '2026-12-24T18:00:00+13:00', ''],
] as const)
  clause('SEND-OPENS', `the success panel: ${what}`, () => {
    vi.setSystemTime(time);
    renderPanel();
    expect(screen.getByText(/^During head office hours\./).textContent).toBe(
      `During head office hours.${opens}`,
    );
  });
