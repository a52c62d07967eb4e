import type { Point } from '../../content/summary.ts';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { TreadPattern } from './drawings/treads.tsx';

/** In the order of the benefits; the last one, load, has no tread. */
const treads = ['highway', 'allTerrain', 'mud'] as const;

interface TreadBenefitsProps {
  readonly points: readonly Point[];
}

/** The benefits of 4WD tyres, each with the tread it is about. */
export function TreadBenefits({ points }: TreadBenefitsProps) {
  return (
    <IllustratedList
      tall
      items={points.map(({ title, text }, index) => {
        const tread = treads[index];
        return { title, text, drawing: tread && <TreadPattern tread={tread} /> };
      })}
    />
  );
}
