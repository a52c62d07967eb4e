import { dollars } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { claims } from '../claims.ts';
import { prices } from '../prices.ts';
import type { Service } from '../service.ts';
import type { Action, Point } from '../summary.ts';

/** What the mobile service page shares with every service page. Its fee has no amount here (specification, section 9). */
export const mobileService: Service = {
  path: '/services/mobile-service',
  heading: 'Mobile tyre service',
  subtitle: `The van comes to your driveway, work or roadside, available ${claims.vanDays} days a week.`,
  figures: [
    {
      label: 'Available',
      value: `${claims.vanDays}`,
      after: 'days a week',
      note: 'the van; branch hours vary',
    },
    {
      label: 'Call-out fee',
      value: 'Ask first',
      note: 'it applies; told when you ring',
    },
  ],
  offeredBy: 'mobile-service',
  offeredHeading: 'Where the van sets out',
  callHeading: 'Send the van',
  ready: 'Have the address, the tyre size and what happened ready, in that order.',
  related: ['/services/puncture-repair', '/tyres/commercial', '/tyres/run-flat'],
};

/** The four steps (specification, section 2). */
export const steps: { readonly heading: string; readonly steps: readonly Point[] } = {
  heading: 'Four steps',
  steps: [
    { title: 'Call', text: 'Say what has happened, which tyre, and where you are.' },
    {
      title: 'Choose time',
      text: 'Any day of the week. You hear the call-out fee before you settle on an hour.',
    },
    {
      title: 'We arrive',
      text: 'The van comes out from Sockburn with what the job needs.',
    },
    {
      title: 'Job done',
      text: 'Fitted or fixed, up to pressure and checked, where the car stands.',
    },
  ],
};

/** A job the van does, and the page that says more of it. */
interface VanJob extends Point {
  readonly link: Action;
}

/** What the van does: tyres, and nothing that needs a hoist. */
export const vanJobs: {
  readonly heading: string;
  readonly lead: string;
  readonly jobs: readonly VanJob[];
  readonly not: string;
  readonly notLink: Action;
} = {
  heading: 'What the van does',
  lead: 'Tyres, at the kerb as in the workshop.',
  jobs: [
    {
      title: 'Puncture repair',
      text: `A hole under ${advice.punctureHole} in the tread can usually be plugged and patched on the spot. In the workshop that is from ${dollars(prices.punctureFrom)}; ask what it is at your kerb.`,
      link: { label: 'What can be repaired', to: '/services/puncture-repair' },
    },
    {
      title: 'New tyres',
      text: 'Past repair, or worn out: read us the size, and the tyres come with the van.',
      link: { label: 'Choose by type', to: '/tyres' },
    },
    {
      title: 'Fleets in the yard',
      text: 'Several vehicles in one visit, at your depot, while they are parked anyway.',
      link: { label: 'Van and truck tyres', to: '/tyres/commercial' },
    },
  ],
  not: 'Alignment, a WOF and mechanical work need a branch.',
  notLink: { label: 'What each branch does', to: '/locations' },
};

/** The note on the fee (specification, section 2): that it applies, and never how much it is. */
export const callOut = {
  heading: 'A call-out fee applies',
  text: 'It pays for the trip, and stands beside the price of the job. We print no amount, so that none is wrong: ask for both when you ring, and decide then.',
} as const;

/** What a driver can do until the van is there. */
export const waiting: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Until we are there',
  points: [
    {
      title: 'Away from traffic',
      text: 'Hazard lights on, everybody out on the side away from the cars, and well off the road.',
    },
    {
      title: 'On a motorway',
      text: 'Get behind the barrier. If the car stands where it can be hit, ring 111 before you ring us.',
    },
    {
      title: 'Do not drive on it',
      text: 'A few hundred metres on a flat can ruin a tyre that one plug would have saved.',
    },
    {
      title: 'Firm and level',
      text: 'A jack needs hard ground and a door’s width beside the wheel. Grass or a slope: tell us.',
    },
  ],
};
