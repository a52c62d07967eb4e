import { still } from '../../components/Still.tsx';

/** The plan, the six branches and the map: what a direct visit to the Contact page has without their code. */
export const ourLocations = still('our-locations', () =>
  import('./OurLocations.tsx').then((module) => module.OurLocations),
);
