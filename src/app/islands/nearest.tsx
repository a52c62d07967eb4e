import { Nearest } from '../../branches/nearest/Nearest.tsx';
import { hydrateChanged } from './hydrateChanged.tsx';
import { onceHydrated } from './onceHydrated.tsx';

/** Hydrates the search for the nearest branch, as Contact and Locations render it. */
export function hydrate(container: HTMLElement): Promise<void> {
  return onceHydrated((mark) =>
    hydrateChanged(
      container,
      <>
        {mark}
        <Nearest />
      </>,
    ),
  );
}
