import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { clausesOn, type Part } from '../documents/page.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { listed, phone } from '../facts/business.ts';
import { jobs } from './jobs.ts';

const clause = clausesOn('/auto-services');
const html = await renderedHtml('/auto-services');

const entriesOf = (page: Part) => Object.keys(jobs).flatMap((each) => page.part(each).each('item'));

clause('AUTO-JOBS', 'no two of the 24 services share a description or a drawing', (page) => {
  const descriptions = entriesOf(page).map(({ paragraphs: [first = ''] }) => first);
  expect(descriptions).not.toContain('');
  expect(new Set(descriptions).size).toBe(24);
  const drawings = html.match(/(?<=<li id="[a-z-]+">)<svg[^]*?<\/svg>/g);
  expect(new Set(drawings).size).toBe(24);
});

clause('AUTO-INDEX', 'the index links to the three sections and the 24 services', (page) => {
  expect(page.the('navigation', 'Find the job you need').links).toEqual(
    Object.entries(jobs).flatMap(([heading, own]) => [
      [`${heading} ${own.length} jobs`, `#${heading.toLowerCase().replaceAll(' ', '-')}`],
      ...own.map(([name, slug]) => [name, `#${slug}`]),
    ]),
  );
});

clause('AUTO-PAGES', 'only the services of the table have a link', (page) => {
  expect(entriesOf(page).map(({ titles, links }) => [...titles, ...links])).toEqual(
    Object.values(jobs)
      .flat()
      .map(([name]) => [
        name,
        ...tableOf('AUTO-PAGES').flatMap(([job, ...link]) => (job === name ? [link] : [])),
      ]),
  );
});

clause('AUTO-WOF-RULE', 'the page gives both intervals and says to check the label', (page) => {
  expect(page.part('Safety Check Recommendation').text).toContain(
    'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.',
  );
  expect(page.text.match(/(?:every|each|once a) year|\ba year\b|yearly|annual/gi)).toEqual([
    'every year',
  ]);
});

clause('AUTO-TWO-WORKSHOPS', 'the page names the branches for repairs and for WOFs', (page) => {
  expect(page.part('Mechanical and electrical').text).toContain(
    `We repair both at ${listed.repairs}.`,
  );
  expect(page.part('WOF inspections').text).toContain(`WOF inspections At ${listed.wof}.`);
  expect(page.text).not.toMatch(/one workshop/i);
});

clause('AUTO-OWN-LINE', 'the only two phone links call the page’s own number', (page) => {
  const { links } = page;
  const calls = links.filter(([, target]) => target.startsWith('tel:'));
  const own = [`Call ${phone.automotiveServices.number}`, phone.automotiveServices.href];
  expect(calls).toEqual([own, own]);
  const [first] = calls;
  const lastOfIndex = page.the('navigation', 'Find the job you need').links.at(-1);
  expect(first && links[links.indexOf(first) - 1]).toEqual(lastOfIndex);
  expect(page.part('Book Your Service Today').links).toContainEqual(own);
});
