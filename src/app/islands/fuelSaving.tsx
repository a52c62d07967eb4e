import { FuelSaving } from '../../answers/FuelSaving.tsx';
import { hydrateIsland } from './hydrateIsland.tsx';

/** Hydrates the question of the saving, as Fuel Efficient Tyres renders it. */
export const hydrate = (container: HTMLElement, onBroken: () => void) =>
  hydrateIsland(container, <FuelSaving />, onBroken);
