import { css } from 'linaria';
import { branchMapWords } from '../content/branchCardWords.ts';
import { branches } from '../content/branches.ts';
import { fourAvenues, hagleyPark, landmarks, mapArea, strokes } from '../content/cityMap.ts';
import {
  heightOf,
  projectPoint,
  mapMarks,
  strokeThrough,
  unitsPerKilometre,
} from '../domain/cityMap.ts';
import { color, drawn, font, media, paper } from '../styles/tokens.ts';

/* Light lines on a dark surface in both schemes; dark on white in print; system colours when forced. */
const map = css`
  --chalk: ${color.onSurfaceDark};
  --dust: ${color.onSurfaceDarkFaint};
  --tar: ${drawn.tar};
  --faint: ${color.surfaceDarkRule};
  --land: ${color.surfaceDarkRaised};
  --water: ${drawn.shade};
  --pin: ${color.onSurfaceDark};
  --on-pin: ${color.onSignal};
  --main-pin: ${color.signal};

  inline-size: 100%;
  overflow: visible;
  color: var(--chalk);

  path,
  line {
    fill: none;
    stroke: var(--dust);
    stroke-width: 1.1;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-part='street'] {
    stroke: var(--faint);
    stroke-width: 1.5;
  }

  [data-part='highway'] {
    stroke: var(--tar);
    stroke-width: 5;
  }

  [data-part='highway-line'] {
    stroke: var(--chalk);
    stroke-width: 0.7;
    stroke-dasharray: 3.5 4.5;
    stroke-linecap: butt;
  }

  [data-part='park'] {
    fill: var(--faint);
    stroke: none;
  }

  [data-part='land'] {
    fill: var(--land);
  }

  [data-part='water'] {
    fill: var(--water);
    stroke: none;
  }

  [data-part='coast'] {
    stroke: var(--chalk);
    stroke-width: 1.7;
  }

  /* Hachures, as on hand-drawn maps: a wide stroke of hair-thin dashes. */
  [data-part='slope'] {
    stroke: var(--faint);
    stroke-width: 14;
    stroke-linecap: butt;
    stroke-dasharray: 0.6 3.2;
  }

  [data-part='slope'] + [data-part='crest'] {
    stroke-width: 1.3;
  }

  text {
    fill: currentcolor;
    font-family: ${font.text};
    font-size: 9.5px;
    letter-spacing: 0.04em;
  }

  [data-part='landmark'] {
    fill: var(--dust);
    font-style: italic;
  }

  [data-detail],
  [data-part='scale'] {
    display: none;
  }

  [data-part='name'] {
    font-family: ${font.display};
    font-size: 14px;
    font-weight: 700;
    letter-spacing: 0.01em;
    paint-order: stroke;
    stroke: ${color.surfaceDark};
    stroke-width: 3px;
    stroke-linejoin: round;
  }

  [data-part='number'] {
    fill: var(--on-pin);
    font-family: ${font.display};
    font-size: 17px;
    font-weight: 700;
    letter-spacing: 0;
  }

  circle {
    fill: var(--pin);
    stroke: ${color.surfaceDark};
    stroke-width: 2;
  }

  a:hover circle {
    stroke: var(--chalk);
  }

  a:hover [data-part='name'] {
    text-decoration: underline;
  }

  /* The focus ring is on the pin: a box around pin and label would cover its neighbours. */
  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  a:focus-visible circle {
    stroke: ${color.signal};
    stroke-width: 3.5;
    paint-order: stroke;
  }

  /* The drawing scales with its container; pins and text need not. */
  ${media.tablet} {
    [data-part='pin'] {
      scale: 0.72;
    }

    text {
      font-size: 6.6px;
    }

    [data-detail],
    [data-part='scale'] {
      display: initial;
    }
  }

  @media print {
    --chalk: ${paper.black};
    --dust: ${paper.grey};
    --tar: ${paper.greyFill};
    --faint: ${paper.greyLine};
    --land: ${paper.white};
    --water: ${paper.greyTint};
    --pin: ${paper.white};
    --on-pin: ${paper.black};
    --main-pin: ${paper.black};

    circle {
      stroke: ${paper.black};
    }

    [data-part='name'] {
      stroke: ${paper.white};
    }
  }

  @media (forced-colors: active) {
    --chalk: CanvasText;
    --dust: CanvasText;
    --tar: CanvasText;
    --faint: CanvasText;
    --land: Canvas;
    --water: Canvas;
    --pin: Canvas;
    --on-pin: LinkText;
    --main-pin: LinkText;

    forced-color-adjust: none;

    [data-part='highway'] {
      stroke-width: 2.4;
    }

    [data-part='highway-line'] {
      stroke: Canvas;
    }

    [data-part='park'] {
      fill: Canvas;
      stroke: CanvasText;
    }

    circle {
      stroke: LinkText;
    }

    [data-part='name'] {
      fill: LinkText;
      stroke: Canvas;
    }

    a:focus-visible circle {
      stroke: Highlight;
    }
  }
`;

const mainPin = css`
  .${map} & circle {
    fill: var(--main-pin);
  }

  .${map} &:focus-visible circle {
    stroke: var(--chalk);
  }

  @media print {
    .${map} & [data-part='number'] {
      fill: ${paper.white};
    }
  }

  @media (forced-colors: active) {
    .${map} & [data-part='number'] {
      fill: Canvas;
    }
  }
`;

const strokePath = (name: keyof typeof strokes) => strokeThrough(mapArea, strokes[name]);

/* How far strokes and areas extend beyond the map's own area, so that a container of any ratio is filled. */
const overflow = 400;

/** The offset of a label's baseline from its pin's centre. */
const labelOffsets = {
  above: { x: 0, y: -18.5, textAnchor: 'middle' },
  below: { x: 0, y: 26.5, textAnchor: 'middle' },
  right: { x: 18, y: 4.5, textAnchor: 'start' },
  left: { x: -18, y: 4.5, textAnchor: 'end' },
} as const;

/** The length of the scale bar, in kilometres. */
const scaleLength = 5;

/**
 * A schematic map of Christchurch with the branches at their coordinates (D31). Each pin links to the card with the
 * same number on the page. For dark surfaces.
 */
export function BranchMap() {
  const height = heightOf(mapArea);
  const scale = scaleLength * unitsPerKilometre(mapArea);
  const pins = mapMarks(
    mapArea,
    branches.map((branch) => ({ ...branch, side: branch.mapNameSide })),
  );
  return (
    <svg
      className={map}
      viewBox={`0 0 ${mapArea.width} ${height}`}
      role="group"
      aria-label={branchMapWords.label}
    >
      <g aria-hidden="true">
        <rect
          data-part="land"
          x={-overflow}
          y={-overflow}
          width={mapArea.width + 2 * overflow}
          height={height + 2 * overflow}
        />
        <path data-part="water" d={`${strokePath('coast')}V${-overflow}Z`} />
        <path data-part="water" d={`${strokePath('harbour')}H${mapArea.width + overflow}Z`} />
        <path data-part="park" d={`${strokeThrough(mapArea, hagleyPark, 'straight')}Z`} />
        <path data-part="street" d={strokeThrough(mapArea, fourAvenues, 'straight')} />
        <path
          data-part="street"
          d={strokePath('mainSouth') + strokePath('mainNorth') + strokePath('linwood')}
        />
        <path data-part="highway" d={strokePath('highway76') + strokePath('highway1')} />
        <path data-part="highway-line" d={strokePath('highway76') + strokePath('highway1')} />
        <path d={strokePath('avon') + strokePath('heathcote')} />
        <path data-part="slope" d={strokePath('crest')} />
        <path data-part="crest" d={strokePath('crest')} />
        <path data-part="coast" d={strokePath('coast') + strokePath('harbour')} />
        {landmarks.map(({ lines, at: [longitude, latitude], isDetail }) => {
          const { x, y } = projectPoint(mapArea, { longitude, latitude });
          return (
            <text
              key={lines.join()}
              data-part="landmark"
              data-detail={isDetail ? '' : undefined}
              textAnchor="middle"
              y={Math.round(y)}
            >
              {lines.map((line, index) => (
                <tspan key={line} x={Math.round(x)} dy={index ? '1.1em' : 0}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
        <g data-part="scale" transform={`translate(12 ${height - 12})`}>
          <path d={`M0-4V0H${scale.toFixed(1)}V-4`} />
          <text textAnchor="middle" x={(scale / 2).toFixed(1)} y="-4">
            {branchMapWords.kilometres(scaleLength)}
          </text>
        </g>
      </g>
      {branches.map((branch, index) => {
        const { id, name, isMain = false } = branch;
        const { x, y, side } = pins[index] ?? { x: 0, y: 0, side: 'above' };
        return (
          <a
            key={id}
            href={`#${id}`}
            className={isMain ? mainPin : undefined}
            aria-label={branchMapWords.pin(name, index + 1, isMain)}
          >
            <g transform={`translate(${x} ${y})`}>
              <g data-part="pin">
                <circle r="13.5" />
                <text data-part="name" {...labelOffsets[side]}>
                  {`${name} `}
                </text>
                <text data-part="number" textAnchor="middle" y="6">
                  {index + 1}
                </text>
              </g>
            </g>
          </a>
        );
      })}
    </svg>
  );
}
