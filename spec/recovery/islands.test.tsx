/** Every island after its script has thrown an error. */
import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FuelSaving } from '../../src/answers/FuelSaving.tsx';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { islandModules } from '../../src/app/islands/islandModules.ts';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import type { IslandName } from '../../src/ui/Island.tsx';
import { contactForm, quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { Failing } from './failing.tsx';
import { serve, serveIsland } from './served.ts';

const islands: Readonly<Record<IslandName, ReactElement>> = {
  'contact-form': contactForm.element(),
  'quote-form': quoteForm.element(),
  nearest: <Nearest />,
  'tyre-age': <TyreAge />,
  'fuel-saving': <FuelSaving />,
  'wof-reminder': <WofReminder />,
};
const names = Object.keys(islands) as IslandName[];

/** The address of the module of an island. */
const addressOf = (name: IslandName) => new URL(`/${islandModules[name]}`, location.href).href;

function Planted(): ReactNode {
  throw new Error('planted');
}

beforeEach(() => {
  // React renders as in a visitor's browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

for (const name of names)
  clause('ISLAND-BROKEN', `${name} is as it was served after an error`, async () => {
    expectConsole(/planted/);
    const container = serve(islands[name]);
    const served = container.innerHTML;
    const { hydrate } = (await import(/* @vite-ignore */ addressOf(name))) as {
      hydrate: (container: HTMLElement, onBroken: () => void) => Promise<Root>;
    };
    const onBroken = vi.fn<() => void>();
    const root = await hydrate(container, onBroken);
    root.render(<Planted />);
    await expect.poll(() => onBroken.mock.calls.length).toBe(1);
    const now = container.innerHTML;
    // Before a form there is an apology.
    expect(served.includes('<form') ? now.slice(-served.length) : now).toBe(served);
  });

const status = () => screen.getByRole('status').textContent;
const notLoaded = 'That didn’t load. Check your connection and try again.';

for (const name of ['tyre-age', 'fuel-saving', 'wof-reminder'] as const)
  clause('ISLAND-BROKEN', `after an error, a press opens ${name}`, async () => {
    expectConsole(/planted/);
    serveIsland(islands[name], { island: name, scripts: addressOf(name) });
    // A question that opens moves the focus to its first field.
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementationOnce(() => {
      throw new Error('planted');
    });
    const label = screen.getByRole('button').textContent;
    // One event only: of a whole press, a later event would open the question again.
    screen.getByRole('button', { name: label }).click();
    // The served status takes the place of the broken one.
    await expect.poll(status).toBe(notLoaded);
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByRole('group', { name: label })).toBeVisible();
  });

clause('ISLAND-BROKEN', 'after an error, a press starts the search for a branch', async () => {
  expectConsole(/planted/);
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_found, failed) =>
    failed?.({ code: 3 } as GeolocationPositionError),
  );
  const container = serveIsland(<Failing>{islands.nearest}</Failing>, {
    island: 'nearest',
    scripts: new URL('./failing.tsx', import.meta.url).href,
    fails: 'later render',
  });
  screen.getByRole('button', { name: 'Break' }).focus();
  await expect.poll(() => container.dataset['hydrated']).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  await expect.poll(status).toBe(notLoaded);
  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest branch' }));
  await expect.poll(status).toMatch(/^Finding your location took too long/);
});
