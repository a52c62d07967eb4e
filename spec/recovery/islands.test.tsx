/** Every island after its script has thrown an error. */
import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FuelSaving } from '../../src/answers/FuelSaving.tsx';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { prepareIsland } from '../../src/app/islands/hydrateIslands.client.ts';
import { islandModules } from '../../src/app/islands/islandModules.ts';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import type { IslandName } from '../../src/ui/Island.tsx';
import { contactForm, quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { serve } from './served.ts';

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
    // Before a form there is an apology.
    expect(container.innerHTML.slice(-served.length)).toBe(served);
  });

for (const name of ['tyre-age', 'fuel-saving', 'wof-reminder'] as const)
  clause(
    'ISLAND-BROKEN',
    `after an error, the next press of the button opens ${name}`,
    async () => {
      expectConsole(/planted/);
      const container = serve(islands[name]);
      Object.assign(container.dataset, { island: name, hydrate: 'use', scripts: addressOf(name) });
      prepareIsland(container);
      // A question that opens moves the focus to its first field.
      vi.spyOn(HTMLElement.prototype, 'focus').mockImplementationOnce(() => {
        throw new Error('planted');
      });
      const label = screen.getByRole('button').textContent;
      // One event only: of a whole press, a later event would open the question again.
      screen.getByRole('button', { name: label }).click();
      // The served status takes the place of the broken one.
      const status = () => screen.getByRole('status').textContent;
      await expect.poll(status).toMatch(/^That didn’t load/);
      await userEvent.click(screen.getByRole('button', { name: label }));
      expect(await screen.findByRole('group', { name: label })).toBeVisible();
    },
  );
