import { css } from 'linaria';
import type { Point } from '../../content/summary.ts';
import { color, media, rules, size, space } from '../../styles/tokens.ts';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { TreadPattern } from './drawings/treads.tsx';

const withoutTread = css`
  ${rules.topCard}
  margin-block-start: ${space.l};
  padding: ${space.l} ${space.xl};

  h3 {
    font-size: ${size.cardHeading};
  }

  p {
    margin-block-start: ${space.xs};
    color: ${color.inkSoft};
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: baseline;
    gap: ${space.l};
  }
`;

/** In the order of the benefits; those after these have no tread. */
const treads = ['highway', 'allTerrain', 'mud'] as const;

interface TreadBenefitsProps {
  readonly points: readonly Point[];
}

/** The benefits of 4WD tyres, each with the tread it is about. */
export function TreadBenefits({ points }: TreadBenefitsProps) {
  return (
    <>
      <IllustratedList
        columns={3}
        tall
        items={points.slice(0, treads.length).map((point, index) => ({
          ...point,
          drawing: <TreadPattern tread={treads[index] ?? 'highway'} />,
        }))}
      />
      {points.slice(treads.length).map(({ title, text }) => (
        <div className={withoutTread} key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </>
  );
}
