import { dollars } from '../domain/money.ts';
import { advice } from './advice.ts';
import type { brands } from './brands.ts';
import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';
import type { Action, Figure, Point } from './summary.ts';
import type { TyreCategoryPath } from './tyreCategoryPath.ts';

/** The ways to ask for a price, alike on every category: the button to /contact, the text link to the form (D35). */
export const categoryActions = {
  heading: 'Ask for a price',
  contact: 'Request a quote',
  more: { label: 'Tyre quote', to: '/tyre-enquiry' },
} as const satisfies { readonly more: Action; readonly [words: string]: unknown };

/** What a tyre category says: benefits, what is included, brands, and the ways to ask (section 2). */
export interface TyreCategory {
  /** The page's one `h1`. */
  readonly heading: string;
  /** The line below the heading. */
  readonly subtitle: string;
  /** The numbers for the job card; a category without any has none. */
  readonly figures?: readonly Figure[];
  /** The figures are prices: the card says what they are in (D29). */
  readonly priced?: true;
  readonly pointsHeading: string;
  /** A sentence below that heading. */
  readonly pointsLead?: string;
  /** What such tyres are good for. */
  readonly points: readonly Point[];
  /** What the page's drawing teaches; where it explains each benefit by itself, the benefits say it. */
  readonly caption?: {
    readonly title: string;
    readonly text: string;
    /** What is written in the drawing, sign by sign. */
    readonly signs?: readonly (readonly [sign: string, meaning: string])[];
  };
  /** What a set bought here comes with, one line each. */
  readonly included: readonly string[];
  /** Makers of such tyres, by name alone; each is one of the brands we sell. */
  readonly brands: readonly (typeof brands)[number][];
  readonly brandsLead: string;
  /** What to have at hand, so that one call is enough. */
  readonly ready: string;
  /** Pages that the same visitor is likely to want next. */
  readonly related: readonly RoutePath[];
}

/** The words of the six tyre categories. Figures: specification, section 9. */
export const tyreCategories: Readonly<Record<TyreCategoryPath, TyreCategory>> = {
  '/tyres/passenger': {
    heading: 'Passenger Car Tyres',
    subtitle: `From ${dollars(prices.passengerTyreFrom)}. For hatchbacks, sedans and wagons that do a bit of everything.`,
    figures: [
      {
        label: 'Passenger tyre',
        before: 'from',
        value: dollars(prices.passengerTyreFrom),
        note: 'each; your size decides',
      },
      { label: 'Usual life', value: advice.tyreLife, note: 'km, by tyre, car and road' },
    ],
    priced: true,
    pointsHeading: 'What a good set gives you',
    points: [
      {
        title: 'Shorter stops in the rain',
        text: 'Most of the difference between tyres shows on wet tarmac, in the metres it takes to stop.',
      },
      {
        title: 'A calmer commute',
        text: 'Chip seal is loud. Touring patterns keep a good part of that noise out of the car.',
      },
      {
        title: 'Even wear',
        text: `The right size at the right pressure, often about ${advice.pressure} PSI, wears flat across. The placard decides.`,
      },
      {
        title: 'No trouble at the WOF',
        text: 'Two tyres on one axle must be the same size and construction. We sell them in pairs that pass.',
      },
    ],
    caption: {
      title: 'What the sidewall says',
      text: 'Read yours from left to right. This one is a common size, drawn to scale.',
      signs: [
        ['205', 'the width in millimetres, from wall to wall'],
        ['55', 'the height of the wall is 55% of the width: here 113 mm'],
        ['R16', 'a radial tyre for a rim of 16 inches'],
        ['91', 'the load index: this tyre may carry 615 kg'],
        ['V', 'the speed symbol: made for up to 240 km/h'],
      ],
    },
    included: [
      'Size, load and speed rating checked against the door placard',
      'Fitting, balancing and a new rubber valve',
      'Old tyres taken away',
      `Free wheel-nut check after ${advice.reTorqueAfter}`,
    ],
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
    brandsLead: 'From long-distance touring to the plain and honest.',
    ready: 'Tell us the three numbers on the sidewall, such as 195/65R15, and how far you drive.',
    related: ['/tyres/fuel-efficient', '/services/wheel-alignment', '/services/wheel-balancing'],
  },
  '/tyres/4wd-suv': {
    heading: '4WD and SUV Tyres',
    subtitle: 'Highway, all-terrain or mud: matched to where you really drive.',
    pointsHeading: 'What the right tread does',
    pointsLead:
      'Watch the gaps between the blocks: water, stones and mud leave through them, and they are what you hear.',
    points: [
      {
        title: 'Highway stays quiet',
        text: 'Even-wearing and best in the wet. Right for an SUV that never leaves the seal.',
      },
      {
        title: 'All-terrain goes further',
        text: 'Open enough for gravel, wet grass and a boat ramp, civil enough for the motorway.',
      },
      {
        title: 'Mud gets you out',
        text: 'Deep blocks that clean themselves. They are louder, and they stop less well on wet tarmac.',
      },
      {
        title: 'Load carried safely',
        text: 'A canopy, a tow ball or a roof tent is weight. Tell us, and we choose the load index for it.',
      },
    ],
    included: [
      'A look at how all four have worn: many all-wheel drives need them alike',
      'Mounting and balancing of large and heavy wheels',
      'The spare checked and brought up to pressure',
      'Pressures explained for seal, gravel and towing',
    ],
    brands: ['BFGoodrich', 'Cooper', 'Maxxis', 'Mickey Thompson', 'Toyo', 'Nitto', 'Yokohama'],
    brandsLead: 'Makers who know river beds as well as roundabouts.',
    ready: 'Have the size, the model and an honest share of seal to gravel ready.',
    related: ['/services/tyre-rotation', '/services/puncture-repair', '/services/wheel-alignment'],
  },
  '/tyres/performance': {
    heading: 'High Performance Tyres',
    subtitle: 'Grip and steering feel for low-profile wheels, wet or dry.',
    pointsHeading: 'What you feel',
    points: [
      {
        title: 'Grip that answers',
        text: 'Softer rubber holds harder and wears sooner. We say what to expect before you choose.',
      },
      {
        title: 'Steering without a pause',
        text: 'A short sidewall bends less, so the car turns when you do. It protects the rim less, too: mind the kerbs.',
      },
      {
        title: 'Speed rating kept',
        text: 'The letter at the end of the size is the one your car was approved with, and we do not go below it.',
      },
      {
        title: 'Each axle its own size',
        text: 'Staggered wheels cannot swap front to back. We order both sizes as one matched set.',
      },
    ],
    caption: {
      title: 'Same bend, same force',
      text: 'In a bend the car pushes outwards and the road holds on; the sidewall stands between them. A tall one leans first and grips afterwards, so the car drifts off its line. A short one has little to lean with.',
    },
    included: [
      'Fitting that keeps tools off the face of your alloys',
      'Each wheel balanced and checked for run-out',
      'Arrows and outer sides set the right way round',
      'Wheel nuts tightened by hand to the maker’s torque',
    ],
    brands: ['Michelin', 'Pirelli', 'Continental', 'Bridgestone', 'Yokohama', 'Falken'],
    brandsLead: 'If your car’s maker approved a marked version, we look for that one first.',
    ready:
      'Tell us front and rear sizes, such as 225/45R17 and 235/40R18, and the tyre you have now.',
    related: ['/services/wheel-alignment', '/services/nitrogen-inflation', '/tyres/run-flat'],
  },
  '/tyres/commercial': {
    heading: 'Commercial and Van Tyres',
    subtitle: 'Load-rated tyres that keep a working vehicle working.',
    pointsHeading: 'What keeps you earning',
    points: [
      {
        title: 'A casing for loads',
        text: 'The C after the rim size marks a stronger build. A car tyre of the same size is not a substitute.',
      },
      {
        title: 'A load index that fits',
        text: 'The number after the size says what each tyre may carry. Full racks and full tanks count.',
      },
      {
        title: 'One account, every vehicle',
        text: 'Business and fleet accounts put all your tyres on one bill.',
      },
      {
        title: 'We can come to the yard',
        text: 'The mobile van fits at your depot. A call-out fee applies; ask for it when you ring.',
      },
    ],
    caption: {
      title: 'Where the load goes',
      text: 'Through floor, springs and axle it ends at two patches of rubber. Shelves, ladders and tools that never leave the van are part of it, and so is a pallet that stands all to one side.',
    },
    included: [
      'Load index matched to what the vehicle really carries',
      'Tyres seated, balanced and set to the laden pressure',
      'Worn casings disposed of',
      'Tread depth of each wheel written on the invoice',
    ],
    brands: ['Bridgestone', 'Goodyear', 'Michelin', 'Hankook', 'Maxxis', 'Giti'],
    brandsLead: 'Chosen for casings that last and sizes that are in stock when a van stands still.',
    ready: 'Say how many vehicles, which sizes, and when they stand still.',
    related: ['/services/mobile-service', '/payment-options', '/services/tyre-rotation'],
  },
  '/tyres/run-flat': {
    heading: 'Run Flat Tyres',
    subtitle: `Drive on for up to ${advice.runFlatDistance} at up to ${advice.runFlatSpeed} after a puncture.`,
    figures: [
      {
        label: 'After a puncture',
        before: 'up to',
        value: advice.runFlatDistance,
        note: 'to a safe place',
      },
      {
        label: 'Top speed',
        before: 'up to',
        value: advice.runFlatSpeed,
        note: 'gently, and not further',
      },
    ],
    pointsHeading: 'Why people keep them',
    points: [
      {
        title: 'No wheel to change in the rain',
        text: 'A stiff sidewall carries the car without air for a short way, so you can leave the motorway first.',
      },
      {
        title: 'Room where the spare was',
        text: 'Cars built for them often carry no spare. That is also why changing to ordinary tyres needs a plan.',
      },
      {
        title: 'A warning in time',
        text: 'You may not feel a flat run flat. They belong on cars whose dash says when pressure drops.',
      },
      {
        title: 'An honest look inside',
        text: 'Some makers forbid repair after driving flat. We take the tyre off and look before we say.',
      },
    ],
    included: [
      'The maker’s run-flat mark matched on both tyres of an axle',
      'Mounting on a machine made for stiff sidewalls',
      'Pressure sensors checked and the warning reset',
      'What your handbook says about driving without air, explained',
    ],
    brands: ['Bridgestone', 'Michelin', 'Pirelli', 'Goodyear', 'Continental', 'Dunlop'],
    brandsLead: 'Each has its own letters for the same idea: RFT, ZP, ROF, SSR.',
    ready: 'Look for RFT, ZP, ROF or SSR beside the size, and read both out to us.',
    related: ['/services/puncture-repair', '/tyres/performance', '/services/mobile-service'],
  },
  '/tyres/fuel-efficient': {
    heading: 'Fuel Efficient Tyres',
    subtitle: `Lower rolling resistance: up to ${advice.fuelSaving} less fuel, results vary.`,
    figures: [
      {
        label: 'Less fuel',
        before: 'up to',
        value: advice.fuelSaving,
        note: 'results vary by car and driver',
      },
      {
        label: 'Worth about',
        value: advice.fuelSavingWorth,
        note: `a year, at ${advice.fuelSavingDistance} a year and ${advice.fuelSavingFuel}`,
      },
    ],
    pointsHeading: 'Where the saving comes from',
    points: [
      {
        title: 'Rubber that flexes less',
        text: 'A rolling tyre bends with every turn and makes heat out of fuel. These bend with less loss.',
      },
      {
        title: 'More from each charge',
        text: 'In a hybrid or an electric car the same property becomes distance.',
      },
      {
        title: 'Grip not given away',
        text: 'We weigh rolling resistance against wet grip, not instead of it.',
      },
      {
        title: 'A sum you can check',
        text: 'The dollars above hold for typical to thirsty cars. A frugal one saves less, and we tell you so.',
      },
    ],
    caption: {
      title: 'Let go on the same slope',
      text: 'Rubber that bends at the road keeps part of the push as heat, and the wheel stops sooner. What rolls further by itself asks less of the engine. How much further depends on car and road: nothing here is to scale.',
    },
    included: [
      'Your kilometres and consumption worked through before you buy',
      'Fitted and balanced, so that nothing shakes the saving away',
      'Pressure set on cold tyres: a soft one drags, whatever is written on it',
      'A load rating that suits the weight of a battery',
    ],
    brands: ['Michelin', 'Continental', 'Bridgestone', 'Goodyear', 'Hankook', 'Dunlop'],
    brandsLead: 'All six make a low-resistance line beside their ordinary one.',
    ready: 'Tell us your size and your kilometres a year, and we work out whether it pays.',
    related: ['/tyres/passenger', '/services/nitrogen-inflation', '/services/wheel-alignment'],
  },
};
