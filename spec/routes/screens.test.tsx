import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

/** The 28 addresses in the order of the specification, the clause of each, and what its page is headed. */
const screens: readonly (readonly [ClauseId, string, string])[] = [
  ['SCREEN-HOME', '/', 'Quality Tyres & Auto Repairs in Christchurch'],
  ['SCREEN-ABOUT', '/about', 'About us'],
  ['SCREEN-CONTACT', '/contact', 'Contact us'],
  ['SCREEN-FAQ', '/faq', 'Frequently asked questions'],
  ['SCREEN-LOCATIONS', '/locations', 'Our locations'],
  ['SCREEN-TYRE-QUOTE', '/tyre-enquiry', 'Tyre quote'],
  ['SCREEN-TYRES', '/tyres', 'Tyres for cars, utes and vans'],
  ['SCREEN-AUTO-SERVICES', '/auto-services', 'Automotive services'],
  ['SCREEN-TYRE-CATEGORIES', '/tyres/passenger', 'Passenger Car Tyres'],
  ['SCREEN-TYRE-CATEGORIES', '/tyres/4wd-suv', '4WD and SUV Tyres'],
  ['SCREEN-TYRE-CATEGORIES', '/tyres/performance', 'High Performance Tyres'],
  ['SCREEN-TYRE-CATEGORIES', '/tyres/commercial', 'Commercial and Van Tyres'],
  ['SCREEN-TYRE-CATEGORIES', '/tyres/run-flat', 'Run Flat Tyres'],
  ['SCREEN-TYRE-CATEGORIES', '/tyres/fuel-efficient', 'Fuel Efficient Tyres'],
  ['SCREEN-TYRE-SERVICES', '/services/wheel-alignment', 'Wheel alignment'],
  ['SCREEN-TYRE-SERVICES', '/services/wheel-balancing', 'Wheel balancing'],
  ['SCREEN-TYRE-SERVICES', '/services/puncture-repair', 'Puncture repair'],
  ['SCREEN-TYRE-SERVICES', '/services/tyre-rotation', 'Tyre rotation'],
  ['SCREEN-TYRE-SERVICES', '/services/nitrogen-inflation', 'Nitrogen inflation'],
  ['SCREEN-TYRE-SERVICES', '/services/mobile-service', 'Mobile tyre service'],
  ['SCREEN-MECHANICAL', '/services/wof-inspection', 'WOF inspection'],
  ['SCREEN-MECHANICAL', '/services/car-servicing', 'Car servicing'],
  ['SCREEN-MECHANICAL', '/services/oil-change', 'Oil change'],
  ['SCREEN-MECHANICAL', '/services/brake-service', 'Brake service'],
  ['SCREEN-MECHANICAL', '/services/battery-replacement', 'Battery replacement'],
  ['SCREEN-INFORMATION', '/payment-options', 'Payment options'],
  ['SCREEN-INFORMATION', '/warranty', 'Warranty'],
  ['SCREEN-INFORMATION', '/testimonials', 'What some of our customers say'],
];

for (const [id, path, heading] of screens) {
  clause(id, `${path} is headed ${heading}`, async () => {
    await show(path);
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([heading]);
  });
}
