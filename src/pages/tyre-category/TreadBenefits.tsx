import type { Point } from '../../content/summary.ts';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { TreadPattern, type Tread } from './drawings/treads.tsx';

interface TreadBenefitsProps {
  readonly points: readonly (Point & { readonly tread?: Tread })[];
}

/** The benefits of 4WD tyres, each with the tread it is about. */
export function TreadBenefits({ points }: TreadBenefitsProps) {
  return (
    <IllustratedList
      tall
      items={points.map(({ tread, ...point }) => ({
        ...point,
        drawing: tread && <TreadPattern tread={tread} />,
      }))}
    />
  );
}
