import { Nearest } from '../../../src/branches/nearest/Nearest.tsx';
import { Island } from '../../../src/ui/Island.tsx';
import { MockGeolocation } from '../../mockGeolocation.tsx';
import type { Story } from '../../story.ts';

export default { title: 'Branches / Nearest / Nearest' };

/** The search before it is used, in its island as on its pages. */
export const Idle: Story = () => (
  <Island name="nearest" hydrate="use">
    <Nearest />
  </Island>
);
Idle.meta = { shows: 'Your location stays on your device.' };

/** The device is at New Brighton Pier. */
export const Granted: Story = () => (
  <MockGeolocation answer={{ latitude: -43.5063, longitude: 172.735 }}>
    <Nearest />
  </MockGeolocation>
);
Granted.meta = { shows: 'is nearest: about', clauses: ['NEAREST-ORDER'] };

/** The visitor or the browser refuses the location. */
export const Refused: Story = () => (
  <MockGeolocation answer="denied">
    <Nearest />
  </MockGeolocation>
);
Refused.meta = { shows: 'hasn’t shared your location', clauses: ['NEAREST-DENIED'] };

/** The device cannot find its location. */
export const Unavailable: Story = () => (
  <MockGeolocation answer="unavailable">
    <Nearest />
  </MockGeolocation>
);
Unavailable.meta = {
  shows: 'We couldn’t find your location.',
  clauses: ['NEAREST-UNAVAILABLE'],
};

/** The browser has no geolocation. */
export const Absent: Story = () => (
  <MockGeolocation answer="absent">
    <Nearest />
  </MockGeolocation>
);
Absent.meta = { shows: 'can’t find your location', clauses: ['NEAREST-ABSENT'] };
