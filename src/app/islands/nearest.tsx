import { Nearest } from '../../branches/nearest/Nearest.tsx';
import { hydrateIsland } from './hydrateIsland.tsx';

/** Hydrates the search for the nearest branch, as Contact and Locations render it. */
export const hydrate = (container: HTMLElement, onBroken: () => void) =>
  hydrateIsland(container, <Nearest />, onBroken);
