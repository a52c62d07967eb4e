import { amountOf } from '../domain/measure.ts';
import { counted } from '../domain/counting.ts';
import { formatPrice, withGst } from '../domain/money.ts';
import { advice, measures } from './advice.ts';
import { branchWords } from './branchWords.ts';
import { business } from './business.ts';
import { claims, stats } from './claims.ts';
import { faq } from './faq.ts';
import { balancingBeside, balancingWith, ownersAnswers } from './ownersAnswers.ts';
import { prices } from './prices.ts';
import { signCount } from './replacementSigns.ts';
import { reviewWords } from './reviewWords.ts';

export interface ServiceOffer {
  readonly name: string;
  /** In New Zealand dollars; 0 is free. */
  readonly price: number;
  /** The price is a minimum. */
  readonly from?: true;
  /** GST is added (D29). */
  readonly plusGst?: true;
  /** The unit the price is for, if not the whole job. */
  readonly per?: 'wheel' | 'axle';
}

/**
 * The lists of the menu, each with the page that lists all of it; the list's title in the phone menu links there (D10).
 * Which pages are in a list is in their records.
 */
export const menuLists = {
  'Tyre categories': '/tyres',
  'Tyre services': '/tyres',
  'Mechanical services': '/auto-services',
  Information: '/about',
} as const;

export type MenuList = keyof typeof menuLists;

/** A page of the site: all that is said of it elsewhere. Its own words are in a file of their own. */
export interface PageRecord {
  /** Its name in menus, breadcrumbs and links. */
  readonly label: string;
  /** The document title before the business's name, which follows where there is room (`domain/documentTitle.ts`). */
  readonly title: string;
  /** For search engines: 110 to 155 characters, ending with a call to action. */
  readonly description: string;
  /**
   * Search terms in the visitors' words, on services and tyre categories (D40). Figures and place names only where the
   * page has them too.
   */
  readonly keywords?: string;
  /**
   * What it offers, with the prices that it shows, for search engines: on every service. A price that is unknown is not
   * invented.
   */
  readonly offers?: readonly ServiceOffer[] | 'unknown';
  /** The page above it in the breadcrumb, if that is neither the page of its list in the menu nor Home. */
  readonly parent?: string;
  /** Its link in a list of the menu. */
  readonly menu?: {
    readonly list: MenuList;
    /** Its place in the list, where that differs from the order of the pages here. */
    readonly place?: number;
    /** In place of its name, where that would repeat the name of the item above. */
    readonly label?: string;
    /** A price next to the link (D34). */
    readonly price?: string;
  };
}

/**
 * The pages, one record each below its address, without a trailing slash: the last part names the component in
 * `src/pages`, so `OilChange` shows `/services/oil-change`. The router, prerender, menus, breadcrumbs, metadata and
 * sitemap derive from these records (specification, section 2). No script of a browser has them.
 */
export const pages = {
  '/': {
    label: 'Home',
    title: 'Christchurch tyres, WOFs & repairs',
    description: `Tyres at ${branchWords.numberInCity}, plus WOFs, servicing and repairs. Our mobile tyre van can come to you ${claims.vanDays} days a week. See our prices.`,
  },
  '/about': {
    label: 'About',
    title: `About us: since ${business.foundedYear}`,
    description: `Tyres and repairs in Christchurch since ${business.foundedYear}: ${branchWords.number}, ${stats.brandsAvailable}+ brands, Motor Trade Association certified. Find a branch.`,
    menu: { list: 'Information', place: 1, label: 'About us' },
  },
  '/contact': {
    label: 'Contact',
    title: `Contact us: ${counted(stats.locations, 'Christchurch branch', 'Christchurch branches')}`,
    description: `Phone numbers, email, opening hours and directions for ${branchWords.numberInCity}. Call your nearest branch or send us a message.`,
  },
  '/faq': {
    label: 'FAQ',
    title: 'Tyre, WOF & servicing FAQs',
    description: `${faq.length} answers on tyres, punctures, WOFs, servicing, batteries, payment and warranty in Christchurch. Read them, or call us.`,
    menu: { list: 'Information', place: 3 },
  },
  '/locations': {
    label: 'Locations',
    title: `Christchurch tyre shops: ${counted(stats.locations, 'branch', 'branches')}`,
    description: `Addresses, hours and services of our Christchurch branches: ${branchWords.all}. Find a branch.`,
    menu: { list: 'Information', place: 2 },
  },
  '/tyre-enquiry': {
    label: 'Tyre quote',
    title: 'Tyre quote by size, Christchurch',
    description: `Ask for a tyre price: it takes about ${claims.quoteSeconds} seconds. Enter your size or rego and choose ${branchWords.oneInCity}. Get a quote.`,
    parent: '/tyres',
  },
  '/tyres': {
    label: 'Tyres',
    title: `Tyres Christchurch: ${stats.brandsAvailable}+ brands`,
    description: `Car, 4WD, van and performance tyres from ${stats.brandsAvailable}+ brands at ${branchWords.numberInCity}, and ${signCount} your tyres are worn. Get a quote.`,
    menu: { list: 'Tyre categories', label: 'All tyres' },
  },
  '/auto-services': {
    label: 'Automotive services',
    title: 'Mechanic & car repairs Christchurch',
    description: `Servicing, brakes, engines, cooling, suspension, air conditioning and auto electrical at ${branchWords.repairs}, Christchurch. Book a service.`,
  },
  '/tyres/passenger': {
    label: 'Passenger car tyres',
    title: 'Passenger car tyres Christchurch',
    description: `Passenger car tyres in Christchurch: from ${formatPrice(prices.passengerTyreFrom)} ${balancingWith(ownersAnswers.tyrePrice)}. Learn to read your tyre’s size, then get a quote.`,
    keywords:
      'passenger car tyres, car tyres Christchurch, hatchback tyres, sedan tyres, car tyre brands',
    offers: [{ name: 'Passenger tyre', price: prices.passengerTyreFrom, from: true }],
    menu: { list: 'Tyre categories' },
  },
  '/tyres/4wd-suv': {
    label: '4WD and SUV tyres',
    title: '4WD & SUV tyres Christchurch',
    description:
      'Highway, all-terrain and mud tyres for 4WDs, SUVs and utes in Christchurch, and how to choose between them. Get a quote.',
    keywords:
      '4WD tyres, SUV tyres, all-terrain tyres Christchurch, highway tyres, mud tyres, towing tyres',
    menu: { list: 'Tyre categories' },
  },
  '/tyres/performance': {
    label: 'High performance tyres',
    title: 'Performance tyres Christchurch',
    description:
      'High performance and low-profile tyres in Christchurch: grip, steering, speed ratings and staggered sizes. Get a quote.',
    keywords:
      'high performance tyres, performance tyres Christchurch, high grip tyres, staggered wheels, speed rating',
    menu: { list: 'Tyre categories' },
  },
  '/tyres/commercial': {
    label: 'Commercial and van tyres',
    title: 'Van & commercial tyres Christchurch',
    description:
      'Commercial and van tyres in Christchurch: load ratings, fleet accounts and a mobile tyre van that comes to your yard. Get a quote.',
    keywords:
      'commercial tyres, van tyres Christchurch, fleet tyres, load index, business tyre account',
    menu: { list: 'Tyre categories' },
  },
  '/tyres/run-flat': {
    label: 'Run flat tyres',
    title: 'Run flat tyres Christchurch',
    description: `Run flat tyres in Christchurch: most go up to ${advice.runFlatDistance} at up to ${advice.runFlatSpeed} after a puncture. Are they right for your car? Get a quote.`,
    keywords:
      'run flat tyres, run flat tyres Christchurch, drive after a puncture, tyre pressure warning',
    menu: { list: 'Tyre categories' },
  },
  '/tyres/fuel-efficient': {
    label: 'Fuel efficient tyres',
    title: 'Fuel efficient tyres Christchurch',
    description: `Low rolling resistance tyres in Christchurch: up to ${advice.fuelSaving} less fuel. Results vary with car and driver. Get a quote.`,
    keywords: 'fuel efficient tyres, rolling resistance, tyres for EVs Christchurch, save fuel',
    menu: { list: 'Tyre categories' },
  },
  '/services/wheel-alignment': {
    label: 'Wheel alignment',
    title: 'Laser wheel alignment Christchurch',
    description: `Laser wheel alignment in Christchurch: 2-wheel ${formatPrice(prices.alignmentTwoWheel)}, 4-wheel ${formatPrice(prices.alignmentFourWheel)}. The warning signs and what we check. Call us to book.`,
    keywords:
      'wheel alignment Christchurch, laser wheel alignment, 2-wheel alignment, 4-wheel alignment, car pulls to one side',
    offers: [
      { name: '2-wheel alignment', price: prices.alignmentTwoWheel },
      { name: '4-wheel alignment', price: prices.alignmentFourWheel },
    ],
    menu: { list: 'Tyre services', price: `from ${formatPrice(prices.alignmentTwoWheel)}` },
  },
  '/services/wheel-balancing': {
    label: 'Wheel balancing',
    title: 'Wheel balancing Christchurch',
    description: `Wheel balancing in Christchurch: ${formatPrice(prices.balancingPerWheel)} per wheel, ${formatPrice(prices.balancingAllFour)} for all 4, in ${advice.balanceTime}. Signs of imbalance, and when to balance. Call us.`,
    keywords:
      'wheel balancing Christchurch, steering wheel vibration, tyre balancing, wheel weights',
    offers: [
      { name: 'Balancing per wheel', price: prices.balancingPerWheel, per: 'wheel' },
      { name: 'Balancing of all 4 wheels', price: prices.balancingAllFour },
    ],
    menu: { list: 'Tyre services' },
  },
  '/services/puncture-repair': {
    label: 'Puncture repair',
    title: 'Puncture repair Christchurch',
    description: `Puncture repair in Christchurch from ${formatPrice(prices.punctureFrom)}, most done in ${advice.punctureTime}. ${balancingBeside(ownersAnswers.punctureBalancing)} What can be repaired? Call us.`,
    keywords: 'puncture repair Christchurch, flat tyre, tyre repair, plug and patch, nail in tyre',
    offers: [{ name: 'Puncture repair', price: prices.punctureFrom, from: true }],
    menu: { list: 'Tyre services' },
  },
  '/services/tyre-rotation': {
    label: 'Tyre rotation',
    title: `Tyre rotation Christchurch, ${formatPrice(prices.rotation)}`,
    description: `Tyre rotation in Christchurch for ${formatPrice(prices.rotation)}, in ${advice.rotationTime}. Patterns for front-, rear- and four-wheel drive. Call us to book.`,
    keywords:
      'tyre rotation Christchurch, rotation pattern, tyre wear, front-wheel drive tyre rotation',
    offers: [{ name: 'Tyre rotation', price: prices.rotation }],
    menu: { list: 'Tyre services' },
  },
  '/services/nitrogen-inflation': {
    label: 'Nitrogen inflation',
    title: 'Nitrogen for tyres, Christchurch',
    description: `Nitrogen for car tyres in Christchurch, at ${advice.nitrogenPurity} purity. How it differs from ordinary air, and who benefits. Call us for a price.`,
    keywords:
      'nitrogen tyre inflation Christchurch, nitrogen for tyres, tyre pressure, nitrogen purity',
    offers: 'unknown',
    menu: { list: 'Tyre services' },
  },
  '/services/mobile-service': {
    label: 'Mobile tyre service',
    title: 'Mobile tyre service Christchurch',
    description: `A mobile tyre van in Christchurch, ${claims.vanDays} days a week: puncture repairs and new tyres at home, work or the roadside. A call-out fee applies. Call us.`,
    keywords: `mobile tyre service Christchurch, new tyres at home, roadside puncture repair, tyre van, ${claims.vanDays} days a week`,
    offers: 'unknown',
    menu: { list: 'Tyre services' },
  },
  '/services/wof-inspection': {
    label: 'WOF inspection',
    title: `WOF Christchurch from ${formatPrice(prices.wofFrom)}`,
    description: `WOF inspections in Christchurch from ${formatPrice(prices.wofFrom)}, in ${advice.wofTime}. What we check, and what to do if your car fails. Find a branch.`,
    keywords: `WOF Christchurch, WOF inspection, WOF check list, WOF label, WOF ${branchWords.wofDays}`,
    offers: [{ name: 'WOF inspection', price: prices.wofFrom, from: true }],
    menu: { list: 'Mechanical services' },
  },
  '/services/car-servicing': {
    label: 'Car servicing',
    title: 'Car servicing Christchurch',
    description: `Car servicing in Christchurch: basic ${formatPrice(prices.basicServicePlusGst)} + GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl.), full ${formatPrice(prices.fullServicePlusGst)} + GST (${formatPrice(withGst(prices.fullServicePlusGst))} incl.). What each includes. Call or message us to book.`,
    keywords:
      'car servicing Christchurch, basic car service, full car service, full service, oil and filter',
    offers: [
      { name: 'Basic service', price: prices.basicServicePlusGst, plusGst: true },
      { name: 'Full service', price: prices.fullServicePlusGst, plusGst: true },
    ],
    menu: {
      list: 'Mechanical services',
      price: `from ${formatPrice(prices.basicServicePlusGst)} + GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl.)`,
    },
  },
  '/services/oil-change': {
    label: 'Oil change',
    title: `Oil change Christchurch from ${formatPrice(prices.oilMineralFrom)}`,
    description: `Oil change in Christchurch: mineral from ${formatPrice(prices.oilMineralFrom)} with filter, synthetic from ${formatPrice(prices.oilSyntheticFrom)}, up to ${advice.oilLitres} litres, in ${advice.oilTime}. Call us.`,
    keywords: 'oil change Christchurch, mineral oil, synthetic oil, oil filter, engine oil',
    offers: [
      { name: 'Mineral oil change', price: prices.oilMineralFrom, from: true },
      { name: 'Synthetic oil change', price: prices.oilSyntheticFrom, from: true },
    ],
    menu: { list: 'Mechanical services' },
  },
  '/services/brake-service': {
    label: 'Brake service',
    title: 'Free brake check Christchurch',
    description: `Brake repairs in Christchurch: free brake check, pads from ${formatPrice(prices.brakePadsPerAxleFrom)} per axle, rotors with pads from ${formatPrice(prices.brakeRotorsPerAxleFrom)} per axle. Learn the signs, then call us.`,
    keywords: 'brake service Christchurch, brake pads, brake rotors, brake fluid, free brake check',
    offers: [
      { name: 'Brake check', price: 0 },
      { name: 'Brake pads', price: prices.brakePadsPerAxleFrom, from: true, per: 'axle' },
      {
        name: 'Brake rotors including pads',
        price: prices.brakeRotorsPerAxleFrom,
        from: true,
        per: 'axle',
      },
      { name: 'Brake fluid', price: prices.brakeFluidFrom, from: true },
    ],
    menu: { list: 'Mechanical services' },
  },
  '/services/battery-replacement': {
    label: 'Battery replacement',
    title: `Car battery Christchurch from ${formatPrice(prices.batteryFrom)}`,
    description: `Car batteries in Christchurch from ${formatPrice(prices.batteryFrom)}, fitting and disposal included. Free ${amountOf(measures.batteryTestTime)}-minute battery test, no appointment on weekdays. Find a branch.`,
    keywords:
      'car battery replacement Christchurch, car battery, free battery test, battery fitting, flat battery',
    offers: [
      { name: 'Battery test', price: 0 },
      { name: 'Battery including fitting and disposal', price: prices.batteryFrom, from: true },
    ],
    menu: { list: 'Mechanical services' },
  },
  '/payment-options': {
    label: 'Payment options',
    title: 'Payment, finance & fleet accounts',
    description:
      'Pay by cash, EFTPOS, Visa or Mastercard, spread the cost with a finance card, or call us about a business or fleet account.',
    menu: { list: 'Information', place: 6 },
  },
  '/warranty': {
    label: 'Warranty',
    title: 'Tyre & workmanship warranty',
    description: `Workmanship guaranteed for ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first, plus tyre and parts warranties. See what’s covered and how to claim.`,
    menu: { list: 'Information', place: 5 },
  },
  '/testimonials': {
    label: 'Testimonials',
    title: 'Customer reviews, Christchurch',
    description: `${reviewWords.ofCustomers}: tyres, WOFs, puncture repairs, servicing and more at our Christchurch branches. Read them, then call or message us.`,
    menu: { list: 'Information', place: 4 },
  },
} as const satisfies Readonly<Record<string, PageRecord>>;
