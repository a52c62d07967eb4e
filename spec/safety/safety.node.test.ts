import { expect } from 'vitest';
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { pages } from '../../e2e/pages.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { linesOf } from '../documents/visibleText.ts';
import { branch } from '../facts/business.ts';
import { guide } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

/** The text of each paragraph, list item, definition and cell in the main part of a page, closed answers included. */
async function blocksOf(page: string): Promise<string[]> {
  return linesOf(await renderedHtml(page), 'main').map(({ text }) => text);
}

/** The steps for a stranded driver, in order. */
const stranded = [
  'Stop as far left as you can, with your hazard lights on.',
  'Safer inside? Sit away from traffic with seat belts on. Safer outside? Get everyone out on the side away from traffic, behind a barrier or well off the road.',
  'Life at risk: call 111. Other danger on a highway: call *555.',
];

for (const page of ['/services/puncture-repair', '/services/mobile-service']) {
  clause('SAFETY-STRANDED', `${page} shows the steps in order, before the number`, async () => {
    const blocks = await blocksOf(page);
    const first = blocks.indexOf(stranded[0] ?? '');
    expect(blocks.slice(first, first + stranded.length)).toEqual(stranded);
    const call = blocks.findIndex((text) => text.startsWith(`Call ${branch.sockburn.line.number}`));
    expect(call).toBeGreaterThan(first);
  });
}

clause('SAFETY-STRANDED', 'the emergency box shows the steps before its number', async () => {
  const blocks = await blocksOf('/contact');
  const first = blocks.indexOf(stranded.join(' '));
  expect(blocks[first + 1]).toBe(
    `Call us now. Don’t wait for a reply. Call ${branch.sockburn.line.number}`,
  );
});

for (const { path } of pages.filter((page) =>
  /^\/(?:services\/.+|tyres|testimonials)?$/.test(page.path),
)) {
  clause('LAW-BOOKING', `${path} has the note directly after “Book Online”`, async () => {
    const offers = (await blocksOf(path)).filter((text) => /^Call .*Book Online/.test(text));
    expect(offers).toEqual([expect.stringContaining('Book Online We’ll confirm a time.')]);
  });
}

/** The rows of the tables in `clauses.md`: the clause, the page and its words. */
const sentences: readonly (readonly [id: ClauseId, page: string, words: string])[] = [
  [
    'SAFETY-UPKEEP',
    '/services/wheel-balancing',
    'Weights can come off, and tyres wear unevenly. Come back 50–100km later for a free wheel nut check.',
  ],
  [
    'SAFETY-UPKEEP',
    '/services/puncture-repair',
    'We check for leaks and set the pressure. Come back 50–100km later for a free wheel nut check.',
  ],
  [
    'SAFETY-UPKEEP',
    '/services/mobile-service',
    'We repair or replace the tyre and set the pressure. Come back 50–100km later for a free wheel nut check.',
  ],
  [
    'SAFETY-UPKEEP',
    '/services/brake-service',
    'Come back 50–100km later for a free wheel nut check. We give you a price before any work.',
  ],
  [
    'SAFETY-STOP-THE-CAR',
    '/auto-services',
    'Shocks, springs, ball joints, bushes and steering racks. Loose or suddenly heavy steering? Stop when it’s safe and call us.',
  ],
  [
    'SAFETY-BRAKES',
    '/services/brake-service',
    'Grinding, a soft or sinking pedal, or a red brake warning light? Don’t drive: call us. Our mobile tyre van does tyres only, so you may need a tow. Tell us what you hear or feel, and whether it’s front or rear.',
  ],
  [
    'SAFETY-BRAKES',
    '/services/brake-service',
    'With the first three, don’t drive: call us. With the next two, drive as little as possible and have the car checked today. If the fault came on suddenly or gets worse, don’t drive. Have the last two checked this week.',
  ],
  [
    'SAFETY-BRAKES',
    '/services/brake-service',
    'Often a caliper that isn’t gripping, or is dragging.',
  ],
  [
    'SAFETY-BRAKES',
    '/services/brake-service',
    'Not all pads have a tab, so have quiet brakes checked too.',
  ],
  [
    'SAFETY-BRAKES',
    '/services/brake-service',
    'If it stays on with the handbrake off, the fluid may be low or the brakes losing pressure.',
  ],
  [
    'SAFETY-BRAKES',
    '/services/brake-service',
    'Don’t drive. Steel is cutting the rotor, so you may need rotors as well as pads.',
  ],
  [
    'SAFETY-BRAKES',
    '/auto-services',
    'Grinding, a soft or sinking pedal, or a red brake warning light? Don’t drive: call us. Our mobile tyre van does tyres only, so you may need a tow. Pads, rotors, drums, calipers, hoses and fluid, with a free brake check.',
  ],
  [
    'SAFETY-WARNING-LIGHTS',
    '/faq',
    'Red: stop when it’s safe, switch off and call us. Amber: drive gently and have it checked soon. Engine light flashing: treat it as red. Tyre pressure light: stop when it’s safe and check the tyres.',
  ],
  [
    'SAFETY-WARNING-LIGHTS',
    '/auto-services',
    'Red: stop when it’s safe, switch off and call us. Amber: drive gently and have it checked soon. Engine light flashing: treat it as red. Tyre pressure light: stop when it’s safe and check the tyres.',
  ],
  [
    'SAFETY-WARNING-LIGHTS',
    '/services/battery-replacement',
    'Stop when it’s safe, switch off and call us. The battery isn’t charging, often because of the belt or alternator.',
  ],
  [
    'SAFETY-STOP-THE-CAR',
    '/auto-services',
    'If the temperature gauge climbs, stop when it’s safe, switch off and call us. Don’t open the radiator cap: it can scald you. We repair water pumps, thermostats, fans, hoses and radiators.',
  ],
  [
    'SAFETY-STOP-THE-CAR',
    '/auto-services',
    'Fumes in the cabin? Open the windows, stop when it’s safe, switch off and call us. Blowing or rattling? We weld it if we can and replace it if we can’t.',
  ],
  [
    'SAFETY-STOP-THE-CAR',
    '/services/battery-replacement',
    'Don’t touch it, start the car or jump-start it: call us.',
  ],
  [
    'SAFETY-STOP-THE-CAR',
    '/warranty',
    'If the car feels unsafe, stop somewhere safe and call from there.',
  ],
  [
    'SAFETY-FLAT',
    '/tyres',
    'A bulge, deep cut or deep crack in the sidewall can’t be repaired. Don’t drive on it: call us. Have small ones checked.',
  ],
  [
    'SAFETY-FLAT',
    '/services/puncture-repair',
    'Don’t drive on it. Only a run flat can go on: most up to 80km, at up to 80km/h. Leave the nail in: it slows the leak.',
  ],
  [
    'SAFETY-FLAT',
    '/services/puncture-repair',
    'Up to 80km/h, or the lower speed on its label. Only to get home or to a branch.',
  ],
  [
    'SAFETY-FLAT',
    '/services/puncture-repair',
    'Follow the instructions on the can. Tell us if you’ve used it.',
  ],
  [
    'SAFETY-FLAT',
    '/services/mobile-service',
    'Don’t move the car again once it’s safely off the road: even a short drive can ruin the tyre. Only a run flat can go on: most up to 80km, at up to 80km/h.',
  ],
  [
    'SAFETY-FLAT',
    '/services/mobile-service',
    'We need firm, level ground and room beside the wheel. Tell us if the car is on grass or a slope.',
  ],
  [
    'SAFETY-FLAT',
    '/services/mobile-service',
    'Locking wheel nuts only come off with their key. If it’s safe, look in the glovebox or the boot.',
  ],
  [
    'SAFETY-FLAT',
    '/faq',
    'We can’t repair sidewall damage, a hole over 6mm, punctures close together, or a tyre driven on while flat or with under 1.5mm of tread. We confirm once we’ve inspected it.',
  ],
  [
    'SAFETY-FLAT',
    '/faq',
    'Usually yes, if the hole is under 6mm and in the tread. The sidewall must be undamaged, the tread good, and the tyre not driven on while flat.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/passenger',
    'Tyres on an axle must be the same size, construction and tread type. On most cars, all four need the same construction.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/4wd-suv',
    'Choose tyres that meet your vehicle’s load and speed ratings. Tell us about canopies, towing or roof tents, so we can check how much load each tyre can carry.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/4wd-suv',
    'Deep blocks dig in and clear themselves. They’re noisier, and slower to stop on a wet road.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/performance',
    'The last letter after the size, such as the V in 91V, is the speed rating. Check your handbook for the one your car needs.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/performance',
    'Staggered wheels are wider at the rear, so front and rear tyres can’t swap places.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/commercial',
    'A C after the rim size means a commercial tyre, built for heavier loads. Don’t replace it with a car tyre of the same size.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/commercial',
    'It says how much each tyre can carry. Count shelves, racks and tools as well as the load.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/run-flat',
    'You may not feel one go flat, so only use run flats on cars with a tyre pressure warning system.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/run-flat',
    'Cars built for run flats often have no spare. Changing to ordinary tyres? Change all four: a mix can fail a WOF. You’ll also need a spare or repair kit.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/run-flat',
    'Not if you’ve driven on it while flat, or if its manufacturer forbids it. Otherwise, we look inside first.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/faq',
    'Stiff sidewalls hold the car up without air. Most run flats go up to 80km at up to 80km/h. Check your handbook.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/faq',
    'Your car needs a tyre pressure warning system, because you may not feel a run flat go down. We can’t repair one driven on while flat, and some manufacturers forbid any repair. Run flat tyres',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/tyres/commercial',
    'Spread the load: stacked to one side, it can overload a tyre.',
  ],
  [
    'SAFETY-TYRE-CHOICE',
    '/services/tyre-rotation',
    'If the rear tyres are wider than the front ones, they can’t swap axles.',
  ],
  [
    'SAFETY-LIMITS',
    '/auto-services',
    'Clears sludge before an oil change. Not right for every engine: ask us first.',
  ],
  [
    'SAFETY-LIMITS',
    '/auto-services',
    'Signs you need one: dark fluid, or a whine as you steer. Not for electric steering. We replace the fluid and check the hoses.',
  ],
  [
    'SAFETY-LIMITS',
    '/auto-services',
    'Road-legal bulbs and units, and trailer plugs. Headlights aimed so you don’t dazzle others.',
  ],
  ['SAFETY-LIMITS', '/services/car-servicing', 'Even if you hardly drive, oil ages.'],
  [
    'SAFETY-LIMITS',
    '/services/oil-change',
    'With mineral oil, a new oil filter; with synthetic, ask if the filter is included',
  ],
  ['SAFETY-LIMITS', '/services/oil-change', 'If your handbook says synthetic, use synthetic.'],
  [
    'SAFETY-UPKEEP',
    '/tyres',
    'Less than 3mm left. If the tread is level with the small bars in the grooves, it’s close to the 1.5mm legal limit.',
  ],
  [
    'SAFETY-UPKEEP',
    '/faq',
    'The legal minimum is 1.5mm of tread. Winter (‘studless’) tyres need 4mm, on all wheels. We recommend replacing at 3mm, because worn tread clears less water.',
  ],
  ['SAFETY-UPKEEP', '/tyres', '1.5mm of tread. Winter (‘studless’) tyres need 4mm, on all wheels.'],
  [
    'SAFETY-UPKEEP',
    '/faq',
    'Often about 30–35 PSI (205–240kPa) for a car. Vans, utes and electric cars differ, so use the tyre placard, the sticker inside the driver’s door. Check once a month, while the tyres are cold.',
  ],
  [
    'SAFETY-UPKEEP',
    '/tyres/passenger',
    'At the right pressure, often about 30–35 PSI. Check the tyre placard, the sticker inside the driver’s door.',
  ],
  [
    'SAFETY-UPKEEP',
    '/tyres',
    `We take the old tyre off, fit the new one and set the pressure. New tyres need balancing too. Come back after 50–100km for a free wheel nut check.`,
  ],
  [
    'SAFETY-UPKEEP',
    '/services/tyre-rotation',
    'Come back 50–100km later for a free wheel nut check.',
  ],
  [
    'SAFETY-UPKEEP',
    '/faq',
    'After a wheel has been off, come back 50–100km later for a free wheel nut check. Claims are resolved in about 1–2 weeks.',
  ],
  [
    'LAW-WOF',
    '/services/wof-inspection',
    'A car on the road needs a current WOF, even when it’s parked. Taxis, rental cars and most heavy vehicles need a certificate of fitness (CoF) instead.',
  ],
  [
    'LAW-WOF',
    '/services/wof-inspection',
    'If a fault helped cause a crash, your insurer may reduce or decline your claim.',
  ],
  [
    'LAW-WOF',
    '/services/wof-inspection',
    'We recheck what failed. After 28 days you need a full new inspection, at full price.',
  ],
  [
    'LAW-WOF',
    '/services/wof-inspection',
    'Drive it only to the repair or back to us, and only if it’s safe. That applies even if your old WOF hasn’t expired.',
  ],
  [
    'LAW-WOF',
    '/services/wof-inspection',
    'Our 35 points cover these nine areas. The inspector follows NZTA’s rules.',
  ],
  [
    'LAW-WOF',
    '/services/wof-inspection',
    'NZTA is NZ Transport Agency Waka Kotahi. Its manual has the full list.',
  ],
  [
    'LAW-WOF',
    '/services/wof-inspection',
    'Come up to 14 days early and you keep your date. Until your next WOF, go by the label you have.',
  ],
  [
    'LAW-WOF',
    '/faq',
    'Until it passes, only drive it to the repair and the re-inspection, and only if it’s safe.',
  ],
  [
    'LAW-WOF',
    '/auto-services',
    'Many vehicles need a WOF every year, some every two years: check your label. Brakes and tyres can wear out sooner.',
  ],
  [
    'LAW-WOF-AREAS',
    '/services/wof-inspection',
    'At least 1.5mm of tread all the way round, no bulges, no cuts beyond NZTA’s limits, and tyres that match on each axle. Winter (‘studless’) tyres need 4mm, on all wheels.',
  ],
  [
    'LAW-WOF-AREAS',
    '/services/wof-inspection',
    'Brake performance, handbrake, hoses, pipes, leaks. Pads aren’t measured: our free brake check does that.',
  ],
  [
    'LAW-WOF-AREAS',
    '/services/wof-inspection',
    'Worn joints and bearings, leaking shocks, broken springs.',
  ],
  [
    'LAW-WOF-AREAS',
    '/services/wof-inspection',
    'Every light works, in the right colour, and is aimed correctly.',
  ],
  [
    'LAW-WOF-AREAS',
    '/services/wof-inspection',
    'Glass with no damage beyond NZTA’s limits, wipers that clear it, washers that work.',
  ],
  [
    'LAW-WOF-AREAS',
    '/services/wof-inspection',
    'They open from inside and outside, and latch securely.',
  ],
  [
    'LAW-WOF-AREAS',
    '/services/wof-inspection',
    'Belts that aren’t frayed, buckles that lock and release, and an airbag light that goes out.',
  ],
  [
    'LAW-WOF-AREAS',
    '/services/wof-inspection',
    'The sills, floor and pillars, and where the suspension and seat belts are attached.',
  ],
  [
    'LAW-WOF-AREAS',
    '/services/wof-inspection',
    'No leaks, no heavy smoke, not too loud, and a speedometer that works.',
  ],
  [
    'LAW-CLAIMS',
    '/auto-services',
    'Thinking of buying a car? We report the faults we find, and what’s wearing.',
  ],
  [
    'LAW-CLAIMS',
    '/services/nitrogen-inflation',
    'We let the air out and fill your tyres with dry nitrogen of 95–98% purity.',
  ],
  [
    'LAW-CLAIMS',
    '/services/nitrogen-inflation',
    'Pressure kept up to 3–4 times longer; results vary, so still check it every month',
  ],
  [
    'LAW-CLAIMS',
    '/services/car-servicing',
    `Branch hours: Mon–Fri ${branch.sockburn.weekdays}. Call to check workshop times.`,
  ],
  [
    'LAW-CLAIMS',
    '/services/oil-change',
    `Branch hours: Mon–Fri ${branch.sockburn.weekdays}. Call to check workshop times.`,
  ],
  [
    'LAW-CLAIMS',
    '/services/brake-service',
    `Branch hours: Mon–Fri ${branch.sockburn.weekdays}. Call to check workshop times.`,
  ],
  [
    'LAW-CLAIMS',
    '/services/battery-replacement',
    `Branch hours: Mon–Fri ${branch.sockburn.weekdays}. Call to check workshop times.`,
  ],
  [
    'LAW-CLAIMS',
    '/locations',
    `It comes to your home, work or the roadside. To book the van, call Mon–Fri ${branch.sockburn.weekdays}, Sat ${branch.sockburn.saturday}, Sun ${branch.sockburn.sunday}. On public holidays, call first. A call-out fee applies.`,
  ],
  [
    'LAW-RIGHTS',
    '/warranty',
    'These warranties are in addition to your rights under the Consumer Guarantees Act 1993. Nothing on this page limits those rights, and they don’t end when a warranty period does.',
  ],
  [
    'LAW-RIGHTS',
    '/warranty',
    'If something is faulty, the Act can give you a repair, a replacement or a refund. Different rules can apply to business purchases.',
  ],
  [
    'LAW-RIGHTS',
    '/warranty',
    'If we decline, we’ll tell you why, and your Consumer Guarantees Act rights still apply.',
  ],
  [
    'LAW-RIGHTS',
    '/warranty',
    'An example only: the manufacturer works out its credit. You can still claim from us under the Act.',
  ],
  ['LAW-RIGHTS', '/warranty', 'Your Consumer Guarantees Act rights don’t depend on these.'],
  [
    'LAW-RIGHTS',
    '/auto-services',
    'Workmanship is guaranteed for 12 months or 20,000km, whichever comes first, and parts for 12–24 months. That’s on top of your rights under the Consumer Guarantees Act.',
  ],
  [
    'LAW-RIGHTS',
    '/faq',
    'All of these are in addition to your rights under the Consumer Guarantees Act 1993. Warranty',
  ],
  ['LAW-FINANCE', '/payment-options', 'Lending criteria, fees, terms and conditions apply.'],
  [
    'LAW-FINANCE',
    '/payment-options',
    'The lender, not us, approves each card. Interest-free doesn’t mean fee-free. Ask in store about set-up and yearly fees, and the interest rate once the interest-free months end.',
  ],
  [
    'LAW-FINANCE',
    '/payment-options',
    'Ask us which service we accept. Its own checks and terms apply.',
  ],
  [
    'LAW-FINANCE',
    '/payment-options',
    'You can’t pay on this website. Please don’t send card numbers in a form or message.',
  ],
  [
    'LAW-FINANCE',
    '/faq',
    `The store finance card is interest-free for 6, 12 or 18 months, depending on the purchase amount. The finance Visa card has a minimum purchase of ${guide.financeVisaMinimum}. For both, lending criteria, fees and terms apply. Payment options`,
  ],
];

for (const [id, page, sentence] of sentences) {
  clause(id, `${page} says: ${sentence}`, async () => {
    expect(await blocksOf(page)).toContain(sentence);
  });
}
