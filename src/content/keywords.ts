import { branchWords } from './branchWords.ts';
import { claims } from './claims.ts';
import type { RoutePath } from './routes.ts';

/** The pages with meta keywords: the eleven services and the six tyre categories (D40). */
export type KeywordPath = Extract<RoutePath, `/services/${string}` | `/tyres/${string}`>;

/**
 * Search terms for each page, in the visitors' words. Figures and place names only where the page has them too. Only
 * the prerender needs them.
 */
const keywords: Readonly<Record<KeywordPath, readonly string[]>> = {
  '/tyres/passenger': [
    'passenger car tyres',
    'car tyres Christchurch',
    'hatchback tyres',
    'sedan tyres',
    'car tyre brands',
  ],
  '/tyres/4wd-suv': [
    '4WD tyres',
    'SUV tyres',
    'all-terrain tyres Christchurch',
    'highway tyres',
    'mud tyres',
    'towing tyres',
  ],
  '/tyres/performance': [
    'high performance tyres',
    'performance tyres Christchurch',
    'high grip tyres',
    'staggered wheels',
    'speed rating',
  ],
  '/tyres/commercial': [
    'commercial tyres',
    'van tyres Christchurch',
    'fleet tyres',
    'load index',
    'business tyre account',
  ],
  '/tyres/run-flat': [
    'run flat tyres',
    'run flat tyres Christchurch',
    'drive after a puncture',
    'tyre pressure warning',
  ],
  '/tyres/fuel-efficient': [
    'fuel efficient tyres',
    'rolling resistance',
    'tyres for EVs Christchurch',
    'save fuel',
  ],
  '/services/wheel-alignment': [
    'wheel alignment Christchurch',
    'laser wheel alignment',
    '2-wheel alignment',
    '4-wheel alignment',
    'car pulls to one side',
  ],
  '/services/wheel-balancing': [
    'wheel balancing Christchurch',
    'steering wheel vibration',
    'tyre balancing',
    'wheel weights',
  ],
  '/services/puncture-repair': [
    'puncture repair Christchurch',
    'flat tyre',
    'tyre repair',
    'plug and patch',
    'nail in tyre',
  ],
  '/services/tyre-rotation': [
    'tyre rotation Christchurch',
    'rotation pattern',
    'tyre wear',
    'front-wheel drive tyre rotation',
  ],
  '/services/nitrogen-inflation': [
    'nitrogen tyre inflation Christchurch',
    'nitrogen for tyres',
    'tyre pressure',
    'nitrogen purity',
  ],
  '/services/mobile-service': [
    'mobile tyre service Christchurch',
    'new tyres at home',
    'roadside puncture repair',
    'tyre van',
    `${claims.vanDays} days a week`,
  ],
  '/services/wof-inspection': [
    'WOF Christchurch',
    'WOF inspection',
    'WOF check list',
    'WOF label',
    `WOF ${branchWords.wofDays}`,
  ],
  '/services/car-servicing': [
    'car servicing Christchurch',
    'basic car service',
    'full car service',
    'full service',
    'oil and filter',
  ],
  '/services/oil-change': [
    'oil change Christchurch',
    'mineral oil',
    'synthetic oil',
    'oil filter',
    'engine oil',
  ],
  '/services/brake-service': [
    'brake service Christchurch',
    'brake pads',
    'brake rotors',
    'brake fluid',
    'free brake check',
  ],
  '/services/battery-replacement': [
    'car battery replacement Christchurch',
    'car battery',
    'free battery test',
    'battery fitting',
    'flat battery',
  ],
};

/** The keywords of a page; most pages have none. */
export function keywordsFor(path: RoutePath): readonly string[] | undefined {
  return (keywords as Partial<Record<RoutePath, readonly string[]>>)[path];
}
