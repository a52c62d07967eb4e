import { BranchCards, BranchDirectory } from '../../src/branches/BranchDirectory.tsx';
import { HolidayNote } from '../../src/branches/HolidayNote.tsx';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { OpenStatus } from '../../src/branches/OpenStatus.tsx';
import { mainBranch } from '../../src/content/branches.ts';
import { Island } from '../../src/ui/Island.tsx';
import type { Story } from '../story.ts';
import { OnSurface } from '../surfaces.tsx';

export default { title: 'Branches / Branches' };

/** The map, the cards with their opening statuses, and the last cell, as on the Locations page. */
export const Directory: Story = () => (
  <BranchDirectory belowMap={<p>Below the map</p>} last={<p>The last place</p>} />
);
Directory.meta = { clauses: ['PLAN-PINS'] };

/** The cards without the map, as on the Contact page. */
export const InRows: Story = () => <BranchCards />;
InRows.meta = { clauses: ['BRANCH-MAIN'] };

export const Status: Story = () => (
  <OnSurface surface="dark">
    <p>Below, once the script has the time:</p>
    <OpenStatus branch={mainBranch} lead="Sockburn branch" />
  </OnSurface>
);

/** The note on holidays, which names the next holiday if one is near. */
export const Holidays: Story = () => <HolidayNote />;

/** The search before it is used, in its island as on its pages. */
export const NearestIdle: Story = () => (
  <Island name="nearest" hydrate="use">
    <Nearest />
  </Island>
);

/** The search after it was pressed, with the device's answer. */
function Searched({ answer }: { readonly answer: Geolocation['getCurrentPosition'] }) {
  const press = (story: HTMLElement | null) => {
    const value = { getCurrentPosition: answer };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
    story?.querySelector('button')?.click();
    // Deleting the replacement restores the browser's own property, which is on the prototype.
    return () => void Reflect.deleteProperty(navigator, 'geolocation');
  };
  return (
    <div ref={press}>
      <Nearest />
    </div>
  );
}

/** The device is at New Brighton Pier. */
const atPier = (found: PositionCallback) =>
  found({ coords: { latitude: -43.5063, longitude: 172.735 } } as GeolocationPosition);

export const NearestFound: Story = () => <Searched answer={atPier} />;
NearestFound.meta = { shows: 'is nearest: about', clauses: ['NEAREST-ORDER'] };

/** The visitor or the browser refuses the location. */
const refuse = (_found: unknown, failed?: PositionErrorCallback | null) =>
  failed?.({ code: 1 } as GeolocationPositionError);

export const NearestRefused: Story = () => <Searched answer={refuse} />;
NearestRefused.meta = { shows: 'hasn’t shared your location', clauses: ['NEAREST-DENIED'] };
