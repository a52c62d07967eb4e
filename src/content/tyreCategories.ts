import { amountOf } from '../domain/measure.ts';
import { advice, measures } from './advice.ts';
import type { brands } from './brands.ts';
import {
  balancingBeside,
  ownersAnswers,
  sentenceOf,
  withAnswer,
  type OwnersQuestion,
} from './ownersAnswers.ts';
import { prices } from './prices.ts';
import type { RoutePath, TyreCategoryPath } from './routes.ts';
import { from, points, type Figure, type Point } from './summary.ts';
import { nutCheck } from './wheelSafety.ts';
import { promise, shownBy } from './promise.ts';

/** The contact options, the same for every category: a button to /contact and a text link to the quote form (D35). */
export const categoryActions = {
  heading: 'Get a price',
  first: { label: 'Quote by tyre size', to: '/tyre-enquiry' },
  contact: 'Request a quote',
} as const;

export const brandsHeading = 'Brands';

/** What fitting includes on every category; each adds what only its tyres need. */
export const fitting = {
  heading: 'Fitting includes',
  lines: [
    'Size, load and speed rating checked',
    'Old tyres off, new tyres fitted',
    'Pressures set to the tyre placard (the sticker inside the driver’s door)',
  ],
  /** What comes afterwards, and what the price includes, as far as the owner has answered (D55). */
  price: `${nutCheck} ${sentenceOf(ownersAnswers.tyrePrice)}`,
} as const;

/** The text of a tyre category: benefits, what is included, brands, and contact options (section 2). */
export interface TyreCategory {
  readonly heading: string;
  readonly subtitle: string;
  readonly figures?: readonly Figure[];
  readonly pointsHeading: string;
  readonly pointsLead?: string;
  readonly points: readonly Point[];
  /** What the page's drawing explains, unless the benefits do that. */
  readonly caption?: Point & {
    readonly signs?: readonly (readonly [sign: string, meaning: string])[];
  };
  /** What fitting such tyres includes as well, one item each. */
  readonly alsoIncluded?: readonly string[];
  /** Brands of such tyres, by name only; all are in `brands.ts`. */
  readonly brands: readonly (typeof brands)[number][];
  readonly brandsLead: string;
  readonly ready: string;
  readonly related: readonly RoutePath[];
}

/** What such tyres cost, as far as the owner has answered (D55), with what balancing adds to it. */
function withPrice(text: string, price: OwnersQuestion): string {
  const line = withAnswer(text, price);
  return price.answer === 'unknown' ? line : `${line} ${balancingBeside(ownersAnswers.tyrePrice)}`;
}

/** The text of the six tyre categories. Figures: specification, section 9. */
export const tyreCategories = {
  '/tyres/passenger': {
    heading: 'Passenger Car Tyres',
    subtitle: 'For hatchbacks, sedans and wagons.',
    figures: [
      {
        label: 'Passenger tyre',
        ...from(prices.passengerTyreFrom),
        note: `per tyre, depending on size. ${balancingBeside(ownersAnswers.tyrePrice)}`,
      },
      {
        label: 'Typical life in km',
        value: amountOf(measures.tyreLife),
        note: 'depending on tyre, car and roads',
      },
    ],
    pointsHeading: 'What good tyres do',
    points: points({
      'Grip better': 'A good tyre stops sooner, most of all in the wet.',
      'Keep the noise down': 'Touring tyres are quieter on chip seal.',
      'Wear evenly': `At the right pressure, often about ${advice.pressure}. Check the tyre placard, the sticker inside the driver’s door.`,
      'Pass a WOF':
        'Tyres on an axle must be the same size, construction and tread type. On most cars, all four need the same construction.',
    }),
    caption: {
      title: 'What the sidewall says',
      text: 'A common size, drawn to scale.',
      signs: [
        ['205', 'the width in millimetres'],
        ['55', 'the sidewall height: 55% of the width, here 113mm'],
        ['R16', 'a radial tyre for a rim of 16 inches'],
        ['91', 'the load index: each tyre carries up to 615kg'],
        ['V', 'the speed rating: up to 240km/h'],
      ],
    },
    brands: [
      'Michelin',
      'Bridgestone',
      'Goodyear',
      'Continental',
      'Hankook',
      'Kumho',
      'Toyo',
      'Nexen',
      'Laufenn',
      'Goodride',
    ],
    brandsLead: 'Premium to everyday.',
    ready: withAnswer('Tell us your tyre size and where you drive.', ownersAnswers.fourTyres),
    related: ['/tyres/fuel-efficient', '/services/wheel-alignment', '/services/wheel-balancing'],
  },
  '/tyres/4wd-suv': {
    heading: '4WD and SUV Tyres',
    subtitle: withPrice('Highway, all-terrain or mud tyres.', ownersAnswers.fourWheelDrivePrice),
    pointsHeading: 'How to choose',
    pointsLead: 'Bigger gaps between tread blocks clear mud and stones, but make more noise.',
    points: points({
      'Highway: for sealed roads': 'Quiet, long-wearing and good on wet roads.',
      'All-terrain: for seal and gravel':
        'For gravel, wet grass and boat ramps. Comfortable on the motorway.',
      'Mud: for off-road':
        'Deep blocks dig in and clear themselves. They’re slower to stop on a wet road.',
      'Load and speed ratings':
        'Choose tyres that meet your vehicle’s load and speed ratings. Tell us about canopies, towing or roof tents: they add load.',
    }),
    alsoIncluded: ['Tread compared on all four (many 4WDs need it to match)'],
    brands: ['BFGoodrich', 'Cooper', 'Maxxis', 'Mickey Thompson', 'Toyo', 'Nitto', 'Yokohama'],
    brandsLead: promise('4WD and SUV brands we fit.', shownBy.stock),
    ready: 'Tell us your tyre size or rego, and how often you drive on gravel.',
    related: ['/services/tyre-rotation', '/services/puncture-repair', '/services/wheel-alignment'],
  },
  '/tyres/performance': {
    heading: 'High Performance Tyres',
    subtitle: withPrice('More grip, sharper steering.', ownersAnswers.performancePrice),
    pointsHeading: 'What to expect',
    points: points({
      'More grip': 'Softer rubber grips better, but wears out sooner.',
      'Sharper steering':
        'The car turns in sooner. A short sidewall protects the rim less, so watch the kerbs.',
      'Speed rating':
        'The last letter after the size, such as the V in 91V. Check your handbook for the one your car needs.',
      'Two sizes on one car':
        'Staggered wheels are wider at the rear, so front and rear tyres can’t swap places.',
    }),
    caption: {
      title: 'Tall and short sidewalls in a corner',
      text: 'In a corner, a tall sidewall flexes more, so the car responds later.',
    },
    alsoIncluded: ['Direction and ‘outside’ marks checked'],
    brands: ['Michelin', 'Pirelli', 'Continental', 'Bridgestone', 'Yokohama', 'Falken'],
    brandsLead: 'Some car manufacturers approve particular tyres: check your handbook.',
    ready:
      'Tell us your front and rear sizes, such as 225/45R18 and 245/40R18, and the tyres you have now.',
    related: ['/services/wheel-alignment', '/services/nitrogen-inflation', '/tyres/run-flat'],
  },
  '/tyres/commercial': {
    heading: 'Commercial and Van Tyres',
    subtitle: withPrice('Load-rated tyres for vans and utes.', ownersAnswers.commercialPrice),
    pointsHeading: 'How to choose',
    points: points({
      'Look for the C':
        'A C after the rim size means a commercial tyre, built for heavier loads. Don’t replace it with a car tyre.',
      'Check the load index':
        'It’s a code for how much each tyre can carry. Count shelves, racks and tools too.',
      'Business and fleet accounts': promise('All your vehicles on one account.', shownBy.account),
      'We can come to you': `${promise('Our mobile tyre van can fit tyres at your yard.', shownBy.van)} A call-out fee applies.`,
    }),
    caption: {
      title: 'Where the load goes',
      text: 'Spread the load: stacked to one side, it can overload a tyre.',
    },
    alsoIncluded: ['Tread depth measured on the other tyres'],
    brands: ['Bridgestone', 'Goodyear', 'Michelin', 'Hankook', 'Maxxis', 'Giti'],
    brandsLead: promise('Commercial brands we fit.', shownBy.stock),
    ready: 'Tell us how many vehicles, which sizes, and when we can have them.',
    related: ['/services/mobile-service', '/payment-options', '/services/tyre-rotation'],
  },
  '/tyres/run-flat': {
    heading: 'Run Flat Tyres',
    subtitle: withPrice(
      'After a puncture, most can reach somewhere safe.',
      ownersAnswers.runFlatPrice,
    ),
    figures: [
      {
        label: 'After a puncture',
        before: 'up to',
        value: advice.runFlatDistance,
        note: 'check your handbook',
      },
      { label: 'Top speed', before: 'up to', value: advice.runFlatSpeed, note: 'drive gently' },
    ],
    pointsHeading: 'Before you choose run flats',
    points: points({
      'Usually no wheel change at the roadside': 'Stiff sidewalls carry the car without air.',
      'No spare to carry':
        'Changing to ordinary tyres? Change all four: a mix can fail a WOF. You’ll also need a spare or repair kit.',
      'Your car needs a pressure warning':
        'You may not feel one go flat, so only use run flats on cars with a tyre pressure warning system.',
      'Can a run flat be repaired?':
        'Not if you’ve driven on it while flat, or its manufacturer forbids it. Otherwise, we look inside first.',
    }),
    alsoIncluded: ['Tyre pressure warning system reset'],
    brands: ['Bridgestone', 'Michelin', 'Pirelli', 'Goodyear', 'Continental', 'Dunlop'],
    brandsLead: 'Brands use different marks, such as RFT, ZP, ROF or SSR.',
    ready: 'Tell us your tyre size, and the letters beside it.',
    related: ['/services/puncture-repair', '/tyres/performance', '/services/mobile-service'],
  },
  '/tyres/fuel-efficient': {
    heading: 'Fuel Efficient Tyres',
    subtitle: withPrice(
      'They roll easily, so you use less fuel.',
      ownersAnswers.fuelEfficientPrice,
    ),
    figures: [
      {
        label: 'Less fuel',
        before: 'up to',
        value: advice.fuelSaving,
        note: promise(
          'than tyres with more rolling resistance; results vary with car and driver',
          shownBy.measured,
        ),
      },
      {
        label: 'Worth about',
        value: advice.fuelSavingWorth,
        note: `a year at ${advice.fuelSaving} less fuel, in average to thirsty cars, at ${advice.fuelSavingDistance} and ${advice.fuelSavingFuel}`,
      },
    ],
    pointsHeading: 'What to expect',
    points: points({
      'More range for EVs and plug-in hybrids': 'They can go further per charge.',
      'Wet grip counts too': 'We look at wet grip as well as rolling resistance.',
      'What you could save': 'Drive an economical car? You’ll save less.',
    }),
    caption: {
      title: 'Why they roll further',
      text: 'A tyre that flexes less loses less energy as heat. Diagram not to scale.',
    },
    alsoIncluded: ['Rolling resistance compared for your size'],
    brands: ['Michelin', 'Continental', 'Bridgestone', 'Goodyear', 'Hankook', 'Dunlop'],
    brandsLead: 'Brands that make low rolling resistance tyres.',
    ready: 'Tell us your tyre size and kilometres a year.',
    related: ['/tyres/passenger', '/services/nitrogen-inflation', '/services/wheel-alignment'],
  },
} satisfies Readonly<Record<TyreCategoryPath, TyreCategory>>;
