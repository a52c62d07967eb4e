import { amountOf } from '../domain/figure.ts';
import { dollars } from '../domain/money.ts';
import { advice } from './advice.ts';
import { business } from './business.ts';
import { claims } from './claims.ts';
import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';
import { stats } from './stats.ts';

/** What a search engine shows below a page's title: 70 to 160 characters. Only the prerender needs it. */
export const descriptions: Record<RoutePath, string> = {
  '/': `Tyres at six Christchurch branches, WOF inspections, servicing and repairs, and a mobile tyre van ${claims.vanDays} days a week. Prices on the page; ring us, or write.`,
  '/about': `A Christchurch tyre and auto-repair business since ${business.foundedYear}: six branches, Motor Trade Association certified, tyres and mechanical work under one roof.`,
  '/contact':
    'Telephone, e-mail, hours and directions for all six Christchurch branches, and a two-step form that a person answers during opening hours.',
  '/faq':
    'Straight answers about tyre wear, punctures, WOFs, servicing, batteries, payment and warranty from a Christchurch tyre and auto-repair shop.',
  '/locations':
    'Addresses, hours, telephone numbers and services of our branches in Sockburn, Riccarton, Papanui, Hornby, Linwood and Ferrymead.',
  '/tyre-enquiry': `Ask for a tyre price in about ${claims.quoteSeconds} seconds: give us a size or a rego, and a person at your nearest Christchurch branch answers.`,
  '/tyres': `Tyres for cars, 4WDs, vans and performance wheels from ${stats.brandsAvailable}+ brands, fitted and balanced at six Christchurch branches. Signs that yours are due.`,
  '/auto-services':
    'Servicing, brakes, engine, cooling, suspension, air conditioning and auto electrical work in Christchurch, explained and priced before it starts.',
  '/tyres/passenger': `Passenger car tyres from ${dollars(prices.passengerTyreFrom)} in Christchurch. What to look for, what is included in the price, and the brands we fit for everyday cars.`,
  '/tyres/4wd-suv':
    'Highway, all-terrain and mud tyres for 4WDs, SUVs and utes in Christchurch, chosen for the roads you drive and fitted at six branches.',
  '/tyres/performance':
    'High performance tyres for low-profile wheels in Christchurch: wet grip, steering feel and the right load and speed ratings.',
  '/tyres/commercial':
    'Commercial and van tyres in Christchurch with the right load rating, fleet accounts, and a mobile van that keeps your vehicles on the road.',
  '/tyres/run-flat': `Run flat tyres in Christchurch: drive up to ${advice.runFlatDistance} at up to ${advice.runFlatSpeed} after a puncture. How they work, and what to do when one goes flat.`,
  '/tyres/fuel-efficient': `Low rolling resistance tyres in Christchurch: up to ${advice.fuelSaving} less fuel, about ${advice.fuelSavingWorth} a year at ${advice.fuelSavingDistance} and ${advice.fuelSavingFuel}. Results vary.`,
  '/services/wheel-alignment': `Laser wheel alignment in Christchurch: 2-wheel ${dollars(prices.alignmentTwoWheel)}, 4-wheel ${dollars(prices.alignmentFourWheel)}. Signs that yours is out, what we measure, and how to book.`,
  '/services/wheel-balancing': `Wheel balancing in Christchurch: ${dollars(prices.balancingPerWheel)} per wheel or ${dollars(prices.balancingAllFour)} for all 4, in ${advice.balanceTime}. Signs of imbalance and when to have it done.`,
  '/services/puncture-repair': `Puncture repair in Christchurch from ${dollars(prices.punctureFrom)}, most done in ${advice.punctureTime}. What can be repaired, what cannot, and how we do it from the inside.`,
  '/services/tyre-rotation': `Tyre rotation in Christchurch for ${dollars(prices.rotation)} in ${advice.rotationTime}. Patterns for front-, rear- and four-wheel drive, and when to have it done.`,
  '/services/nitrogen-inflation': `Nitrogen tyre inflation in Christchurch at ${advice.nitrogenPurity} purity: what it does, who gains from it, and why you should still check every month.`,
  '/services/mobile-service': `A mobile tyre van for Christchurch, ${claims.vanDays} days a week: punctures and new tyres at home, at work or at the roadside. Call-out fee applies.`,
  '/services/wof-inspection': `WOF inspections in Christchurch from ${dollars(prices.wofFrom)}, ${advice.wofTime}, with our ${advice.wofPoints}-point check. What is checked, and what happens if your car fails.`,
  '/services/car-servicing': `Car servicing in Christchurch: basic service ${dollars(prices.basicServicePlusGst)} + GST, full service ${dollars(prices.fullServicePlusGst)} + GST. What each includes, and how often your car needs one.`,
  '/services/oil-change': `Oil change in Christchurch: mineral from ${dollars(prices.oilMineralFrom)} with filter, synthetic from ${dollars(prices.oilSyntheticFrom)}, up to ${advice.oilLitres} litres included, done in ${advice.oilTime}.`,
  '/services/brake-service': `Brake service in Christchurch: free brake check, pads from ${dollars(prices.brakePadsPerAxleFrom)} per axle, rotors from ${dollars(prices.brakeRotorsPerAxleFrom)} per axle including pads, fluid from ${dollars(prices.brakeFluidFrom)}.`,
  '/services/battery-replacement': `Car battery replacement in Christchurch from ${dollars(prices.batteryFrom)} including fitting and disposal. Free ${amountOf(advice.batteryTestTime)} minute battery test, no appointment.`,
  '/payment-options':
    'Pay by cash, EFTPOS, Visa or Mastercard, spread the cost with a finance card, or open a business or fleet account.',
  '/warranty': `Workmanship guaranteed for ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, tyre and parts warranties, what is covered, what is not, and how to claim.`,
  '/testimonials':
    'What some of our customers say about tyres, WOFs, punctures and repairs at our Christchurch branches: selected reviews.',
};
