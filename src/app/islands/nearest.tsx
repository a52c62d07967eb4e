import { hydrateChanged } from '../../forms/hydrateChanged.tsx';
import { Nearest } from '../../sections/nearest/Nearest.tsx';
import { onceHydrated } from '../onceHydrated.tsx';

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
