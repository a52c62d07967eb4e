import { TyreAge } from '../../answers/TyreAge.tsx';
import { hydratesAs } from './hydratesAs.tsx';

/** Hydrates the question of a tyre’s age, as Tyres renders it. */
export const hydrate = hydratesAs(<TyreAge />);
