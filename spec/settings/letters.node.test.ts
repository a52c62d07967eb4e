import sharp from 'sharp';
import { expect } from 'vitest';
import { drawShareWords } from '../../src/publishing/scripts/shareImage.ts';
import { businessFaults, reviewFaults } from '../../src/publishing/ownersRecords.ts';
import { branchFacts, business } from '../../src/content/business.ts';
import { mapArea } from '../../src/content/cityMap.ts';
import { clause } from '../tools/clause.ts';
import { wrongValues } from './wrongValues.ts';

const review = {
  id: 'a-tyre',
  name: 'A. B.',
  text: 'Good.',
  rating: 5,
  service: 'Tyres',
  location: 'Seaview',
  date: 'March 2026',
} as const;
const [first, second] = branchFacts;
const good = {
  mapArea,
  business,
  branchFacts: [
    { ...first, name: 'Seaview' },
    { ...second, name: 'North End', mapNameSide: 'below' },
  ],
  testimonials: [review],
};

for (const { title, changed, faults } of wrongValues('SETTINGS-OWNER-LETTERS', good))
  clause('SETTINGS-OWNER-LETTERS', title, () => {
    const { testimonials } = changed;
    expect([
      ...businessFaults(changed),
      ...reviewFaults('src/content/testimonials.ts', testimonials, [review.location]),
    ]).toEqual(faults);
  });

/** What is drawn in the lowest rows of a letter between others: its base, without the mark above it, and the next line. */
async function baseOf(letter: string): Promise<readonly boolean[]> {
  const { data } = await drawShareWords(`H${letter}H`, '.');
  const alpha = sharp(data).extractChannel('alpha').raw();
  const { data: drawn, info } = await alpha.toBuffer({ resolveWithObject: true });
  return Array.from(drawn.subarray(-100 * info.width), (ink) => ink > 127);
}

for (const [plain, marked] of [
  ['O', 'ŌŐÖÓỔ'],
  ['a', 'āăäåảấ'],
  ['e', 'ēěéêẽ'],
  ['u', 'ūůüűủ'],
] as const)
  clause(
    'SETTINGS-SHARE-LETTERS',
    `${marked} have the shape of ${plain} below the mark`,
    async () => {
      const base = await baseOf(plain);
      const ink = base.filter(Boolean).length;
      expect(ink).toBeGreaterThan(1000);
      for (const letter of marked) {
        const own = await baseOf(letter);
        expect(own.length, letter).toBe(base.length);
        const different = own.filter((isDrawn, at) => isDrawn !== base[at]).length;
        // The files of the font round their outlines a little differently.
        expect(different / ink, letter).toBeLessThan(0.02);
      }
    },
  );

clause('SETTINGS-SHARE-LETTERS', 'a character that the font lacks stops the picture', async () => {
  await expect(drawShareWords('Шina Tyres', 'One branch')).rejects.toThrow(
    'The headline font has no "Ш": write "Шina Tyres, One branch" without it.',
  );
  await expect(drawShareWords('Tyres', 'Шina')).rejects.toThrow('has no "Ш"');
});

clause('SETTINGS-SHARE-LETTERS', 'ten letters have the width of the headline font', async () => {
  const { info } = await drawShareWords('', 'HHHHHHHHHH');
  expect(info.width / 520).toBeCloseTo(0.473, 2);
});
