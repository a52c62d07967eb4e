import { dollars } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { branchWords } from '../branchWords.ts';
import { claims } from '../claims.ts';
import { prices } from '../prices.ts';
import type { Service } from '../service.ts';
import type { Action, Point } from '../summary.ts';

/** What the mobile service page shares with every service page. Its fee has no amount here (specification, section 9). */
export const mobileService: Service = {
  path: '/services/mobile-service',
  heading: 'Mobile tyre service',
  subtitle: `We come to your home, work or the roadside. Available ${claims.vanDays} days a week.`,
  figures: [
    {
      label: 'Available',
      value: `${claims.vanDays}`,
      after: 'days a week',
      note: 'the van; branch hours vary',
    },
    {
      label: 'Call-out fee',
      value: 'Applies',
      note: 'ask how much when you call',
    },
  ],
  offeredBy: 'mobile-service',
  offeredHeading: 'Where the van is based',
  callHeading: 'Call for the van',
  ready: 'Tell us where you are and what happened, and your tyre size if you know it.',
  related: ['/services/puncture-repair', '/tyres/commercial', '/tyres/run-flat'],
};

/** The four steps (specification, section 2). */
export const steps: { readonly heading: string; readonly steps: readonly Point[] } = {
  heading: 'How it works',
  steps: [
    { title: 'Call', text: 'Tell us where you are and what happened.' },
    {
      title: 'Choose time',
      text: 'Any day of the week. Ask for the price too.',
    },
    {
      title: 'We arrive',
      text: `The van comes from ${branchWords.van} to your car.`,
    },
    {
      title: 'Job done',
      text: 'We repair or replace the tyre and set the pressure.',
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
  lead: 'Tyre jobs we can do where you are.',
  jobs: [
    {
      title: 'Puncture repair',
      text: `A hole under ${advice.punctureHole} in the tread can usually be repaired. At a branch it’s from ${dollars(prices.punctureFrom)}; ask for the mobile price.`,
      link: { label: 'What can be repaired', to: '/services/puncture-repair' },
    },
    {
      title: 'New tyres',
      text: 'Worn out or damaged? Read us the size on the sidewall, and ask which tyres we can bring.',
      link: { label: 'Tyres by type', to: '/tyres' },
    },
    {
      title: 'Fleet vehicles',
      text: 'Several vehicles at your yard? Ask us about one visit for all of them.',
      link: { label: 'Commercial and van tyres', to: '/tyres/commercial' },
    },
  ],
  not: 'Wheel alignment, WOFs and mechanical work need a branch.',
  notLink: { label: 'Services by branch', to: '/locations' },
};

/** The note on the fee (specification, section 2): that it applies, and never how much it is. */
export const callOut = {
  heading: 'A call-out fee applies',
  text: 'The call-out fee covers the trip and is added to the price of the job. Ask for both when you call.',
} as const;

/** What a driver can do until the van is there, in the order a stranded one needs it. */
export const waiting: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'While you wait',
  points: [
    {
      title: 'Get away from traffic',
      text: 'Turn your hazard lights on. Get everyone out on the side away from traffic, and well off the road.',
    },
    {
      title: 'On a motorway',
      text: 'Get behind the barrier. If your car could be hit, call 111 before you call us.',
    },
    {
      title: 'Don’t drive on it',
      text: 'Even a few hundred metres on a flat can ruin a tyre that could have been repaired.',
    },
    {
      title: 'Firm, level ground',
      text: 'We need firm, level ground and room beside the wheel. Tell us if it’s on grass or a slope.',
    },
  ],
};
