import { expect } from 'vitest';
import { clausesOn } from '../documents/page.ts';
import { listed, phone } from '../facts/business.ts';
import { jobs } from '../facts/lists.ts';
import { price } from '../facts/prices.ts';

const clause = clausesOn('/auto-services');

const everyJob = Object.values(jobs).flat();

clause('AUTO-INDEX', 'the index links to the three sections and the 24 services', (page) => {
  expect(page.named('Find the job you need').links).toEqual(
    [
      ['Vehicle Servicing', 'vehicle-servicing'] as const,
      ['Mechanical Repairs', 'mechanical-repairs'] as const,
      ['Auto Electrical Services', 'auto-electrical-services'] as const,
    ].flatMap(([heading, slug]) => [
      [`${heading} ${jobs[heading].length} jobs`, `#${slug}`],
      ...jobs[heading].map(([name, job]) => [name, `#${job}`]),
    ]),
  );
});

clause('AUTO-PAGES', 'five services link to their pages and 19 have no link', (page) => {
  const entries = Object.keys(jobs).flatMap((heading) => page.part(heading).each('item'));
  expect(entries.map(({ titles, links }) => [...titles, ...links])).toEqual(
    everyJob.map(([name]) => {
      const jobLinks: Readonly<Record<string, readonly [string, string]>> = {
        'WOF inspections': ['WOF inspection', '/services/wof-inspection'],
        'General servicing': ['Car servicing', '/services/car-servicing'],
        'Oil and filtration': ['Oil change', '/services/oil-change'],
        Batteries: ['Battery replacement', '/services/battery-replacement'],
        Brakes: ['Brake service', '/services/brake-service'],
      };
      const link = jobLinks[name];
      return link ? [name, link] : [name];
    }),
  );
});

clause('AUTO-RIGHTS', 'the page says that the guarantee is on top of legal rights', (page) => {
  const { text } = page.part('Workmanship guarantee');
  expect(text).toContain('for 12 months or 20,000km, whichever comes first');
  expect(text).toContain('on top of your rights under the Consumer Guarantees Act');
});

clause('AUTO-WOF-RULE', 'the page gives both intervals and says to check the label', (page) => {
  expect(page.part('Safety Check Recommendation').text).toContain(
    'Many vehicles need a WOF every year, some every two years: check your label.',
  );
  expect(page.text.match(/every year|yearly|annual/gi)).toEqual(['every year']);
});

clause(
  'AUTO-TWO-WORKSHOPS',
  'the page names two branches for repairs and four for WOFs',
  (page) => {
    expect(page.part('Mechanical and electrical').text).toContain(
      `We repair both at ${listed.repairs}.`,
    );
    expect(page.part('WOF inspections').text).toContain(`At ${listed.wof}. Our 35-point check`);
    expect(page.text).not.toMatch(/one workshop/i);
  },
);

for (const [id, job, words] of [
  [
    'AUTO-OIL-FILTER',
    'Oil and filtration',
    `mineral from ${price.oilMineralFrom}, filter included`,
  ],
  [
    'AUTO-WARNING-LIGHTS',
    'Dash warning lights',
    'Red: stop when it’s safe, switch off and call us. Amber: drive gently and have it checked soon. Engine light flashing: treat it as red. Tyre pressure light: stop when it’s safe and check the tyres.',
  ],
] as const)
  clause(id, `the entry “${job}” has the words of the clause`, (page) => {
    expect(page.part(job).text).toContain(words);
  });

clause('AUTO-OWN-LINE', 'the only two phone links call the page’s own number', (page) => {
  const calls = page.links.filter(([, target]) => target?.startsWith('tel:'));
  const own = [`Call ${phone.automotiveServices.number}`, phone.automotiveServices.href];
  expect(calls).toEqual([own, own]);
  expect(page.part('Book Your Service Today').links).toContainEqual(own);
});
