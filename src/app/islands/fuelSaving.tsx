import { FuelSaving } from '../../answers/FuelSaving.tsx';
import { hydratesAs } from './hydratesAs.tsx';

/** Hydrates the question of the saving, as Fuel Efficient Tyres renders it. */
export const hydrate = hydratesAs(<FuelSaving />);
