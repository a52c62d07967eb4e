import { expect } from 'vitest';
import { menuItemOf, menuLabel } from '../../src/content/menu.ts';
import { clause } from '../tools/clause.ts';

for (const [path, label] of [
  ['/tyres', 'All tyres'],
  ['/about', 'About us'],
  ['/tyres/passenger', 'Passenger car tyres'],
  ['/payment-options', 'Payment options'],
] as const) {
  clause('MENU-FIRST-LINK', `the link to ${path} reads ${label}`, () => {
    expect(menuLabel(path)).toBe(label);
  });
}

for (const [path, item] of [
  ['/', 'Home'],
  ['/tyres', 'Tyres'],
  ['/tyres/run-flat', 'Tyres'],
  ['/auto-services', 'Services'],
  ['/services/nitrogen-inflation', 'Services'],
  ['/services/brake-service', 'Services'],
  ['/about', 'About'],
  ['/warranty', 'About'],
  ['/contact', 'Contact'],
] as const) {
  clause('MENU-CURRENT-SECTION', `${path} belongs to the item ${item}`, () => {
    expect(menuItemOf(path)?.label).toBe(item);
  });
}

clause(
  'MENU-CURRENT-QUOTE',
  'the tyre quote page belongs to the menu item Tyres, as the page /tyres does',
  () => {
    expect(menuItemOf('/tyre-enquiry')?.label).toBe('Tyres');
  },
);
