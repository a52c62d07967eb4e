import { expect } from 'vitest';
import { readPage } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';

clause('BALANCE-FORCE', 'the figures are those of a wheel with a radius of 316 mm', async () => {
  const turns = 100 / 3.6 / (2 * Math.PI * 0.316);
  const newtons = 0.01 * (0.5 * 16 * 0.0254) * (2 * Math.PI * turns) ** 2;
  const page = await readPage('/services/wheel-balancing');
  const { paragraphs } = page.part('What wheel balancing is');
  expect(paragraphs).toContain(
    `10 grams out of balance (a two-dollar coin) pulls like ${(newtons / 9.81).toFixed(1)}kg at 100km/h, ${Math.round(turns)} times a second.`,
  );
});
