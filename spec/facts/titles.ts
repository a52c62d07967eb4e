import { branchCount, business } from './business.ts';
import { brandCount } from './lists.ts';
import { price } from './prices.ts';

/** The title of each page before ` | ` and the business's name (D25), in the order of `src/content/pages.ts`. */
export const title = {
  '/': 'Christchurch tyres, WOFs & repairs',
  '/about': 'About us: since 2008',
  '/contact': `Contact us: ${branchCount.number} Christchurch branches`,
  '/faq': 'Tyre, WOF & servicing FAQs',
  '/locations': `Christchurch tyre shops: ${branchCount.number} branches`,
  '/tyre-enquiry': 'Tyre quote by size, Christchurch',
  '/tyres': `Tyres Christchurch: ${brandCount} brands`,
  '/auto-services': 'Mechanic & car repairs Christchurch',
  '/tyres/passenger': 'Passenger car tyres Christchurch',
  '/tyres/4wd-suv': '4WD & SUV tyres Christchurch',
  '/tyres/performance': 'Performance tyres Christchurch',
  '/tyres/commercial': 'Van & commercial tyres Christchurch',
  '/tyres/run-flat': 'Run flat tyres Christchurch',
  '/tyres/fuel-efficient': 'Fuel efficient tyres Christchurch',
  '/services/wheel-alignment': 'Laser wheel alignment Christchurch',
  '/services/wheel-balancing': 'Wheel balancing Christchurch',
  '/services/puncture-repair': 'Puncture repair Christchurch',
  '/services/tyre-rotation': `Tyre rotation Christchurch, ${price.rotation}`,
  '/services/nitrogen-inflation': 'Nitrogen for tyres, Christchurch',
  '/services/mobile-service': 'Mobile tyre service Christchurch',
  '/services/wof-inspection': `WOF Christchurch from ${price.wofFrom}`,
  '/services/car-servicing': 'Car servicing Christchurch',
  '/services/oil-change': `Oil change Christchurch from ${price.oilMineralFrom}`,
  '/services/brake-service': 'Free brake check Christchurch',
  '/services/battery-replacement': `Car battery Christchurch from ${price.batteryFrom}`,
  '/payment-options': 'Payment, finance & fleet accounts',
  '/warranty': 'Tyre & workmanship warranty',
  '/testimonials': 'Customer reviews, Christchurch',
} as const;

/** A document title, with the name of the business that it has room for. */
export function documentTitle(words: string): string {
  const fitting = [business.name, business.shortName].map((name) => `${words} | ${name}`);
  return fitting.find(({ length }) => length <= 60) ?? words;
}
