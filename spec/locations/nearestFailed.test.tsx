import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

clause('NEAREST-FAILED', 'if the search throws an error, the page shows the message', async () => {
  expectConsole(/no such function/);
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => {
    throw new TypeError('no such function');
  });
  render(<Nearest />);

  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest branch' }));

  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent(
      'We couldn’t work out which branch is nearest. Use the list of branches on this page.',
    );
});
