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

clause('SEND-OPENS', 'a browser without time zones gives no time', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function unknownZone() {
    throw new RangeError('Invalid time zone specified: Pacific/Auckland');
  });
  renderPanel();
  expect(screen.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(screen.getByText(/^During head office hours\.$/)).toBeVisible();
});

for (const [when, time, said] of [
  ['Wednesday evening says Thursday', '2026-11-18T21:00:00+13:00', ' We open Thursday 8am.'],
  ['Saturday evening says Monday', '2026-11-21T21:00:00+13:00', ' We open Monday 8am.'],
  ['before eight says today', '2026-11-18T07:59:00+13:00', ' We open today at 8am.'],
  ['during head office hours, no time is given', '2026-11-18T08:00:00+13:00', ''],
  ['Christmas Day gives no time', '2026-12-25T10:00:00+13:00', ''],
  ['the evening before Christmas gives no time', '2026-12-24T18:00:00+13:00', ''],
] as const)
  clause('SEND-OPENS', when, () => {
    vi.setSystemTime(time);
    renderPanel();
    expect(screen.getByText(/^During head office hours\./).textContent).toBe(
      `During head office hours.${said}`,
    );
  });
