import { promises as about } from './about.ts';
import { promises as autoServices } from './autoServices.ts';
import { promises as contact } from './contact.ts';
import { promises as faq } from './faq.ts';
import { promises as footer } from './footer.ts';
import { promises as home } from './home.ts';
import type { PlacedPromise, PlacedPromises, PromisesOfPage } from './ownersPromise.ts';
import { promises as payment } from './payment.ts';
import { promises as quote } from './quote.ts';
import { promises as reviewWords } from './reviewWords.ts';
import { promises as batteryReplacement } from './services/batteryReplacement.ts';
import { promises as brakeService } from './services/brakeService.ts';
import { promises as carServicing } from './services/carServicing.ts';
import { promises as mobileService } from './services/mobileService.ts';
import { promises as nitrogenInflation } from './services/nitrogenInflation.ts';
import { promises as oilChange } from './services/oilChange.ts';
import { promises as punctureRepair } from './services/punctureRepair.ts';
import { promises as tyreRotation } from './services/tyreRotation.ts';
import { promises as wheelAlignment } from './services/wheelAlignment.ts';
import { promises as wheelBalancing } from './services/wheelBalancing.ts';
import { promises as wofInspection } from './services/wofInspection.ts';
import { promises as telephoneHours } from './telephoneHours.ts';
import { promises as tyreCategories } from './tyreCategories.ts';
import { promises as tyres } from './tyres.ts';
import { promises as warranty } from './warranty.ts';
import { promises as wheelSafety } from './wheelSafety.ts';

/** A promise as the owner finds it: in a content module, under its name in `promises` there. */
export interface ListedPromise extends PlacedPromise {
  /** The module's path from the project root. */
  readonly file: string;
  readonly name: string;
}

/** The promises of a module that is the text of one page. */
function on(page: PlacedPromise['pages'], promisesOfPage: PromisesOfPage): PlacedPromises {
  return Object.fromEntries(
    Object.entries(promisesOfPage).map(([name, promise]) => [name, { ...promise, pages: page }]),
  );
}

/** The promises of each module, in the order of the pages. */
const byModule: Readonly<Record<string, PlacedPromises>> = {
  footer: on('every page', footer),
  home: on(['/'], home),
  telephoneHours,
  about: on(['/about'], about),
  tyres: on(['/tyres'], tyres),
  tyreCategories,
  autoServices: on(['/auto-services'], autoServices),
  'services/wheelAlignment': on(['/services/wheel-alignment'], wheelAlignment),
  'services/wheelBalancing': on(['/services/wheel-balancing'], wheelBalancing),
  'services/punctureRepair': on(['/services/puncture-repair'], punctureRepair),
  'services/tyreRotation': on(['/services/tyre-rotation'], tyreRotation),
  'services/nitrogenInflation': on(['/services/nitrogen-inflation'], nitrogenInflation),
  'services/mobileService': on(['/services/mobile-service'], mobileService),
  wheelSafety,
  'services/wofInspection': on(['/services/wof-inspection'], wofInspection),
  'services/carServicing': on(['/services/car-servicing'], carServicing),
  'services/oilChange': on(['/services/oil-change'], oilChange),
  'services/brakeService': on(['/services/brake-service'], brakeService),
  'services/batteryReplacement': on(['/services/battery-replacement'], batteryReplacement),
  contact: on(['/contact'], contact),
  faq: on(['/faq'], faq),
  warranty: on(['/warranty'], warranty),
  payment: on(['/payment-options'], payment),
  reviewWords: on(['/testimonials'], reviewWords),
  quote: on(['/tyre-enquiry'], quote),
};

/**
 * All promises that the owner has to confirm. Remove what is not true from its page and from its module's `promises`. A
 * strict build prints the list, and fails while a promise has no evidence. Not sent to visitors.
 */
export const promises: readonly ListedPromise[] = Object.entries(byModule).flatMap(
  ([module, placed]) =>
    Object.entries(placed).map(([name, promise]) => ({
      ...promise,
      file: `src/content/${module}.ts`,
      name,
    })),
);
