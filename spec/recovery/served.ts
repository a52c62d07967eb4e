import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { hydrateIsland } from '../../src/app/islands/hydrateIsland.tsx';

/** Puts a form's markup on the page as the server sends it, until the test ends. */
export function serve(form: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  onTestFinished(() => container.remove());
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
