import { expect } from 'vitest';
import { clausesOn } from '../documents/page.ts';
import { listed, wof } from '../facts/business.ts';
import { brandCount, questions } from '../facts/lists.ts';
import { guide, price } from '../facts/prices.ts';

const clause = clausesOn('/faq');

for (const [category, lines] of Object.entries(questions)) {
  clause('FAQ-BADGE', `the ${lines.length} lines below ${category} do not repeat it`, (page) => {
    const list = page.part(category);
    expect(list.titles).toEqual(lines.map(([question]) => question));
    for (const { text } of list.each('line')) expect.soft(text).not.toContain(category);
  });

  clause('FAQ-SHORT', `each line below ${category} shows its short answer`, (page) => {
    expect(
      page
        .part(category)
        .each('line')
        .map(({ text }) => text),
    ).toEqual(lines.map(([question, short]) => `${question} ${short}`));
  });
}

/** By question: what its answer must say (specification, section 9). */
const figures: Readonly<Record<string, readonly string[]>> = {
  'When should I replace my tyres?': [
    'legal minimum is 1.5mm of tread',
    'replacing at 3mm',
    'low tread depth, poor wet grip, high mileage, trouble driving straight, frequent punctures and visible damage',
  ],
  'How long do tyres last?': ['40,000–80,000km is typical', 'over 6 years old'],
  'How often should tyres be rotated?': [
    'Every 10,000km or 6 months',
    'up to 20%',
    `is ${price.rotation} and takes 20–30 minutes`,
  ],
  'How often do wheels need balancing?': [
    'Every 10,000–15,000km, after a rotation, and whenever a tyre has been off its rim',
    '80–100km/h',
    `${price.balancingPerWheel} per wheel, or ${price.balancingAllFour} for all 4`,
    '15–30 minutes',
  ],
  'What does a wheel alignment cost?': ['9 laser machines'],
  'Can my puncture be repaired?': [
    'under 6mm and in the tread',
    'over 6mm',
    'under 1.5mm of tread',
    `is from ${price.punctureFrom} at a branch`,
    'most are done in 30 minutes',
  ],
  'What pressure should my tyres be?': [
    'about 30–35 PSI (205–240kPa)',
    'placard',
    '95–98% purity',
    'up to 3–4 times longer',
  ],
  'How do run flat tyres work?': [
    'Most run flats go up to 80km at up to 80km/h',
    'Check your handbook',
  ],
  'Which brands do you sell, and what do tyres cost?': [
    `${brandCount} brands`,
    `from ${price.passengerTyreFrom}`,
    'cut your fuel use by up to 5%',
    `At 15,000km a year and ${guide.fuelSavingFuel}, 5% is worth about ${guide.fuelSavingWorth} in an average to thirsty car`,
  ],
  'How often should I service my car?': [
    'Every 12 months or 15,000km',
    'as your handbook says',
    'safety check every 6 months',
  ],
  'What does a service cost?': [
    `Elsewhere, a service is generally ${guide.serviceGuide}, depending on the work`,
    '8 items, about 1–1.5 hours',
    '16 items, about 2–3 hours',
  ],
  'How often does the oil need changing?': [
    '5,000km on mineral oil or in severe use, 10,000km on semi-synthetic, 15,000km on full synthetic',
    `from ${price.oilMineralFrom} with mineral oil, which includes the filter`,
    `from ${price.oilSyntheticFrom} with synthetic`,
    'Up to 5 litres',
    '30–45 minutes',
  ],
  'How do I know my brakes need work?': [
    `Pads are from ${price.brakePadsPerAxleFrom} per axle (two wheels), rotors from ${price.brakeRotorsPerAxleFrom} per axle including pads, and brake fluid from ${price.brakeFluidFrom}`,
    'Our brake check is free',
  ],
  'What does a WOF cost, and how long does it take?': [
    `From ${price.wofFrom}, which may vary by branch`,
    'with our 35-point check',
    'It takes 30–45 minutes',
    wof.times,
    'safety check every 6 months',
  ],
  'How long does a car battery last?': [
    '3–5 years',
    'After 3 years, have yours tested every year',
    `At ${listed.anyForRepairs} it’s free, takes 5 minutes and needs no appointment`,
    `from ${price.batteryFrom} including fitting and disposal`,
  ],
  'How can I pay?': [
    'Cash, EFTPOS, Visa or Mastercard',
    'buy-now-pay-later',
    'interest-free for 6, 12 or 18 months',
    `minimum purchase of ${guide.financeVisaMinimum}`,
  ],
  'Do you come to me?': ['available 7 days a week', 'A call-out fee applies'],
  'What warranty do I get?': [
    'Workmanship: 12 months or 20,000km',
    'Parts: 12–24 months',
    'typically 3–7 years, pro-rated by tread wear',
    'After a wheel has been off, come back 50–100km later',
    'about 1–2 weeks',
  ],
};

for (const [question, expected] of Object.entries(figures))
  clause('FAQ-FIGURES', `“${question}” has its figures`, (page) => {
    const { text } = page.part(question);
    for (const figure of expected) expect.soft(text).toContain(figure);
  });

/** By question: the links of its answer, without the link to the answer itself. */
const linksOfAnswers: Readonly<
  Record<string, readonly (readonly [words: string, href: string])[]>
> = {
  'When should I replace my tyres?': [['Signs your tyres need replacing', '/tyres']],
  'How long do tyres last?': [['How old are my tyres?', '/tyres#tyre-age']],
  'How often should tyres be rotated?': [['Tyre rotation', '/services/tyre-rotation']],
  'How often do wheels need balancing?': [['Wheel balancing', '/services/wheel-balancing']],
  'What does a wheel alignment cost?': [['Wheel alignment prices', '/services/wheel-alignment']],
  'Can my puncture be repaired?': [['Puncture repair', '/services/puncture-repair']],
  'What pressure should my tyres be?': [['Nitrogen', '/services/nitrogen-inflation']],
  'How do run flat tyres work?': [['Run flat tyres', '/tyres/run-flat']],
  'Which brands do you sell, and what do tyres cost?': [
    ['Quote by tyre size', '/tyre-enquiry'],
    ['Fuel efficient tyres', '/tyres/fuel-efficient'],
  ],
  'How often should I service my car?': [['Car servicing', '/services/car-servicing']],
  'What does a service cost?': [['What each package includes', '/services/car-servicing']],
  'How often does the oil need changing?': [['An oil change', '/services/oil-change']],
  'How do I know my brakes need work?': [['Brake service', '/services/brake-service']],
  'What does a WOF cost, and how long does it take?': [
    ['WOF inspection', '/services/wof-inspection'],
  ],
  'How long does a car battery last?': [['A new battery', '/services/battery-replacement']],
  'A warning light is on. Can I keep driving?': [['Automotive services', '/auto-services']],
  'Do you fix air conditioning, lights and alarms?': [
    ['All automotive services', '/auto-services'],
  ],
  'Do I need an appointment?': [
    ['contact form', '/contact'],
    ['Hours and services by branch', '/locations'],
  ],
  'How can I pay?': [['Payment options', '/payment-options']],
  'Do you come to me?': [['Mobile tyre service', '/services/mobile-service']],
  'What warranty do I get?': [['Warranty', '/warranty']],
};

clause('FAQ-LINKS', 'each answer has the listed links and ends with one to itself', (page) => {
  for (const [question] of Object.values(questions).flat()) {
    const answer = page.part(question);
    const [itself, ...others] = answer.links.toReversed();
    expect.soft(itself?.[0]).toBe(`Link to this answer: ${question}`);
    expect.soft(answer.ids, question).toContain(itself?.[1]?.slice(1));
    expect.soft(others.toReversed(), question).toEqual(linksOfAnswers[question] ?? []);
  }
});

clause('FAQ-GST', 'both packages show GST, and the page names currency and tax', (page) => {
  const { text } = page.part('What does a service cost?');
  for (const [name, { plusGst, inclGst }] of [
    ['Basic service', price.basicService],
    ['Full service', price.fullService],
  ] as const)
    expect(text).toContain(`${name} ${plusGst} + GST (${inclGst} incl. GST)`);
  expect(page.text).toContain('NZ dollars, GST included unless marked + GST');
});

for (const [question, condition] of [
  ['How often should tyres be rotated?', 'results vary'],
  ['What pressure should my tyres be?', 'Results vary'],
  ['Which brands do you sell, and what do tyres cost?', 'Results vary'],
  ['Do I need an appointment?', 'within 30 minutes during head office hours'],
  ['Do you come to me?', 'branch hours vary'],
  ['How can I pay?', 'lending criteria, fees and terms apply'],
  ['What warranty do I get?', 'in addition to your rights under the Consumer Guarantees Act 1993'],
] as const)
  clause('FAQ-QUALIFIED', `“${question}” has the condition “${condition}”`, (page) => {
    expect(page.part(question).text).toContain(condition);
  });

clause('FAQ-BRAKES-STOP', 'for each of three signs, the answer says not to drive', (page) => {
  expect(page.part('How do I know my brakes need work?').text).toContain(
    'If they grind, the pedal goes soft or sinks, or the red brake warning light stays on, don’t drive: call us.',
  );
});
