import { css } from 'linaria';
import city from '../assets/christchurch.svg?drawing';
import { branchMapWords } from '../content/branchCardWords.ts';
import { branches } from '../content/branches.ts';
import { mapArea } from '../content/cityMap.ts';
import { pinOf } from '../domain/cityMap.ts';
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

  path {
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

/** The offset of a label's baseline from its pin's centre. */
const labelOffsets = {
  above: { x: 0, y: -18.5, textAnchor: 'middle' },
  below: { x: 0, y: 26.5, textAnchor: 'middle' },
  right: { x: 18, y: 4.5, textAnchor: 'start' },
  left: { x: -18, y: 4.5, textAnchor: 'end' },
} as const;

/**
 * A schematic map of Christchurch with the branches at their coordinates (D31). Each pin links to the card with the
 * same number on the page. For dark surfaces.
 */
export function BranchMap() {
  return (
    <svg className={map} viewBox={city.viewBox} role="group" aria-label={branchMapWords.label}>
      <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: city.markup }} />
      {branches.map((branch, index) => {
        const { id, name, isMain = false, mapNameSide = 'above' } = branch;
        const { x, y } = pinOf(mapArea, branch);
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
                <text data-part="name" {...labelOffsets[mapNameSide]}>
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
