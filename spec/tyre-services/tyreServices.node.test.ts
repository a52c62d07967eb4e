import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { answered, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

clause('TYRESERVICE-DRAWN', 'the first drawing of each page is that of the table', async () => {
  for (const [path = '', label] of tableOf('TYRESERVICE-DRAWN'))
    expect.soft((await readPage(path)).drawings[0], path).toBe(label);
});

clause('ALIGN-ANGLES', 'toe, camber and caster each have a drawing and one paragraph', async () => {
  const angles = (await readPage('/services/wheel-alignment')).part('The three angles we check');
  expect(angles.subheadings).toEqual(['Toe', 'Camber', 'Caster']);
  for (const name of angles.subheadings) {
    const angle = angles.part(name);
    expect(angle.drawings).toEqual([expect.stringMatching(`^${name}, seen from `)]);
    expect(angle.paragraphs, name).toHaveLength(1);
  }
});

clause('BALANCE-FORCE', 'the figures are those of a wheel with a radius of 316 mm', async () => {
  const turns = 100 / 3.6 / (2 * Math.PI * 0.316);
  const newtons = 0.01 * (0.5 * 16 * 0.0254) * (2 * Math.PI * turns) ** 2;
  const page = await readPage('/services/wheel-balancing');
  const { paragraphs } = page.part('What wheel balancing is');
  expect(paragraphs).toContain(
    `10 grams out of balance (a two-dollar coin) pulls like ${(newtons / 9.81).toFixed(1)}kg at 100km/h, ${Math.round(turns)} times a second.`,
  );
});

clause('PUNCTURE-STRANDED', 'five steps, phone before booking, and the phone’s hours', async () => {
  const page = await readPage('/services/puncture-repair');
  const box = page.part('Got a flat?');
  expect(box.each('steps')[0]?.items).toEqual(tableOf('PUNCTURE-STRANDED').flat());
  expect(box.links.slice(0, 2)).toEqual([
    [`Call ${phone.main.number}`, phone.main.href],
    ['Book Online', '/contact'],
  ]);
  expect(box.text).toContain(`A call-out fee applies. Call ${phone.main.number}`);
  expect(page.paragraphs).toContain(
    `We answer ${phone.main.number} ${answered}. At other times, or if nobody answers, call your roadside assistance or a towing company.`,
  );
});
