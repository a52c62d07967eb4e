import { expect } from 'vitest';
import { readPage } from '../documents/page.ts';
import { answered, listed, offering, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

const mobile = '/services/mobile-service';
const battery = '/services/battery-replacement';

clause('MOBILE-FROM', 'the base of the van is Sockburn only', async () => {
  const place = (await readPage(mobile)).part('Where the van is based');
  expect(place.items).toEqual(['Sockburn']);
  expect(place.links).toEqual([['Sockburn', '/locations#sockburn']]);
});

clause('MOBILE-TYRES-ONLY', 'the page names the work that needs a branch', async () => {
  const page = await readPage(mobile);
  expect(page.part('What the van does').text).toContain(
    'For wheel alignment, WOFs and mechanical work, come to a branch.',
  );
  expect(page.target('Services by branch')).toBe('/locations');
});

clause('MOBILE-WAITING', 'the subtitle and the four steps give the safety advice', async () => {
  const page = await readPage(mobile);
  expect(page.paragraphs[0]).toMatch(/^Get somewhere safe first, then call us\. /);
  const box = page.part('Get safe, then call');
  expect(box.each('steps')[0]?.items).toEqual([
    'Stop as far left as you can, with your hazard lights on.',
    'Safer inside? Sit away from traffic with seat belts on. Safer outside? Get everyone out on the side away from traffic, behind a barrier or well off the road.',
    'Life at risk: call 111. Other danger on a highway: call *555.',
    'Then call us. Tell us where you are and what happened.',
  ]);
  expect(box.text).toMatch(/what happened\. Call 03/);
});

clause('MOBILE-DAYS', 'the subtitle ends with “7 days a week”', async () => {
  expect((await readPage(mobile)).paragraphs[0]).toMatch(/or the roadside, 7 days a week\.$/);
});

clause('MOBILE-NO-ANSWER', 'the page says when we answer and who else to call', async () => {
  expect((await readPage(mobile)).part('If nobody answers').text).toBe(
    `If nobody answers We answer ${answered}. At other times, or if nobody answers, call your roadside assistance or a towing company.`,
  );
});

clause('MOBILE-DRAWING', 'a drawing’s text alternative names a jack and the van', async () => {
  expect((await readPage(mobile)).drawings).toContainEqual(
    expect.stringMatching(/^A car on a jack.*The mobile tyre van/),
  );
});

clause('BATTERY-YEARS', 'years 4 and 5 say “test”, and years 1 to 3 do not', async () => {
  expect((await readPage(battery)).named('Five years of a battery').items).toEqual([
    'Year 1',
    'Year 2',
    'Year 3',
    'Year 4: test',
    'Year 5: test',
  ]);
});

clause('BATTERY-WHERE', 'the page links to the branches that fit batteries', async () => {
  expect((await readPage(battery)).part('Branches for this service').links).toEqual(
    offering('Auto repairs').map(({ id, name }) => [name, `/locations#${id}`]),
  );
});

clause('BATTERY-DRAWING', 'a drawing’s text alternative names clamps and a meter', async () => {
  expect((await readPage(battery)).drawings).toContainEqual(
    expect.stringMatching(/^A car battery with a clamp on each post.*meter/),
  );
});

clause('BATTERY-NO-START', 'the page says to call and that the van does tyres only', async () => {
  const { text } = (await readPage(battery)).part('Car won’t start?');
  expect(text).toContain(
    `Call and tell us your rego. We fit batteries at ${listed.repairs}. Our mobile tyre van does tyres only, `,
  );
  expect(text.indexOf('tyres only')).toBeLessThan(text.indexOf(`Call ${phone.main.number}`));
});
