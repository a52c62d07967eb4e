import { formatPrice } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { claims } from '../claims.ts';
import { balancingBeside, ownersAnswers, sentenceOf, withAnswer } from '../ownersAnswers.ts';
import { prices } from '../prices.ts';
import { getSafe } from '../safety.ts';
import { nutCheck, runFlatOnly } from '../wheelSafety.ts';
import { ifNoAnswer } from '../branchWords.ts';
import { points, type Service } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

/** The amount of the fee is not known (specification, section 9). */
export const mobileService: Service = {
  path: '/services/mobile-service',
  subtitle: withAnswer(
    `${promise(`We come to your home, work or the roadside, ${claims.vanDays} days a week.`, shownBy.van)} A call-out fee applies.`,
    ownersAnswers.vanArea,
  ),
  figures: [
    {
      label: 'Available',
      value: `${claims.vanDays}`,
      after: 'days a week',
      note: 'for the van; branch hours vary. On public holidays, call first.',
    },
    { label: 'Call-out fee', value: 'Applies', note: sentenceOf(ownersAnswers.vanFee) },
  ],
  offeredBy: 'mobile-service',
  offeredHeading: 'Where the van is based',
  callHeading: 'Get safe, then call',
  ready: [...getSafe, 'Then call us. Tell us where you are and what happened.'],
  related: ['/services/puncture-repair', '/tyres/commercial', '/tyres/run-flat'],
};

export const steps = {
  heading: 'How it works',
  steps: points({
    Call: 'Have your rego ready.',
    'Choose time': 'Ask how soon we can come, or choose a day.',
    'We arrive': 'Stay where you’re safe until the van has stopped.',
    'Job done': `We repair or replace the tyre and set the pressure. ${nutCheck}`,
  }),
} as const;

/** What the van does: tyres, and nothing that needs a hoist. */
export const vanJobs = {
  heading: 'What the van does',
  jobs: [
    {
      title: 'Puncture repair',
      text: `A hole under ${advice.punctureHole} in the tread can usually be repaired. At a branch, a repair is from ${formatPrice(prices.punctureFrom)}. ${balancingBeside(ownersAnswers.punctureBalancing)}`,
      link: { label: 'What can be repaired', to: '/services/puncture-repair' },
    },
    {
      title: 'New tyres',
      text: 'Parked safely? Read us the size on the sidewall.',
      link: { label: 'Tyres by type', to: '/tyres' },
    },
    {
      title: 'Fleet vehicles',
      text: 'Several vehicles at your yard? We can do them in one visit.',
      link: { label: 'Commercial and van tyres', to: '/tyres/commercial' },
    },
  ],
  not: 'For wheel alignment, WOFs and other repairs, come to a branch.',
  notLink: { label: 'Services by branch', to: '/locations' },
} as const;

/** Where to get help outside opening hours: the van is out seven days, but its hours are not known. */
export const noAnswer = { heading: 'If nobody answers', text: ifNoAnswer } as const;

/** What a driver can do until the van arrives; what comes before the call is above. */
export const waiting = {
  heading: 'While you wait',
  points: points({
    'Don’t drive on a flat': `Don’t move the car again once it’s safely off the road: even a short drive can ruin the tyre. ${runFlatOnly}`,
    'Room to work':
      'We need firm, level ground and room beside the wheel. On grass or a slope? Tell us.',
    'Wheel nut key':
      'Locking wheel nuts only come off with their key. If it’s safe, look in the glovebox or the boot.',
  }),
} as const;
