import { dollars } from '../../domain/money.ts';
import { prices } from '../prices.ts';
import type { RoutePath } from '../routes.ts';
import type { Action, Summary } from '../summary.ts';

const toQuote: Action = { label: 'Tyre quote', to: '/tyre-enquiry' };

/** The words of the tyre pages: the landing, the quote and the six categories. Figures: specification, section 9. */
export const tyres = {
  '/tyres': {
    heading: 'Tyres for every car, ute and van',
    subtitle: '25+ brands, fitted and balanced at six branches.',
    figures: [
      {
        label: 'Passenger tyres',
        before: 'from',
        value: dollars(prices.passengerTyreFrom),
        note: 'the size on your sidewall decides',
      },
      { label: 'To replace at', value: '3mm', note: 'of tread; 1.5mm is the legal minimum' },
    ],
    priced: true,
    pointsHeading: 'Signs that yours are due',
    points: [
      {
        title: 'Low tread depth',
        text: 'The bars between the tread blocks sit at about the legal limit. Level with them is too late.',
      },
      {
        title: 'Poor wet grip',
        text: 'It slides a little on wet roundabouts, or takes longer to stop than it did last winter.',
      },
      {
        title: 'High mileage',
        text: 'A set lasts 40,000-80,000km as a rule. Look harder after the first half of that.',
      },
      {
        title: 'Trouble driving straight',
        text: 'Uneven wear makes a car wander. An alignment shows whether it is the tyres or the steering.',
      },
      {
        title: 'Frequent punctures or visible damage',
        text: 'Thin rubber lets more through. A cut, a bulge or a crack in the sidewall means stop driving on it.',
      },
    ],
    callHeading: 'Get a price',
    ready:
      'Have the numbers from the sidewall ready. The sticker in the driver’s door has them too.',
    contact: 'Book Online',
    more: toQuote,
    related: [
      '/tyres/passenger',
      '/tyres/4wd-suv',
      '/tyres/commercial',
      '/services/wheel-alignment',
    ],
  },
  '/tyre-enquiry': {
    heading: 'Tyre quote',
    subtitle: 'It takes about 30 seconds to ask. A person works out the price.',
    pointsHeading: 'What you can count on',
    points: [
      {
        title: 'Best Price Guarantee',
        text: 'Ask us for its terms when you ask for the price.',
      },
      {
        title: '30 Minute Response',
        text: 'During opening hours. Outside them, we answer when the branch opens.',
      },
      {
        title: '12 Month Warranty',
        text: 'On our workmanship, or 20,000km if that comes first, beside your rights in law.',
      },
      {
        title: '500+ 5-Star Reviews',
        text: 'Ask at any branch where to read them.',
      },
    ],
    callHeading: 'Ask for a price',
    ready:
      'Read us the size on the sidewall, such as 195/65R15, 205/55R16, 225/45R17 or 235/40R18, or tell us the rego.',
    contact: 'Send the contact form',
    related: ['/tyres', '/warranty', '/payment-options'],
  },
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
      { label: 'Usual life', value: '40,000-80,000', note: 'km, by tyre, car and road' },
    ],
    priced: true,
    pointsHeading: 'Choosing a set',
    points: [
      {
        title: 'Match the placard',
        text: 'Size, load and speed rating stand on the sticker in the door frame. Go up from them if you like, never below.',
      },
      {
        title: 'Wet grip first',
        text: 'Most of the difference between tyres shows in the rain, in the metres it takes to stop.',
      },
      {
        title: 'Pairs on an axle',
        text: 'Two tyres on one axle must be the same size and construction to pass a WOF.',
      },
      {
        title: 'Right pressure',
        text: 'Often about 30-35 PSI. The placard decides, and cold tyres read true.',
      },
    ],
    callHeading: 'Ask for a price',
    ready: 'Tell us the three numbers on the sidewall, such as 195/65R15, and how far you drive.',
    contact: 'Request a quote',
    more: toQuote,
    related: ['/tyres/fuel-efficient', '/services/wheel-alignment', '/services/wheel-balancing'],
  },
  '/tyres/4wd-suv': {
    heading: '4WD and SUV Tyres',
    subtitle: 'Highway, all-terrain or mud: matched to where you really drive.',
    pointsHeading: 'Which tread',
    points: [
      {
        title: 'Highway',
        text: 'Quiet, even-wearing and best in the wet. Right for an SUV that stays on the seal.',
      },
      {
        title: 'All-terrain',
        text: 'Open enough for gravel, wet grass and a boat ramp, civil enough for the motorway.',
      },
      {
        title: 'Mud',
        text: 'Deep blocks that clean themselves. They are louder, and they stop less well on wet tarmac.',
      },
      {
        title: 'All four the same',
        text: 'Many all-wheel-drive systems dislike tyres of different wear, so ask before you replace only two.',
      },
      {
        title: 'Load',
        text: 'A canopy, a tow ball or a roof tent is weight. Tell us, and we choose the load index for it.',
      },
    ],
    callHeading: 'Ask for a price',
    ready: 'Have the size, the model and an honest share of seal to gravel ready.',
    contact: 'Request a quote',
    more: toQuote,
    related: ['/services/tyre-rotation', '/services/puncture-repair', '/services/wheel-alignment'],
  },
  '/tyres/performance': {
    heading: 'High Performance Tyres',
    subtitle: 'Grip and steering feel for low-profile wheels, wet or dry.',
    pointsHeading: 'Worth checking',
    points: [
      {
        title: 'Speed rating',
        text: 'The letter at the end of the size is the one your car was approved with, and the least it may wear.',
      },
      {
        title: 'Low profile, less cushion',
        text: 'A short sidewall protects the rim less. Keep the pressure up and look out for kerbs.',
      },
      {
        title: 'Softer rubber',
        text: 'It grips more and wears sooner. We say what to expect before you choose.',
      },
      {
        title: 'Front and rear may differ',
        text: 'Staggered wheels cannot be rotated front to back. Read us both sizes.',
      },
    ],
    callHeading: 'Ask for a price',
    ready:
      'Tell us front and rear sizes, such as 225/45R17 and 235/40R18, and the tyre you have now.',
    contact: 'Request a quote',
    more: toQuote,
    related: ['/services/wheel-alignment', '/services/nitrogen-inflation', '/tyres/run-flat'],
  },
  '/tyres/commercial': {
    heading: 'Commercial and Van Tyres',
    subtitle: 'Load-rated tyres that keep a working vehicle working.',
    pointsHeading: 'For vehicles that earn',
    points: [
      {
        title: 'C means commercial',
        text: 'The C after the rim size marks a stronger casing. A car tyre of the same size is not a substitute.',
      },
      {
        title: 'Load index',
        text: 'Two more digits say what each tyre may carry. Full racks and full tanks count.',
      },
      {
        title: 'Fleet accounts',
        text: 'Business and fleet accounts put every vehicle’s tyres on one account.',
      },
      {
        title: 'We can come to the yard',
        text: 'The mobile van fits at your depot. A call-out fee applies; ask for it when you ring.',
      },
    ],
    callHeading: 'Ask for a price',
    ready: 'Say how many vehicles, which sizes, and when they stand still.',
    contact: 'Request a quote',
    more: toQuote,
    related: ['/services/mobile-service', '/payment-options', '/services/tyre-rotation'],
  },
  '/tyres/run-flat': {
    heading: 'Run Flat Tyres',
    subtitle: 'Drive on for up to 80km at up to 80km/h after a puncture.',
    figures: [
      { label: 'After a puncture', before: 'up to', value: '80km', note: 'to a safe place' },
      {
        label: 'And no faster than',
        before: 'up to',
        value: '80km/h',
        note: 'gently, and not further',
      },
    ],
    pointsHeading: 'How they behave',
    points: [
      {
        title: 'A stiff sidewall',
        text: 'It carries the car without air for a short way, so you need not change a wheel at the roadside.',
      },
      {
        title: 'A pressure warning',
        text: 'You may not feel a flat run flat. They belong on cars whose dash says when pressure drops.',
      },
      {
        title: 'Repair or replace',
        text: 'Some makers forbid repair after driving flat. We look inside before we say.',
      },
      {
        title: 'Switching to ordinary tyres',
        text: 'Possible on many cars, but check for a spare wheel first: run-flat cars often have none.',
      },
    ],
    callHeading: 'Ask for a price',
    ready: 'Look for RFT, ROF, SSR or ZP beside the size, and read it out to us.',
    contact: 'Request a quote',
    more: toQuote,
    related: ['/services/puncture-repair', '/tyres/performance', '/services/mobile-service'],
  },
  '/tyres/fuel-efficient': {
    heading: 'Fuel Efficient Tyres',
    subtitle: 'Lower rolling resistance: up to 5% less fuel, results vary.',
    figures: [
      { label: 'Less fuel', before: 'up to', value: '5%', note: 'results vary by car and driver' },
      {
        label: 'Worth about',
        value: '$150-$250',
        note: 'a year, at 15,000km a year and $2.50/L',
      },
    ],
    pointsHeading: 'Where the saving comes from',
    points: [
      {
        title: 'Rubber that flexes less',
        text: 'A rolling tyre bends with every turn and turns fuel into heat. These bend with less loss.',
      },
      {
        title: 'Grip still matters',
        text: 'We weigh rolling resistance against wet grip, not instead of it.',
      },
      {
        title: 'Good for hybrids and electrics',
        text: 'The same property gives a battery more distance from each charge.',
      },
      {
        title: 'Pressure does half the work',
        text: 'A soft tyre drags, whatever is written on it. Check once a month.',
      },
    ],
    callHeading: 'Ask for a price',
    ready: 'Tell us your size and your kilometres a year, and we work out whether it pays.',
    contact: 'Request a quote',
    more: toQuote,
    related: ['/tyres/passenger', '/services/nitrogen-inflation', '/services/wheel-alignment'],
  },
} as const satisfies Partial<Record<RoutePath, Summary>>;
