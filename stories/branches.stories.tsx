import { BranchCard } from '../src/branches/BranchCard.tsx';
import { BranchDirectory } from '../src/branches/BranchDirectory.tsx';
import { BranchMap } from '../src/branches/BranchMap.tsx';
import { HolidayNote } from '../src/branches/HolidayNote.tsx';
import { Nearest } from '../src/branches/nearest/Nearest.tsx';
import { OpenStatus } from '../src/branches/OpenStatus.tsx';
import { branches } from '../src/content/branches.ts';
import { visuallyHidden } from '../src/styles/layout.ts';
import { MockGeolocation } from './mockGeolocation.tsx';
import type { Story } from './story.ts';
import { OnSurface } from './surfaces.tsx';

/** Cards stand below a heading of the second level. */
function Heading() {
  return <h2 className={visuallyHidden}>Branches</h2>;
}

/** The whole card: what is open now, and the services. */
export const Card: Story = () => (
  <>
    <Heading />
    <ul role="list">
      {branches.slice(0, 1).map((branch) => (
        <BranchCard
          key={branch.id}
          branch={branch}
          number={1}
          state={<OpenStatus branch={branch} />}
        />
      ))}
    </ul>
  </>
);
Card.meta = { shows: 'Mobile tyre service', width: 'phone' };

/** The shorter card of the Contact page, of a branch that is not the main one. */
export const ShortCard: Story = () => (
  <>
    <Heading />
    <ul role="list">
      {branches.slice(5).map((branch) => (
        <BranchCard key={branch.id} branch={branch} number={6} />
      ))}
    </ul>
  </>
);
ShortCard.meta = { shows: '58 Ferry Road', width: 'phone' };

/** Six pins; the links lead to cards that are not here. */
export const Plan: Story = () => (
  <OnSurface ground="asphalt">
    <BranchMap />
  </OnSurface>
);
Plan.meta = { shows: 'Ferrymead', clauses: ['PLAN-PINS'] };

/** The plan on the narrowest screen, on the sheet that ends its ground in the page. */
export const PlanOnAPhone: Story = () => (
  <>
    <Heading />
    <BranchDirectory>
      <p>The last place</p>
    </BranchDirectory>
  </>
);
PlanOnAPhone.meta = { shows: 'Ferrymead', width: 'phone' };

/** Plan, cards and the last place, as on both pages. */
export const Sheet: Story = () => (
  <>
    <Heading />
    <BranchDirectory>
      <p>The last place</p>
    </BranchDirectory>
  </>
);
Sheet.meta = { shows: 'MAIN LOCATION', clauses: ['PLACES-MAIN'] };

/** Before anybody presses. */
export const NearestIdle: Story = () => <Nearest />;
NearestIdle.meta = { shows: 'Your location stays on your device.' };

/** The device says that it stands on New Brighton Pier. */
export const NearestGranted: Story = () => (
  <MockGeolocation answer={{ latitude: -43.5063, longitude: 172.735 }}>
    <Nearest />
  </MockGeolocation>
);
NearestGranted.meta = { shows: 'Linwood is nearest', clauses: ['NEAREST-ORDER'] };

/** The visitor or the browser refuses. */
export const NearestRefused: Story = () => (
  <MockGeolocation answer="denied">
    <Nearest />
  </MockGeolocation>
);
NearestRefused.meta = { shows: 'hasn’t shared your location', clauses: ['NEAREST-DENIED'] };

/** The device does not know. */
export const NearestUnavailable: Story = () => (
  <MockGeolocation answer="unavailable">
    <Nearest />
  </MockGeolocation>
);
NearestUnavailable.meta = {
  shows: 'We couldn’t find your location.',
  clauses: ['NEAREST-UNAVAILABLE'],
};

/** The browser has no way to ask. */
export const NearestAbsent: Story = () => (
  <MockGeolocation answer="absent">
    <Nearest />
  </MockGeolocation>
);
NearestAbsent.meta = { shows: 'can’t find your location', clauses: ['NEAREST-ABSENT'] };

/** The note on holidays, with or without one that is near. */
export const Holidays: Story = () => <HolidayNote />;
Holidays.meta = { shows: 'call first' };
