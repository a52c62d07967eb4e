import { dollars } from '../../domain/money.ts';
import { prices } from '../prices.ts';
import type { RoutePath } from '../routes.ts';
import type { Summary } from '../summary.ts';

/** The words of the six tyre service pages. Figures: specification, section 9. */
export const tyreServices = {
  '/services/wheel-alignment': {
    heading: 'Wheel alignment',
    subtitle: 'Pulling to one side, or wearing one shoulder? Nine laser machines measure why.',
    figures: [
      { label: '2-wheel', value: dollars(prices.alignmentTwoWheel), note: 'Front only' },
      {
        label: '4-wheel',
        value: dollars(prices.alignmentFourWheel),
        note: 'Front and rear',
        mark: 'RECOMMENDED',
      },
    ],
    priced: true,
    pointsHeading: 'Signs it is out',
    ordered: true,
    points: [
      { title: 'It pulls to one side', text: 'On a flat, straight road, with light hands.' },
      {
        title: 'One shoulder wears faster',
        text: 'Run a palm across the tread: a feathered edge is toe, a bald inside is camber.',
      },
      {
        title: 'The steering wheel sits crooked',
        text: 'The car goes straight and the wheel does not.',
      },
      {
        title: 'It met a kerb or a pothole',
        text: 'One hard knock moves an angle by more than years of driving.',
      },
    ],
    callHeading: 'Book it',
    ready:
      'The freephone costs you nothing from New Zealand. Say 2-wheel or 4-wheel, or let us look.',
    line: 'wheelAlignment',
    contact: 'Book Online',
    related: ['/services/wheel-balancing', '/services/tyre-rotation', '/tyres'],
  },
  '/services/wheel-balancing': {
    heading: 'Wheel balancing',
    subtitle: `${dollars(prices.balancingPerWheel)} per wheel, ${dollars(prices.balancingAllFour)} for all 4, done in 15-30 minutes.`,
    figures: [
      { label: 'One wheel', value: dollars(prices.balancingPerWheel), note: 'per wheel' },
      { label: 'All 4', value: dollars(prices.balancingAllFour), note: 'the whole car' },
      { label: 'Time', value: '15-30', after: 'min', note: 'for the job' },
    ],
    priced: true,
    pointsHeading: 'Signs of imbalance',
    points: [
      {
        title: 'The steering wheel shakes',
        text: 'Vibration that comes in at 80-100km/h and goes again is usually a front wheel.',
      },
      {
        title: 'The seat or floor shakes',
        text: 'The same at the back of the car points to a rear wheel.',
      },
      {
        title: 'Uneven wear',
        text: 'Cups and flat spots around the tread, or pulling to one side.',
      },
      {
        title: 'When to have it done',
        text: 'After new tyres, a rotation or a puncture repair, and every 10,000-15,000km.',
      },
    ],
    callHeading: 'Book it',
    ready: 'Say at what speed it shakes and where you feel it.',
    contact: 'Book Online',
    related: ['/services/wheel-alignment', '/services/tyre-rotation', '/services/puncture-repair'],
  },
  '/services/tyre-rotation': {
    heading: 'Tyre rotation',
    subtitle: `${dollars(prices.rotation)} and 20-30 minutes, every 10,000km or 6 months.`,
    figures: [
      { label: 'Rotation', value: dollars(prices.rotation), note: 'all four wheels' },
      { label: 'Time', value: '20-30', after: 'min', note: 'start to finish' },
      { label: 'Longer life', before: 'up to', value: '20%', note: 'results vary' },
    ],
    priced: true,
    pointsHeading: 'The pattern for your car',
    points: [
      {
        title: 'Front-wheel drive',
        text: 'Fronts go straight back; rears cross to the front, because the fronts do the work.',
      },
      {
        title: 'Rear-wheel drive',
        text: 'Rears go straight forward; fronts cross to the back.',
      },
      {
        title: '4WD and AWD',
        text: 'Both axles cross, so that all four stay close to the same depth.',
      },
      {
        title: 'Directional tyres',
        text: 'An arrow on the sidewall keeps a tyre on its own side: front and back only.',
      },
    ],
    callHeading: 'Book it',
    ready: 'Tell us which wheels drive, and whether the tyres carry an arrow.',
    contact: 'Book Online',
    related: ['/services/wheel-balancing', '/services/wheel-alignment', '/tyres'],
  },
  '/services/nitrogen-inflation': {
    heading: 'Nitrogen inflation',
    subtitle: 'Filled at 95-98% purity, so pressure can hold for longer. Ring for the price.',
    figures: [
      { label: 'Purity', value: '95-98%', note: 'nitrogen in the tyre' },
      {
        label: 'Pressure kept',
        before: 'up to',
        value: '3-4',
        after: 'times longer',
        note: 'results vary',
      },
    ],
    pointsHeading: 'Who gains from it',
    points: [
      {
        title: 'Performance cars',
        text: 'Dry gas swings less with heat, so pressure on a fast road stays nearer to where you set it.',
      },
      {
        title: 'Commuters',
        text: 'Slower loss means fewer stops at the pump. Still check every month.',
      },
      { title: 'Fleets', text: 'Vehicles that nobody checks each week lose less between checks.' },
      {
        title: 'Caravans and trailers',
        text: 'They stand for months. Nitrogen brings no moisture to rim and valve.',
      },
    ],
    callHeading: 'Ask for the price',
    ready: 'Say how many tyres, and whether they hold air or nitrogen now.',
    contact: 'Book Online',
    related: ['/tyres/performance', '/tyres/fuel-efficient', '/services/tyre-rotation'],
  },
} as const satisfies Partial<Record<RoutePath, Summary>>;
