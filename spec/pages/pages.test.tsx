import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { phone } from '../facts/business.ts';
import { guide, price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';
import { figure, words } from './reading.ts';
import { show } from './show.tsx';

for (const [path, name] of [
  ['/tyres/passenger', 'Passenger Car Tyres'],
  ['/tyres/4wd-suv', '4WD and SUV Tyres'],
  ['/tyres/performance', 'High Performance Tyres'],
  ['/tyres/commercial', 'Commercial and Van Tyres'],
  ['/tyres/run-flat', 'Run Flat Tyres'],
  ['/tyres/fuel-efficient', 'Fuel Efficient Tyres'],
] as const) {
  clause('PAGE-CATEGORY-NAMES', `${path} is headed ${name}`, async () => {
    await show(path);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  clause('PAGE-QUOTE', `${path} leads to a quote`, async () => {
    await show(path);
    expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(screen.getByRole('link', { name: 'Quote by tyre size' })).toHaveAttribute(
      'href',
      '/tyre-enquiry',
    );
  });
}

/** Each page, the number it rings as its link has it, and the words of its button. */
const actions: readonly (readonly [string, string, string])[] = [
  ['/about', phone.main.href, 'Contact us'],
  ['/faq', phone.main.href, 'Contact Form'],
  ['/locations', phone.main.href, 'Contact us'],
  ['/tyre-enquiry', phone.main.href, 'Send us a message'],
  ['/tyres', phone.main.href, 'Book Online'],
  ['/auto-services', phone.automotiveServices.href, 'Contact Us'],
  ['/tyres/passenger', phone.main.href, 'Request a quote'],
  ['/tyres/4wd-suv', phone.main.href, 'Request a quote'],
  ['/tyres/performance', phone.main.href, 'Request a quote'],
  ['/tyres/commercial', phone.main.href, 'Request a quote'],
  ['/tyres/run-flat', phone.main.href, 'Request a quote'],
  ['/tyres/fuel-efficient', phone.main.href, 'Request a quote'],
  ['/services/wheel-alignment', phone.wheelAlignment.href, 'Book Online'],
  ['/services/wheel-balancing', phone.main.href, 'Book Online'],
  ['/services/puncture-repair', phone.main.href, 'Book Online'],
  ['/services/tyre-rotation', phone.main.href, 'Book Online'],
  ['/services/nitrogen-inflation', phone.main.href, 'Book Online'],
  ['/services/mobile-service', phone.main.href, 'Book Online'],
  ['/services/wof-inspection', phone.main.href, 'Book Online'],
  ['/services/car-servicing', phone.carServicing.href, 'Book Online'],
  ['/services/oil-change', phone.main.href, 'Book Online'],
  ['/services/brake-service', phone.main.href, 'Book Online'],
  ['/services/battery-replacement', phone.main.href, 'Book Online'],
  ['/payment-options', phone.main.href, 'Contact us'],
  ['/warranty', phone.main.href, 'Contact us'],
  ['/testimonials', phone.main.href, 'Book Online'],
];

for (const [path, number, button] of actions) {
  clause('PAGE-CALL', `${path} rings its number`, async () => {
    await show(path);
    const calls = screen.getAllByRole('link', { name: /^Call/ });
    for (const call of calls) expect.soft(call).toHaveAttribute('href', number);
  });

  clause('PAGE-CONTACT', `${path} leads to the contact page`, async () => {
    await show(path);
    expect(screen.getByRole('link', { name: button })).toHaveAttribute('href', '/contact');
  });
}

for (const path of [
  '/services/puncture-repair',
  '/services/wof-inspection',
  '/services/battery-replacement',
]) {
  clause('PAGE-BRANCHES', `${path} leads to the branches`, async () => {
    await show(path);
    expect(screen.getByRole('link', { name: 'Find a branch' })).toHaveAttribute(
      'href',
      '/locations',
    );
  });
}

/** What each page's job card says, written out from section 9. */
const cards: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/tyres': { 'Passenger tyres': `from ${price.passengerTyreFrom}, price depends on size` },
  '/tyres/passenger': {
    'Passenger tyre': `from ${price.passengerTyreFrom}, each, depending on size. Ask what’s included`,
  },
  '/services/wheel-alignment': {
    '2-wheel': `${price.alignmentTwoWheel}, Front only`,
    '4-wheel': `${price.alignmentFourWheel}, Front and rear`,
  },
  '/services/wheel-balancing': {
    'One wheel': `${price.balancingPerWheel}, per wheel`,
    'All 4': `${price.balancingAllFour}, the whole car`,
    Time: '15–30 min, for the job',
  },
  '/services/puncture-repair': {
    'Patch and plug': `from ${price.punctureFrom}, at a branch`,
    'Most done in': '30 min, at a branch',
  },
  '/services/tyre-rotation': {
    'All 4 wheels': `${price.rotation}, for the rotation; ask about balancing`,
    Time: '20–30 min, start to finish',
    'Longer life': 'up to 20%, results vary',
  },
  '/services/wof-inspection': {
    WOF: `from ${price.wofFrom}, may vary by branch`,
    'Our check': '35 points, on our own checklist',
    Time: '30–45 min, for the inspection',
  },
  '/services/oil-change': {
    Mineral: `from ${price.oilMineralFrom}, includes filter and up to 5 litres`,
    Synthetic: `from ${price.oilSyntheticFrom}, includes up to 5 litres`,
    Time: '30–45 min, most engines',
  },
  '/services/brake-service': {
    Pads: `from ${price.brakePadsPerAxleFrom}, per axle`,
    Rotors: `from ${price.brakeRotorsPerAxleFrom}, per axle, including pads`,
    Fluid: `from ${price.brakeFluidFrom}, fluid change`,
  },
  '/services/battery-replacement': {
    Battery: `from ${price.batteryFrom}, fitting and disposal included`,
    Test: 'Free, 5 minutes, no appointment',
  },
};

for (const [path, card] of Object.entries(cards)) {
  clause('PAGE-PRICES', `${path} shows its prices`, async () => {
    await show(path);
    for (const [label, expected] of Object.entries(card))
      expect.soft(figure(label), label).toBe(expected);
    expect(screen.getByText('NZ dollars, GST included unless marked + GST')).toBeVisible();
  });
}

clause('PAGE-PRICES', 'the two service packages say what their prices are in', async () => {
  await show('/services/car-servicing');
  expect(words()).toContain(
    `${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
  );
  expect(words()).toContain(
    `${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl. GST)`,
  );
  expect(screen.getByText('NZ dollars, GST included unless marked + GST')).toBeVisible();
});

clause('PAGE-PRICES', 'the recommended alignment is marked', async () => {
  await show('/services/wheel-alignment');
  expect(screen.getByText('RECOMMENDED').parentElement?.textContent).toMatch(/^4-wheel/);
});

clause('PAGE-WOF-RULE', 'check the label, and 28 days are given', async () => {
  await show('/services/wof-inspection');
  expect(words()).toContain(
    'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.',
  );
  expect(words()).toContain(
    '28 days (about one month) for a re-inspection, free when you come back to us',
  );
});

for (const [path, label, expected] of [
  ['/tyres/fuel-efficient', 'Less fuel', 'up to 5%, results vary with car and driver'],
  [
    '/tyres/fuel-efficient',
    'Worth about',
    `${guide.fuelSavingWorth}, a year at the full 5%, 15,000km and ${guide.fuelSavingFuel}`,
  ],
  ['/services/nitrogen-inflation', 'Pressure kept', 'up to 3–4 times longer, results vary'],
  ['/services/tyre-rotation', 'Longer life', 'up to 20%, results vary'],
] as const) {
  clause('PAGE-QUALIFIED', `${path}: ${label} is qualified`, async () => {
    await show(path);
    expect(figure(label)).toBe(expected);
  });
}

clause('PAGE-RIGHTS', 'warranties stand beside the law', async () => {
  await show('/warranty');
  expect(words()).toContain('in addition to your rights under the Consumer Guarantees Act 1993');
});

clause('PAGE-RIGHTS', 'finance has conditions', async () => {
  await show('/payment-options');
  expect(words()).toContain('Lending criteria, fees, terms and conditions apply.');
});
