import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, read } from './files.ts';

/**
 * Values that no step of the design's scale (`src/styles/tokens.ts`) fits, by file. Type that is sized to its box is not
 * listed: `fitted` names it.
 */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The letters of a drawing are in its own units.
  'src/ui/drawing/Drawing.tsx': ['font-size: 24px'],
  'src/ui/drawing/MonthRuler.tsx': ['font-size: 40px'],
  'src/branches/BranchMap.tsx': ['font-size: 9.5px', 'font-size: 6.6px'],
  // Continues the wall in the picture below.
  'src/pages/home/Services.tsx': ['background: linear-gradient(#292b2e, #323539 45%, #272a2d)'],
  // The width of the column with the large figure.
  'src/ui/Points.tsx': ['padding-inline-start: 6rem'],
  // Two neighbours share one line.
  'src/ui/CheckList.tsx': ['margin-block-start: -1px'],
  // The place where the picture and its mask begin.
  'src/ui/PageBanner.tsx': ['margin-inline-start: 30vw'],
};

const sized = /^(?:font|font-size|(?:margin|padding)(?:-.*)?|(?:row-|column-)?gap)$/;
const length = /(?:^|[\s(,*/+-])\d*\.?\d+(?:rem|px|pt)/;
/** A share of the window or of the box counts, unless it only limits a step, as in `min(token, 6vw)`. */
const share = /\d(?:v[wh]|cq[wib])/;
const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(|\b(?:white|black|red|gr[ae]y|yellow|green|blue)\b/i;

/** Whether a declaration has a value outside the scale. Ems and the colours of masks are allowed. */
function isOutsideScale(property: string, value: string): boolean {
  if (sized.test(property))
    return length.test(value) || (share.test(value) && !value.includes('token'));
  return !/^(?:--)?mask/.test(property) && colour.test(value);
}

/** The sizes of type, spaces, colours and window widths outside the scale in a module's styles, as `property: value`. */
function valuesOutsideScale(code: string): string[] {
  const rules = code.replaceAll(/\$\{[^{}]*\}/g, 'token').replaceAll(/\s+/g, ' ');
  const declarations = [...rules.matchAll(/(?<=[ `;{])([a-z-]+): ([^:;{}]+);/g)];
  const conditions = [...rules.matchAll(/@(?:media|container) [^{]*/g)];
  return [
    ...declarations
      .filter(([, property = '', value = '']) => isOutsideScale(property, value))
      .map(([, property, value]) => `${property}: ${value}`),
    ...conditions
      .map(([condition]) => condition.trim())
      .filter((condition) => /(?:width|height|size)[^)]*\d/.test(condition)),
  ];
}

test('type sizes, spaces, colours and widths are steps of the scale, except those listed', () => {
  const found = filesOf('src/**/*.{ts,tsx}')
    .filter((file) => path.dirname(file) !== path.join('src', 'styles'))
    .map((file) => [file, valuesOutsideScale(read(file))] as const)
    .filter(([, values]) => values.length > 0);
  expect(Object.fromEntries(found)).toEqual(exceptions);
});
