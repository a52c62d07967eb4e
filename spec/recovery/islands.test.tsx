/** The islands without a form after their script has thrown an error. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FuelSaving } from '../../src/answers/FuelSaving.tsx';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { islandModules } from '../../src/app/islands/islandModules.ts';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { Failing } from './failing.tsx';
import { serveIsland } from './served.ts';

beforeEach(() => {
  // React renders as in a visitor's browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

const status = () => screen.getByRole('status').textContent;
const notLoaded = 'That didn’t load. Check your connection and try again.';

/** Waits until an island is as it was served, and says that it did not load. */
async function expectServed(container: HTMLElement, served: string): Promise<void> {
  await expect.poll(status).toBe(notLoaded);
  expect(container.innerHTML.replace(`>${notLoaded}<`, '><')).toBe(served);
}

for (const [name, element] of Object.entries({
  'tyre-age': <TyreAge />,
  'fuel-saving': <FuelSaving />,
  'wof-reminder': <WofReminder />,
} as const))
  clause('ISLAND-BROKEN', `${name} is as served, and a press opens it`, async () => {
    expectConsole(/planted/);
    const module = islandModules[name as keyof typeof islandModules];
    const scripts = new URL(`/${module}`, location.href).href;
    const container = serveIsland(element, { island: name, scripts });
    const served = container.innerHTML;
    // A question that opens moves the focus to its first field.
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementationOnce(() => {
      throw new Error('planted');
    });
    const label = screen.getByRole('button').textContent;
    // One event only: of a whole press, a later event would open the question again.
    screen.getByRole('button', { name: label }).click();
    await expectServed(container, served);
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByRole('group', { name: label })).toBeVisible();
  });

clause('ISLAND-BROKEN', 'after an error, a press starts the search for a branch', async () => {
  expectConsole(/planted/);
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_found, failed) =>
    failed?.({ code: 3 } as GeolocationPositionError),
  );
  const container = serveIsland(
    <Failing>
      <Nearest />
    </Failing>,
    {
      island: 'nearest',
      scripts: new URL('./failing.tsx', import.meta.url).href,
      fails: 'later render',
    },
  );
  const served = container.innerHTML;
  screen.getByRole('button', { name: 'Break' }).focus();
  await expect.poll(() => container.dataset['hydrated']).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  await expectServed(container, served);
  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest branch' }));
  await expect.poll(status).toMatch(/^Finding your location took too long/);
});
