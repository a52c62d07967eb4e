import { TyreAge } from '../../answers/TyreAge.tsx';
import { hydrateIsland } from './hydrateIsland.tsx';

/** Hydrates the question of a tyre’s age, as Tyres renders it. */
export const hydrate = (container: HTMLElement, onBroken: () => void) =>
  hydrateIsland(container, <TyreAge />, onBroken);
