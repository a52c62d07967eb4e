import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { assert, beforeEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Faq } from '../../src/pages/faq/Faq.tsx';
import { phone } from '../facts/business.ts';
import { questionCount, questions as lines } from '../facts/lists.ts';
import { guide, price } from '../facts/prices.ts';
import { words } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/faq']}>
      <Faq />
    </MemoryRouter>,
  );
});

/** All questions with their answers, in the order of the page. */
const items = () =>
  screen.getAllByRole('group').filter((group) => group instanceof HTMLDetailsElement);

/** The question that reads so, with its answer. */
function item(question: string): HTMLElement {
  const found = items().find((one) =>
    within(one).queryByRole('heading', { level: 3, name: question }),
  );
  assert(found, `A question reads ${question}`);
  return found;
}

const questions = Object.values(lines)
  .flat()
  .map(([question]) => question);

clause('FAQ-COUNT', 'the questions of four categories, in this order', () => {
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Tyres',
    'Mechanical',
    'Electrical',
    'General',
    'More on prices and terms',
    'Can’t see your question?',
  ]);
  expect(items()).toHaveLength(questionCount.all);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(questions);
});

for (const [category, expected] of Object.entries(lines)) {
  clause('FAQ-BADGE', `${category} heads ${expected.length} lines`, () => {
    const headings = screen.getAllByRole('heading');
    const start = headings.findIndex((heading) => heading.textContent === category);
    const rest = headings.slice(start + 1);
    const end = rest.findIndex((heading) => heading.tagName === 'H2');
    expect(rest.slice(0, end).map(({ textContent }) => textContent)).toEqual(
      expected.map(([question]) => question),
    );
    for (const [question] of expected)
      expect.soft(words(item(question).firstElementChild as HTMLElement)).not.toContain(category);
  });

  clause('FAQ-SHORT', `${category}: each line says its short answer`, () => {
    for (const [question, short] of expected) {
      const line = item(question).firstElementChild;
      assert(line instanceof HTMLElement);
      expect.soft(line).toBeVisible();
      expect.soft(words(line)).toBe(`${question}${short}`);
    }
  });
}

/** What each answer has to say, written out from section 9. */
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
    'tread below 1.5mm',
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
  'Which brands do you sell, and from what price?': [
    '25+ brands',
    `from ${price.passengerTyreFrom}`,
    'up to 5% less fuel',
    `In average to thirsty cars, the full 5% is about ${guide.fuelSavingWorth} a year at 15,000km and ${guide.fuelSavingFuel}`,
  ],
  'How often should I service my car?': [
    'Every 12 months or 15,000km',
    'as your handbook says',
    'safety check every 6 months',
  ],
  'What does a service cost?': [
    `a service costs about ${guide.serviceGuide} before GST`,
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
    `Pads are from ${price.brakePadsPerAxleFrom} per axle, rotors from ${price.brakeRotorsPerAxleFrom} per axle including pads, and brake fluid from ${price.brakeFluidFrom}`,
    'Our brake check is free',
  ],
  'What does a WOF cost, and how long does it take?': [
    `From ${price.wofFrom}, which may vary by branch`,
    'with our 35-point check',
    'It takes 30–45 minutes',
    '6 days a week, Monday to Saturday, at Sockburn, Riccarton, Papanui and Hornby',
    'safety check every 6 months',
  ],
  'How long does a car battery last?': [
    '3–5 years',
    'After 3 years, have yours tested every year',
    'At Sockburn or Riccarton it’s free, takes 5 minutes and needs no appointment',
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

for (const [question, expected] of Object.entries(figures)) {
  clause('FAQ-FIGURES', question, () => {
    const said = words(item(question));
    for (const figure of expected) expect.soft(said).toContain(figure);
  });
}

/** The links of each answer that has any, beside the one to the answer itself. */
const linksOfAnswers: Readonly<
  Record<string, readonly (readonly [words: string, href: string])[]>
> = {
  'When should I replace my tyres?': [['Signs your tyres need replacing', '/tyres']],
  'How often should tyres be rotated?': [['Tyre rotation', '/services/tyre-rotation']],
  'How often do wheels need balancing?': [['Wheel balancing', '/services/wheel-balancing']],
  'What does a wheel alignment cost?': [['Wheel alignment prices', '/services/wheel-alignment']],
  'Can my puncture be repaired?': [['Puncture repair', '/services/puncture-repair']],
  'What pressure should my tyres be?': [['Nitrogen', '/services/nitrogen-inflation']],
  'How do run flat tyres work?': [['Run flat tyres', '/tyres/run-flat']],
  'Which brands do you sell, and from what price?': [
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

for (const question of questions) {
  clause('FAQ-LINKS', question, () => {
    const answer = item(question);
    const found = within(answer).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
    const itself = found.pop();
    expect(itself).toHaveTextContent(`Link to this answer: ${question}`);
    expect(answer).toContainElement(document.getElementById(itself?.hash.slice(1) ?? ''));
    expect(found.map((link) => [words(link), link.getAttribute('href')])).toEqual(
      linksOfAnswers[question] ?? [],
    );
  });
}

clause('FAQ-ALIGNMENT-GUIDE', 'a guide, two prices, and the link to them', () => {
  const answer = item('What does a wheel alignment cost?');
  expect(words(answer.firstElementChild as HTMLElement)).toBe(
    `What does a wheel alignment cost?${price.alignmentTwoWheel} or ${price.alignmentFourWheel}`,
  );
  expect(words(answer)).toContain(
    `A 2-wheel alignment (front only) is ${price.alignmentTwoWheel}; a 4-wheel one, which we recommend, is ${price.alignmentFourWheel}. Those are our prices. As a general guide, alignments cost about ${guide.alignmentGuide}.`,
  );
  expect(
    within(answer).getByRole('link', { name: 'Wheel alignment prices', hidden: true }),
  ).toHaveAttribute('href', '/services/wheel-alignment');
});

clause('FAQ-GST', 'both packages in brackets, and the basis of all prices', () => {
  const said = words(item('What does a service cost?'));
  expect(said).toContain(
    `Basic service ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
  );
  expect(said).toContain(
    `Full service ${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST)`,
  );
  expect(screen.getByText('NZ dollars, GST included unless marked + GST')).toBeVisible();
});

clause('FAQ-WOF-RULE', 'check the label, and 28 days are given', () => {
  expect(words(item('What does a WOF cost, and how long does it take?'))).toContain(
    'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label. We also recommend a safety check every 6 months.',
  );
  expect(words(item('What if my car fails its WOF?'))).toContain(
    'You have 28 days (about one month) to get it fixed and come back to us. The re-inspection is then free at any of our WOF branches.',
  );
});

for (const [question, condition] of [
  ['How often should tyres be rotated?', 'results vary'],
  ['What pressure should my tyres be?', 'Results vary'],
  ['Which brands do you sell, and from what price?', 'results vary'],
  ['Do I need an appointment?', 'within 30 minutes during opening hours'],
  ['Do you come to me?', 'branch hours vary'],
  ['How can I pay?', 'lending criteria, fees and terms apply'],
  ['What warranty do I get?', 'in addition to your rights under the Consumer Guarantees Act 1993'],
] as const) {
  clause('FAQ-QUALIFIED', `${question} ${condition}`, () => {
    expect(words(item(question))).toContain(condition);
  });
}

clause('FAQ-BRAKES-STOP', 'grinding, a soft pedal, a red light', () => {
  expect(words(item('How do I know my brakes need work?'))).toContain(
    'If they grind, the pedal goes soft or sinks, or the red brake warning light stays on, don’t drive: call us.',
  );
});

clause('FAQ-ON', 'a call and the contact form come last', () => {
  const links = screen.getAllByRole('link');
  const [call, form] = links.slice(-2);
  expect(call).toHaveAccessibleName('Call 03\u00a0000\u00a00100');
  expect(call).toHaveAttribute('href', phone.main.href);
  expect(form).toHaveAccessibleName('Contact Form');
  expect(form).toHaveAttribute('href', '/contact');
});

clause('FAQ-OPEN', 'pressed once it opens, pressed again it closes', async () => {
  for (const question of questions) {
    for (const paragraph of within(item(question)).getAllByRole('paragraph')) {
      expect.soft(paragraph).not.toBeVisible();
    }
  }
  const question = screen.getByRole('heading', { name: 'What if my car fails its WOF?' });
  const answer = screen.getByText(/^You have 28 days/);
  expect(answer).not.toBeVisible();
  await userEvent.click(question);
  expect(answer).toBeVisible();
  await userEvent.click(question);
  expect(answer).not.toBeVisible();
});

clause('FAQ-INDEPENDENT', 'two stay open side by side', async () => {
  await userEvent.click(screen.getByRole('heading', { name: 'How long do tyres last?' }));
  await userEvent.click(screen.getByRole('heading', { name: 'How can I pay?' }));
  expect(screen.getByText(/over 6 years old/)).toBeVisible();
  expect(screen.getByText(/^Cash, EFTPOS/)).toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'How long do tyres last?' }));
  expect(screen.getByText(/over 6 years old/)).not.toBeVisible();
  expect(screen.getByText(/^Cash, EFTPOS/)).toBeVisible();
});

clause('FAQ-OPEN', 'by keyboard', async () => {
  const wear = screen.getByText(/^The legal minimum is/);
  screen.getByRole('radio', { name: /^All/ }).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(wear).toBeVisible();
  await userEvent.keyboard(' ');
  expect(wear).not.toBeVisible();
});

const { all } = questionCount;
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(words);

for (const [category, first] of [
  ['Tyres', 'When should I replace my tyres?'],
  ['Mechanical', 'How often should I service my car?'],
  ['Electrical', 'How long does a car battery last?'],
  ['General', 'Do I need an appointment?'],
] as const) {
  const count = questionCount[category];

  clause('FAQ-FILTER', `${category}, and all again`, async () => {
    await userEvent.click(screen.getByRole('radio', { name: `${category} ${count} questions` }));
    expect(shown()).toHaveLength(count);
    expect(shown()[0]).toBe(first);
    await userEvent.click(screen.getByRole('radio', { name: `All ${all} questions` }));
    expect(shown()).toHaveLength(all);
  });

  clause('FAQ-FILTER-COUNT', category, async () => {
    const said = () =>
      screen
        .getAllByText(/^\d+ (?:of \d+ )?questions$/, { selector: '[role=status] *' })
        .filter((line) => line.checkVisibility())
        .map(words);
    expect(said()).toEqual([`${all} questions`]);
    await userEvent.click(screen.getByRole('radio', { name: `${category} ${count} questions` }));
    expect(said()).toEqual([`${count} of ${all} questions`]);
  });
}

clause('FAQ-FILTER', 'by the arrow keys', async () => {
  await userEvent.click(screen.getByRole('radio', { name: `All ${all} questions` }));
  await userEvent.keyboard('{ArrowDown}');
  expect(shown()).toHaveLength(questionCount.Tyres);
});
