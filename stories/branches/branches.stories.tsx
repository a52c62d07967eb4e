import { useLayoutEffect, useRef } from 'react';
import { BranchCard } from '../../src/branches/BranchCard.tsx';
import { BranchCards, BranchDirectory } from '../../src/branches/BranchDirectory.tsx';
import { BranchMap } from '../../src/branches/BranchMap.tsx';
import { HolidayNote } from '../../src/branches/HolidayNote.tsx';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { OpenStatus } from '../../src/branches/OpenStatus.tsx';
import { branches, mainBranch } from '../../src/content/branches.ts';
import { Island } from '../../src/ui/Island.tsx';
import type { Story } from '../story.ts';
import { OnSurface } from '../surfaces.tsx';
import { variants } from '../variants.tsx';

export default { title: 'Branches / Branches' };

/** The map, the cards and the last cell, below a heading of the second level as on the Locations page. */
export const Directory: Story = () => (
  <BranchDirectory belowMap={<p>Below the map</p>} last={<p>The last place</p>} />
);

/** The cards without the map, as on the Contact page. */
export const InRows: Story = () => <BranchCards />;
InRows.meta = { clauses: ['PLACES-MAIN'] };

/** Six pins; the cards to which they lead are not in this story. */
export const Map: Story = () => (
  <OnSurface surface="dark">
    <BranchMap />
  </OnSurface>
);
Map.meta = { clauses: ['PLAN-PINS'] };

/** The main branch's card on the page of the map, with its opening status. */
export const Card: Story = () => (
  <ul role="list">
    {branches.slice(0, 1).map((branch) => (
      <BranchCard key={branch.id} branch={branch} withMap />
    ))}
  </ul>
);
Card.meta = { width: 'phone' };

/** The card of the Contact page, for a branch that is not the main one. */
export const ShortCard: Story = () => (
  <ul role="list">
    {branches.slice(-1).map((branch) => (
      <BranchCard key={branch.id} branch={branch} />
    ))}
  </ul>
);
ShortCard.meta = { width: 'phone' };

/** The opening status with the words before it, as in the header. */
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

/** The search after it was pressed, with the parts of the browser's geolocation that it uses. */
function Searched({ geolocation }: { readonly geolocation: object | undefined }) {
  const story = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
    story.current?.querySelector('button')?.click();
    // Deleting the replacement restores the browser's own property, which is on the prototype.
    return () => void Reflect.deleteProperty(navigator, 'geolocation');
  }, [geolocation]);
  return (
    <div ref={story}>
      <Nearest />
    </div>
  );
}

/** The device is at New Brighton Pier. */
const atPier = (found: (position: object) => void) =>
  found({ coords: { latitude: -43.5063, longitude: 172.735 } });

/** The browser reports this error (`GeolocationPositionError`). */
const withError = (code: number) => (_found: unknown, failed: (error: { code: number }) => void) =>
  failed({ code });

const searched = (getCurrentPosition: unknown) =>
  variants(Searched, { geolocation: { getCurrentPosition } });

export const NearestFound = searched(atPier);
NearestFound.meta = { shows: 'is nearest: about', clauses: ['NEAREST-ORDER'] };

/** The visitor or the browser refuses the location. */
export const NearestRefused = searched(withError(1));
NearestRefused.meta = { shows: 'hasn’t shared your location', clauses: ['NEAREST-DENIED'] };

/** The device cannot find its location. */
export const NearestUnavailable = searched(withError(2));
NearestUnavailable.meta = {
  shows: 'We couldn’t find your location.',
  clauses: ['NEAREST-UNAVAILABLE'],
};

/** The browser has no geolocation. */
export const NearestAbsent = variants(Searched, { geolocation: undefined });
NearestAbsent.meta = { shows: 'can’t find your location', clauses: ['NEAREST-ABSENT'] };
