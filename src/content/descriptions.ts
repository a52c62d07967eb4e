import { amountOf } from '../domain/amount.ts';
import { formatPrice, withGst } from '../domain/money.ts';
import { advice } from './advice.ts';
import { branchWords } from './branchWords.ts';
import { business } from './business.ts';
import { claims } from './claims.ts';
import { faq } from './faq.ts';
import { balancingBeside, balancingWith, ownersAnswers } from './ownersAnswers.ts';
import { prices } from './prices.ts';
import { signCount } from './replacementSigns.ts';
import type { RoutePath } from './routes.ts';
import { reviewWords } from './reviewWords.ts';
import { stats } from './stats.ts';

/** Meta descriptions: 110 to 155 characters, ending with a call to action. Only the prerender needs them. */
export const descriptions: Record<RoutePath, string> = {
  '/': `Tyres at ${branchWords.numberInCity}, plus WOFs, servicing and repairs. Our mobile tyre van comes to you ${claims.vanDays} days a week. See our prices.`,
  '/about': `Tyres and repairs in Christchurch since ${business.foundedYear}: ${branchWords.number}, ${stats.brandsAvailable}+ brands, Motor Trade Association certified. Find a branch.`,
  '/contact': `Phone numbers, email, opening hours and directions for ${branchWords.numberInCity}. Call your nearest branch or send us a message.`,
  '/faq': `${faq.length} answers on tyres, punctures, WOFs, servicing, batteries, payment and warranty in Christchurch. Read them, or call us.`,
  '/locations': `Addresses, hours and services of our Christchurch branches: ${branchWords.all}. Find a branch.`,
  '/tyre-enquiry': `Ask for a tyre price: it takes about ${claims.quoteSeconds} seconds. Enter your size or rego and choose ${branchWords.oneInCity}. Get a quote.`,
  '/tyres': `Car, 4WD, van and performance tyres from ${stats.brandsAvailable}+ brands at ${branchWords.numberInCity}, and ${signCount} your tyres are worn. Get a quote.`,
  '/auto-services': `Servicing, brakes, engines, cooling, suspension, air conditioning and auto electrical at ${branchWords.repairs}, Christchurch. Book a service.`,
  '/tyres/passenger': `Passenger car tyres in Christchurch: from ${formatPrice(prices.passengerTyreFrom)} ${balancingWith(ownersAnswers.tyrePrice)}. Learn to read your tyre’s size, then get a quote.`,
  '/tyres/4wd-suv':
    'Highway, all-terrain and mud tyres for 4WDs, SUVs and utes in Christchurch, and how to choose between them. Get a quote.',
  '/tyres/performance':
    'High performance and low-profile tyres in Christchurch: grip, steering, speed ratings and staggered sizes. Get a quote.',
  '/tyres/commercial':
    'Commercial and van tyres in Christchurch: load ratings, fleet accounts and a mobile tyre van that comes to your yard. Get a quote.',
  '/tyres/run-flat': `Run flat tyres in Christchurch: most go up to ${advice.runFlatDistance} at up to ${advice.runFlatSpeed} after a puncture. Are they right for your car? Get a quote.`,
  '/tyres/fuel-efficient': `Low rolling resistance tyres in Christchurch: up to ${advice.fuelSaving} less fuel. Results vary with car and driver. Get a quote.`,
  '/services/wheel-alignment': `Laser wheel alignment in Christchurch: 2-wheel ${formatPrice(prices.alignmentTwoWheel)}, 4-wheel ${formatPrice(prices.alignmentFourWheel)}. The warning signs and what we check. Call us to book.`,
  '/services/wheel-balancing': `Wheel balancing in Christchurch: ${formatPrice(prices.balancingPerWheel)} per wheel, ${formatPrice(prices.balancingAllFour)} for all 4, in ${advice.balanceTime}. Signs of imbalance, and when to balance. Call us.`,
  '/services/puncture-repair': `Puncture repair in Christchurch from ${formatPrice(prices.punctureFrom)}, most done in ${advice.punctureTime}. ${balancingBeside(ownersAnswers.punctureBalancing)} What can be repaired? Call us.`,
  '/services/tyre-rotation': `Tyre rotation in Christchurch for ${formatPrice(prices.rotation)}, in ${advice.rotationTime}. Patterns for front-, rear- and four-wheel drive. Call us to book.`,
  '/services/nitrogen-inflation': `Nitrogen for car tyres in Christchurch, at ${advice.nitrogenPurity} purity. How it differs from ordinary air, and who benefits. Call us for a price.`,
  '/services/mobile-service': `A mobile tyre van in Christchurch, ${claims.vanDays} days a week: puncture repairs and new tyres at home, work or the roadside. A call-out fee applies. Call us.`,
  '/services/wof-inspection': `WOF inspections in Christchurch from ${formatPrice(prices.wofFrom)}, in ${advice.wofTime}. What we check, and what to do if your car fails. Find a branch.`,
  '/services/car-servicing': `Car servicing in Christchurch: basic ${formatPrice(prices.basicServicePlusGst)} + GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl.), full ${formatPrice(prices.fullServicePlusGst)} + GST (${formatPrice(withGst(prices.fullServicePlusGst))} incl.). What each includes. Call or message us to book.`,
  '/services/oil-change': `Oil change in Christchurch: mineral from ${formatPrice(prices.oilMineralFrom)} with filter, synthetic from ${formatPrice(prices.oilSyntheticFrom)}, up to ${advice.oilLitres} litres, in ${advice.oilTime}. Call us.`,
  '/services/brake-service': `Brake repairs in Christchurch: free brake check, pads from ${formatPrice(prices.brakePadsPerAxleFrom)} per axle, rotors with pads from ${formatPrice(prices.brakeRotorsPerAxleFrom)} per axle. Learn the signs, then call us.`,
  '/services/battery-replacement': `Car batteries in Christchurch from ${formatPrice(prices.batteryFrom)}, fitting and disposal included. Free ${amountOf(advice.batteryTestTime)}-minute battery test, no appointment on weekdays. Find a branch.`,
  '/payment-options':
    'Pay by cash, EFTPOS, Visa or Mastercard, spread the cost with a finance card, or call us about a business or fleet account.',
  '/warranty': `Workmanship guaranteed for ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first, plus tyre and parts warranties. See what’s covered and how to claim.`,
  '/testimonials': `${reviewWords.ofCustomers}: tyres, WOFs, puncture repairs, servicing and more at our Christchurch branches. Read them, then call or message us.`,
};
