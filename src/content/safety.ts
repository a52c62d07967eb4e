/** What a stranded driver does before calling, step by step; the same text everywhere. General advice. */
export const getSafe = [
  'Pull well off the road and turn your hazard lights on.',
  'Get everyone out on the side away from traffic. On a motorway, get behind the barrier. In danger? Call 111.',
] as const;

/** What the van does not do; continues with what a driver may need instead. */
export const vanTyresOnly = 'Our mobile tyre van does tyres only, so you may need';

/** What an emergency asks of the van: of a flat tyre only. */
export const vanForFlats =
  'Flat tyre? Ask for our mobile tyre van. It does tyres only, so for anything else you may need a tow.';

/** When to stop driving because of the brakes; the same text everywhere. General advice. */
export const brakesStop = `Grinding, a soft or sinking pedal, or a red brake warning light? Don’t drive: call us. ${vanTyresOnly} a tow.`;

/** What each colour of warning light asks for; the same text everywhere. General advice. */
export const warningLights =
  'Red: stop when it’s safe, switch off and call us. Amber: drive gently and have it checked soon. Engine light flashing: treat it as red.';

/** What to do outside opening hours; the same text everywhere. General advice. */
export const otherHelp =
  'At other times, or if nobody answers, call your roadside assistance or a towing company.';
