import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { branch, branchCount, branches, phone } from '../facts/business.ts';
import { guide, price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';
import { literal } from '../tools/proof/literal.ts';
import { listed, part } from './reading.ts';
import { show } from './show.tsx';

/** The call button of each page: the clause, the address, and the number as its link has it. */
const calls: readonly (readonly [ClauseId, string, string])[] = [
  ['BALANCE-CALL', '/services/wheel-balancing', phone.main.href],
  ['PUNCTURE-CALL', '/services/puncture-repair', phone.main.href],
  ['ROTATE-CALL', '/services/tyre-rotation', phone.main.href],
  ['NITROGEN-CALL', '/services/nitrogen-inflation', phone.main.href],
  ['MOBILE-CALL', '/services/mobile-service', phone.main.href],
  ['WOF-CALL', '/services/wof-inspection', phone.main.href],
  ['CARSERVICE-CALL', '/services/car-servicing', phone.carServicing.href],
  ['OIL-CALL', '/services/oil-change', phone.main.href],
  ['BRAKE-CALL', '/services/brake-service', phone.main.href],
  ['BATTERY-CALL', '/services/battery-replacement', phone.main.href],
  ['PAY-CALL', '/payment-options', phone.main.href],
];

for (const [id, path, number] of calls) {
  clause(id, `${path} rings its number`, async () => {
    await show(path);
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', number);
  });
}

/** Links of single pages: the clause, the address, the words of the link, and where it leads. */
const links: readonly (readonly [ClauseId, string, string, string])[] = [
  ['ALIGN-BOOK', '/services/wheel-alignment', 'Book Online', '/contact'],
  ['MOBILE-BOOK', '/services/mobile-service', 'Book Online', '/contact'],
  ['CARSERVICE-BOOK', '/services/car-servicing', 'Book Online', '/contact'],
  ['WOF-FIND', '/services/wof-inspection', 'Find a branch', '/locations'],
  ['BATTERY-FIND', '/services/battery-replacement', 'Find a branch', '/locations'],
];

for (const [id, path, name, target] of links) {
  clause(id, `${name} leads to ${target}`, async () => {
    await show(path);
    const found = screen.queryAllByRole('link', { name });
    expect(found.map((link) => link.getAttribute('href'))).toEqual([target]);
  });
}

/** Words that single pages say: the clause, the address, and the words, spaces made even. */
const words: readonly (readonly [ClauseId, string, RegExp])[] = [
  [
    'FACT-BUSINESS',
    '/',
    new RegExp(
      `Tyres at ${branchCount.words} branches, plus WOFs and repairs. Our mobile tyre van`,
    ),
  ],
  ['FACT-CERTIFIED', '/about', /Motor Trade Association certified/],
  ['FAQ-PAY-LATER', '/faq', /How can I pay\?.{0,200}buy-now-pay-later service/],
  [
    'FAQ-SERVICE-RANGE',
    '/faq',
    new RegExp(
      `${literal(price.fullService.inclGst)} incl\\. GST.*Those are our prices\\. As a general guide, a service costs about ${literal(guide.serviceGuide)} before GST, depending on the work\\.`,
    ),
  ],
  [
    'WOF-PRICE',
    '/services/wof-inspection',
    new RegExp(`from ${literal(price.wofFrom)} ?may vary by branch.*30–45 min`),
  ],
  [
    'OIL-PRICES',
    '/services/oil-change',
    new RegExp(
      `Mineralfrom ${literal(price.oilMineralFrom)}.*Syntheticfrom ${literal(price.oilSyntheticFrom)}.*30–45 min`,
    ),
  ],
];

for (const [id, path, said] of words) {
  clause(id, `${path} says so`, async () => {
    await show(path);
    expect(document.body.textContent.replace(/\s+/g, ' ')).toMatch(said);
  });
}

const sixBranches = branches.map(
  ({ name, saturday, sunday }) =>
    `${name}Sat ${saturday}${sunday === 'Closed' ? '' : `Sun ${sunday}`}`,
);
const twoBranches = sixBranches.slice(0, 2);

for (const [path, expected] of [
  ['/services/wheel-alignment', sixBranches],
  ['/services/wheel-balancing', sixBranches],
  ['/services/puncture-repair', sixBranches],
  ['/services/tyre-rotation', sixBranches],
  ['/services/nitrogen-inflation', sixBranches],
  [
    '/services/wof-inspection',
    branches.slice(0, 4).map(({ name, saturday }) => `${name}Sat ${saturday}`),
  ],
  ['/services/car-servicing', twoBranches],
  ['/services/oil-change', twoBranches],
  ['/services/brake-service', twoBranches],
  ['/services/battery-replacement', twoBranches],
] as const) {
  clause('PAGE-WHERE-WHEN', path, async () => {
    await show(path);
    const list = part(expected === sixBranches ? 'Our branches' : 'Branches for this service');
    expect(within(list).getByText(`Open Mon–Fri ${branch.sockburn.weekdays}`)).toBeVisible();
    expect(listed(list)).toEqual(expected);
  });
}

clause('PAGE-WHERE-WHEN', 'the van keeps no branch’s hours', async () => {
  await show('/services/mobile-service');
  const list = part(/^Where the van/);
  expect(listed(list)).toEqual(['Sockburn']);
  expect(list).not.toMatchTextContent('Mon–Fri');
});
