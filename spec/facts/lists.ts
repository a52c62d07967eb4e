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

/** The brands that each category names, in their order (D25), as in `src/content/tyreCategories.ts`. */
export const brandsOf = {
  '/tyres/passenger':
    'Michelin, Bridgestone, Goodyear, Continental, Hankook, Kumho, Toyo, Nexen, Laufenn, Goodride',
  '/tyres/4wd-suv': 'BFGoodrich, Cooper, Maxxis, Mickey Thompson, Toyo, Nitto, Yokohama',
  '/tyres/performance': 'Michelin, Pirelli, Continental, Bridgestone, Yokohama, Falken',
  '/tyres/commercial': 'Bridgestone, Goodyear, Michelin, Hankook, Maxxis, Giti',
  '/tyres/run-flat': 'Bridgestone, Michelin, Pirelli, Goodyear, Continental, Dunlop',
  '/tyres/fuel-efficient': 'Michelin, Continental, Bridgestone, Goodyear, Hankook, Dunlop',
} as const;

/** The tyre categories in the order of the menu: the words and the address of each link. */
export const tyreTypes = [
  ['Passenger car tyres', '/tyres/passenger'],
  ['4WD and SUV tyres', '/tyres/4wd-suv'],
  ['High performance tyres', '/tyres/performance'],
  ['Commercial and van tyres', '/tyres/commercial'],
  ['Run flat tyres', '/tyres/run-flat'],
  ['Fuel efficient tyres', '/tyres/fuel-efficient'],
] as const;

/** The tyre services in their order (specification, section 2): the words and the address of each link. */
export const tyreServices = [
  ['Wheel alignment', '/services/wheel-alignment'],
  ['Wheel balancing', '/services/wheel-balancing'],
  ['Puncture repair', '/services/puncture-repair'],
  ['Tyre rotation', '/services/tyre-rotation'],
  ['Nitrogen inflation', '/services/nitrogen-inflation'],
  ['Mobile tyre service', '/services/mobile-service'],
] as const;

/**
 * The jobs by section, in the order of the specification (section 2), each with the fragment that leads to it, as in
 * `src/content/autoServices.ts`.
 */
export const jobs = {
  'Vehicle Servicing': [
    ['WOF inspections', 'wof-inspections'],
    ['General servicing', 'general-servicing'],
    ['Oil and filtration', 'oil-and-filtration'],
    ['Transmission service', 'transmission-service'],
    ['Differential and transfer case', 'differential-and-transfer-case'],
    ['Engine flush', 'engine-flush'],
    ['Power steering flush', 'power-steering-flush'],
    ['Coolant exchange', 'coolant-exchange'],
    ['Diesel fuel filters', 'diesel-fuel-filters'],
    ['Pre-purchase inspection', 'pre-purchase-inspection'],
    ['Batteries', 'batteries'],
    ['Hybrid and electric services', 'hybrid-and-electric-services'],
  ],
  'Mechanical Repairs': [
    ['Brakes', 'brakes'],
    ['Transmission', 'transmission'],
    ['Engine', 'engine'],
    ['Radiator and cooling', 'radiator-and-cooling'],
    ['Exhaust', 'exhaust'],
    ['Suspension and steering', 'suspension-and-steering'],
    ['Heating and air conditioning', 'heating-and-air-conditioning'],
  ],
  'Auto Electrical Services': [
    ['Air conditioning', 'air-conditioning'],
    ['Lighting', 'lighting'],
    ['Auto electrical', 'auto-electrical'],
    ['Sound system and alarm', 'sound-system-and-alarm'],
    ['Dash warning lights', 'dash-warning-lights'],
  ],
} as const;

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
    ['Can my puncture be repaired?', `Usually, from ${price.punctureFrom}`],
    ['What pressure should my tyres be?', 'often 30–35 PSI'],
    ['How do run flat tyres work?', 'up to 80km, at up to 80km/h'],
    ['Which brands do you sell, and what do tyres cost?', `from ${price.passengerTyreFrom}`],
  ],
  Mechanical: [
    ['How often should I service my car?', '12 months or 15,000km'],
    ['What does a service cost?', `from ${price.basicService.plusGst} + GST`],
    ['How often does the oil need changing?', '5,000–15,000km'],
    ['How do I know my brakes need work?', 'Grinding: don’t drive'],
    ['What does a WOF cost, and how long does it take?', `from ${price.wofFrom}`],
    ['What if my car fails its WOF?', '28 days'],
  ],
  Electrical: [
    ['How long does a car battery last?', '3–5 years'],
    ['A warning light is on. Can I keep driving?', 'Red: stop'],
    ['Do you fix air conditioning, lights and alarms?', 'Yes'],
  ],
  General: [
    ['Do I need an appointment?', 'Call first'],
    ['How can I pay?', 'Card or cash'],
    ['Do you come to me?', '7 days'],
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
