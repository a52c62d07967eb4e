import { afterHours } from './replyTimes.ts';
import { promise, shownBy } from './promise.ts';

/**
 * What a stranded driver does before calling, step by step; the same text everywhere. New Zealand's advice, which differs
 * from that of other countries (D49), with what to do by default first (D59).
 */
export const getSafe = [
  'Stop as far left as you can, with your hazard lights on.',
  'If it’s safe, stay in the car, in the seats furthest from traffic, belts on. If not, get out on the side away from traffic; wait behind a barrier or well off the road.',
  'Life at risk: call 111. Other danger on a highway: call *555.',
] as const;

/** Whom to call when the car must not be driven; the same words everywhere. General advice. */
export const callUsOrTow = 'call us, or a towing company if we’re closed';

/** What the van does not do; a full stop or what a driver may need instead follows. */
export const vanTyresOnly = 'Our mobile tyre van does tyres only';

/** In an emergency the van comes for flat tyres only. */
export const vanForFlats =
  'Flat tyre? Our mobile tyre van can come. For anything else, you may need a tow.';

/** When to stop driving because of the brakes; the same text everywhere. General advice. */
export const brakesStop = `Grinding, a soft or sinking pedal, or a red brake warning light that stays on? Stop when it’s safe. Don’t drive: ${callUsOrTow}. ${vanTyresOnly}.`;

/** When brakes need a check today; continues the sentence that names the signs, the same everywhere. General advice. */
export const brakesToday =
  'drive only to have the car checked today. No check today? Leave it parked. If any sign came on suddenly or gets worse, don’t drive.';

/** What to do outside opening hours; the same text everywhere. General advice. */
export const otherHelp =
  'At other times, or if nobody answers, call your roadside assistance or a towing company.';

/** What someone who is stuck can do while the business is closed. */
export const whenClosed = promise(
  `If we’re closed, you can also send this form. We’ll reply ${afterHours}.`,
  shownBy.enquiries,
);
