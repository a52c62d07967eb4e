import { price } from './prices.ts';

/** The brands in their order (specification, section 5; D25), as in `src/content/brands.ts`. Written by hand. */
export const brands = [
  'Michelin',
  'Bridgestone',
  'Goodyear',
  'Dunlop',
  'Pirelli',
  'Continental',
  'Yokohama',
  'Toyo',
  'Hankook',
  'Kumho',
  'Nexen',
  'Maxxis',
  'Falken',
  'Firestone',
  'BFGoodrich',
  'Cooper',
  'General Tire',
  'Laufenn',
  'Nitto',
  'Nankang',
  'Sumitomo',
  'Giti',
  'Mickey Thompson',
  'Goodride',
  'Linglong',
] as const;

/** How many brands there are, as the site says it. */
export const brandCount = `${brands.length}+`;

/**
 * The questions of the FAQ by category, in their order (specification, section 3), each with the short
 * answer beside the closed question, as in `src/content/faq.ts`.
 */
export const questions = {
  Tyres: [
    ['When should I replace my tyres?', 'at 3mm'],
    ['How long do tyres last?', '40,000–80,000km'],
    ['How often should tyres be rotated?', '10,000km or 6 months'],
    ['How often do wheels need balancing?', '10,000–15,000km'],
    [
      'What does a wheel alignment cost?',
      `${price.alignmentTwoWheel} or ${price.alignmentFourWheel}`,
    ],
    ['Can my puncture be repaired?', 'Usually, if under 6mm'],
    ['What pressure should my tyres be?', 'often 30–35 PSI'],
    ['How do run flat tyres work?', 'up to 80km, at up to 80km/h'],
    [
      'Which brands do you sell, and what do tyres cost?',
      `from ${price.passengerTyreFrom} + ${price.balancingPerWheel} balancing`,
    ],
  ],
  Mechanical: [
    ['How often should I service my car?', '12 months or 15,000km'],
    [
      'What does a service cost?',
      `from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl.)`,
    ],
    ['How often does the oil need changing?', '5,000–15,000km'],
    ['How do I know my brakes need work?', 'Grinding: don’t drive'],
    ['What does a WOF cost, and how long does it take?', `from ${price.wofFrom} in 30–45 minutes`],
    ['What if my car fails its WOF?', '28 days to fix it'],
  ],
  Electrical: [
    ['How long does a car battery last?', '3–5 years'],
    ['A warning light is on. Can I keep driving?', 'Red: stop'],
    ['Do you fix air conditioning, lights and alarms?', 'Yes'],
  ],
  General: [
    ['Do I need an appointment?', 'Call first'],
    ['How can I pay?', 'Card or cash'],
    ['Do you come to me?', 'Yes, 7 days'],
    ['What warranty do I get?', '12 months or 20,000km'],
  ],
} as const;

/** How many questions each category has, and how many there are. */
export const questionCount: Readonly<Record<keyof typeof questions | 'all', number>> = {
  Tyres: questions.Tyres.length,
  Mechanical: questions.Mechanical.length,
  Electrical: questions.Electrical.length,
  General: questions.General.length,
  all: Object.values(questions).flat().length,
};
