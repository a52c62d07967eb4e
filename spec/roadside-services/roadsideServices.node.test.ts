import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { answered, listed, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

const mobile = '/services/mobile-service';

clause('MOBILE-WAITING', 'the four steps follow the subtitle directly', async () => {
  const page = await readPage(mobile);
  const steps = tableOf('MOBILE-WAITING').flat();
  expect(page.text).toContain(
    [page.paragraphs[0], 'Get safe, then call', ...steps, 'Call', phone.main.number].join(' '),
  );
  expect(page.part('Get safe, then call').each('steps')[0]?.items).toEqual(steps);
});

clause('MOBILE-NO-ANSWER', 'the page says when we answer and who else to call', async () => {
  expect((await readPage(mobile)).part('If nobody answers').text).toBe(
    `If nobody answers We answer ${answered}. At other times, or if nobody answers, call your roadside assistance or a towing company.`,
  );
});

clause('BATTERY-NO-START', 'the page says to call and that the van does tyres only', async () => {
  const page = await readPage('/services/battery-replacement');
  expect(page.paragraphs[0]).toBe(
    'Won’t start? Our mobile tyre van does tyres only, so you may need a jump start or a tow. Battery swollen, leaking or hot? Stand clear.',
  );
  expect(page.part('Need a battery?').text).toContain(
    `Need a battery? Call us with your rego. If we’re closed, call your roadside assistance or a towing company. We fit batteries at ${listed.repairs}. Swollen, leaking, hot or smelling of rotten eggs? Stand clear. Don’t start or jump-start the car. Smoke or fire: call 111. Call ${phone.main.number}`,
  );
});
