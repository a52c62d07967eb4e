import type { ReactNode } from 'react';
import { hydrateChanged } from './hydrateChanged.tsx';
import { onceHydrated } from './onceHydrated.tsx';

/** What hydrates an island that has no form, as an element that its pages render. */
export function hydratesAs(element: ReactNode): (container: HTMLElement) => Promise<void> {
  return (container) =>
    onceHydrated((mark) =>
      hydrateChanged(
        container,
        <>
          {mark}
          {element}
        </>,
      ),
    );
}
