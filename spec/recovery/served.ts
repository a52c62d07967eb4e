import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { prepareIsland } from '../../src/app/islands/hydrateIslands.client.ts';
import { hydrateIsland } from '../../src/app/islands/hydrateIsland.tsx';

/** Puts a form's markup on the page as the server sends it, until the test ends. */
export function serve(form: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

/** Puts an island on the page as the server sends it, and prepares it as the script of the page does. */
export function serveIsland(
  island: ReactNode,
  data: Readonly<Record<string, string>>,
): HTMLElement {
  const container = serve(island);
  Object.assign(container.dataset, { hydrate: 'use', ...data });
  prepareIsland(container);
  return container;
}

/** Hydrates a served form as the page's script does. `meanwhile` runs before React has hydrated it. */
export async function hydrate(
  container: HTMLElement,
  form: ReactNode,
  meanwhile?: () => void,
): Promise<void> {
  let root: Root | undefined;
  await act(async () => {
    void hydrateIsland(container, form, () => undefined).then((hydrated) => {
      root = hydrated;
    });
    meanwhile?.();
    // A translated island loads this module before React starts, and React has to start within `act`.
    await import('../../src/app/islands/restoreTranslation.ts');
  });
  onTestFinished(() => act(() => Promise.resolve(root?.unmount())));
}
