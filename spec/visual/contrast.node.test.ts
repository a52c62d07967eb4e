import { expect } from 'vitest';
import Color from 'colorjs.io';
import { mixins } from '../../src/styles/mixins.ts';
import { color } from '../../src/styles/tokens.ts';
import {
  contrastChart,
  contrastIn,
  contrastOf,
  valueOf,
  type Colour,
} from '../../stories/contrastChart.ts';
import { clause } from '../tools/clause.ts';

const leastContrast = { words: 7, signs: 4.5, edge: 3 } as const;

for (const scheme of ['light', 'dark'] as const) {
  clause('LOOK-CONTRAST', `in the ${scheme} scheme, each colour pair has enough contrast`, () => {
    for (const { on, ...marks } of contrastChart)
      for (const as of ['words', 'signs', 'edge'] as const)
        for (const name of marks[as])
          expect
            .soft(contrastIn(scheme, name, on), `${name} on ${on}, as ${as}`)
            .toBeGreaterThanOrEqual(leastContrast[as]);
  });

  clause('LOOK-FOCUS-COLOURS', `${scheme}: a focus colour contrasts 3:1 on each`, () => {
    const [outline = '', ring = '', ...others] = mixins.focusRing.match(/#[\da-f]+/gi) ?? [];
    expect(others).toEqual([]);
    // A grey has no hue, which counts as 0.
    const [hue = 0, saturation = 0] = new Color(outline).to('hsl').coords.map(Number);
    expect(hue, 'yellow').toBeGreaterThan(40);
    expect(hue, 'yellow').toBeLessThan(65);
    expect(saturation, 'yellow').toBeGreaterThan(80);
    expect(contrastOf(ring, '#000'), 'black').toBeLessThan(1.2);
    const surfaces = contrastChart.map(({ on }) => on);
    expect(surfaces).toContain('signal');
    for (const on of surfaces) {
      const ground = valueOf(on, scheme);
      const best = Math.max(...[outline, ring].map((own) => contrastOf(own, ground)));
      expect(best, `the focus on ${on}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrastOf(outline, ring), 'its two colours').toBeGreaterThanOrEqual(3);
  });
}

clause('LOOK-CONTRAST', 'all colours but two of dividing lines are tested', () => {
  const shown = new Set(
    contrastChart.flatMap(({ on, words, signs, edge }) => [on, ...words, ...signs, ...edge]),
  );
  const missing = (Object.keys(color) as Colour[]).filter((name) => !shown.has(name));
  expect(missing).toEqual(['border', 'surfaceDarkRule']);
});
