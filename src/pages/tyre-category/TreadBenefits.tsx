import allTerrain from '../../assets/drawings/treadAllTerrain.svg?drawing';
import highway from '../../assets/drawings/treadHighway.svg?drawing';
import mud from '../../assets/drawings/treadMud.svg?drawing';
import type { Point } from '../../content/summary.ts';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';

const treads = { highway, allTerrain, mud } as const;

interface TreadBenefitsProps {
  readonly points: readonly (Point & { readonly tread?: keyof typeof treads })[];
}

/** The benefits of 4WD tyres, each with the tread it is about. */
export function TreadBenefits({ points }: TreadBenefitsProps) {
  return (
    <IllustratedList
      tall
      items={points.map(({ tread, ...point }) => ({
        ...point,
        drawing: tread && <Drawing svg={treads[tread]} />,
      }))}
    />
  );
}
