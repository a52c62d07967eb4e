import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { renderedFacts, renderedHtml } from '../documents/rendered.ts';
import { answered, branch, business } from '../facts/business.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

clause('PAGE-OWN-WORDS', 'no sentence is on two pages, except the shared notes', async () => {
  const pagesOf = new Map<string, string[]>();
  // Home sums up other pages and shows three of the reviews.
  for (const { path } of pages.filter((facts) => facts.path !== '/')) {
    const { paragraphs, html } = await renderedFacts(path);
    expect.soft(html, path).not.toMatch(/coming soon|under construction|lorem ipsum/i);
    const parts = paragraphs.filter(Boolean).flatMap((text) => text.split(/(?<=[.!?]) /));
    for (const sentence of parts) pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), path]);
  }
  // The note below every price.
  pagesOf.delete('NZ dollars, GST included unless marked + GST');
  // The WOF rule (D26).
  pagesOf.delete('Many vehicles need a WOF every year; some are now checked every two years.');
  pagesOf.delete('Check the date on your label.');
  // The privacy notes of both forms (D30).
  for (const sentence of [
    `Your details go to ${business.name}, ${branch.sockburn.street}, Sockburn, only so we can answer this enquiry.`,
    'They reach us through an external form service, which may store them outside New Zealand.',
    `To see, correct or delete your details, email ${business.email}.`,
    'Please don’t send payment or licence details.',
    'Until you send the form, what you type is kept on this device only.',
    'It’s removed on your next visit, once a day has passed.',
    'Clear what I typed',
  ])
    pagesOf.delete(sentence);
  // The note on the call-out fee of the mobile tyre service.
  pagesOf.delete('A call-out fee applies.');
  // What pages say until the owner has answered (D55).
  for (const sentence of [
    `Balancing is ${price.balancingPerWheel} per wheel.`,
    'Ask for the fitted price.',
    'Ask first what finding the fault costs.',
  ])
    pagesOf.delete(sentence);
  // The law on the tread of winter tyres.
  pagesOf.delete('Winter (‘studless’) tyres need 4mm, on all wheels.');
  // The note on public holidays (D28).
  pagesOf.delete('On public holidays, please call first.');
  // The wheel nut check.
  pagesOf.delete('Come back 50–100km later for a free wheel nut check.');
  // Advice for stranded drivers and for calls that nobody answers (D25).
  for (const sentence of [
    'Grinding, a soft or sinking pedal, or a red brake warning light?',
    'Our mobile tyre van does tyres only, so you may need a tow.',
    'Red: stop when it’s safe, switch off and call us.',
    'Amber: drive gently and have it checked soon.',
    'Engine light flashing: treat it as red.',
    'Don’t drive: call us.',
    'If the fault came on suddenly or gets worse, don’t drive.',
    'Tyre pressure light: stop when it’s safe and check the tyres.',
    `We answer ${answered}.`,
    `To book the van, call ${answered}.`,
    'At other times, or if nobody answers, call your roadside assistance or a towing company.',
  ])
    pagesOf.delete(sentence);
  expect(pagesOf.size).toBeGreaterThan(150);
  expect([...pagesOf].filter(([, paths]) => new Set(paths).size > 1)).toEqual([]);
});

/** The pictures that a document preloads: those of its first screen. */
function firstPictures(html: string): string[] {
  return [...html.matchAll(/<link[^>]* as="image"[^>]* href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}

clause('LOOK-BANNERS', 'no page shares its picture with a related page', async () => {
  const shown = new Map<string, string[]>();
  for (const { path } of pages) shown.set(path, firstPictures(await renderedHtml(path)));
  const pictured = [...shown].filter(([, files]) => files.length > 0).map(([path]) => path);
  expect(pictured).toEqual([
    '/',
    '/about',
    '/faq',
    '/locations',
    '/tyres',
    '/auto-services',
    '/tyres/passenger',
    '/tyres/4wd-suv',
    '/tyres/performance',
    '/tyres/commercial',
    '/tyres/fuel-efficient',
    '/payment-options',
    '/warranty',
    '/testimonials',
  ]);
  for (const path of pictured) {
    // One file for a phone and one for a desktop.
    expect.soft(new Set(shown.get(path)).size, path).toBe(2);
  }
  const places = pages.map(({ path, trail }) => ({
    path,
    name: trail.join('/') || 'Home',
    above: trail.slice(0, -1).join('/'),
  }));
  for (const { path, above } of places) {
    const neighbours = places.filter(
      (other) => other.path !== path && (other.name === above || other.above === above),
    );
    const theirs = new Set(neighbours.flatMap((other) => shown.get(other.path) ?? []));
    const shared = (shown.get(path) ?? []).filter((file) => theirs.has(file));
    expect.soft(shared, path).toEqual([]);
  }
});
