import { Nearest } from '../../branches/nearest/Nearest.tsx';
import { hydratesAs } from './hydratesAs.tsx';

/** Hydrates the search for the nearest branch, as Contact and Locations render it. */
export const hydrate = hydratesAs(<Nearest />);
