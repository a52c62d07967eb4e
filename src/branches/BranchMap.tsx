import { css } from 'linaria';
import city from '../assets/christchurch.svg?drawing';
import { branchMapWords } from '../content/branchWords.ts';
import { branches } from '../content/branches.ts';
import { mapArea } from '../content/cityMap.ts';
import { pinOf } from '../domain/cityMap.ts';
import { color, font, media, paper } from '../styles/tokens.ts';

/*
 * In the colour of the text around it, on any surface; `--ground` is the surface's own. The drawing's lines have their
 * widths and shades in its file.
 */
const map = css`
  --ground: ${color.surfaceDark};
  --main-pin: ${color.signal};

  inline-size: 100%;
  overflow: visible;
  fill: none;
  stroke: currentcolor;
  font-size: 9.5px;

  text,
  [data-part='land'],
  [data-part='park'] {
    fill: currentcolor;
    stroke: none;
  }

  [data-part='water'] {
    fill: var(--ground);
    stroke: none;
  }

  circle {
    fill: currentcolor;
    stroke: var(--ground);
    stroke-width: 2;
  }

  [data-part='main'] circle {
    fill: var(--main-pin);
  }

  [data-part='name'],
  [data-part='number'] {
    font-family: ${font.display};
    font-weight: 700;
  }

  /* Readable on every line of the drawing. */
  [data-part='name'] {
    stroke: var(--ground);
    stroke-width: 3;
    paint-order: stroke;
  }

  [data-part='number'] {
    fill: var(--ground);
  }

  a:hover circle {
    stroke: currentcolor;
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
    stroke-width: 4;
    paint-order: stroke;
  }

  [data-part='main']:focus-visible circle {
    stroke: currentcolor;
  }

  /* The drawing scales with its container; pins and text need not. */
  ${media.tablet} {
    font-size: 6.6px;

    [data-part='pin'] {
      scale: 0.72;
    }
  }

  ${media.phone} {
    [data-detail] {
      display: none;
    }
  }

  @media print {
    --ground: ${paper.white};
    --main-pin: ${paper.black};
  }

  @media (forced-colors: active) {
    --ground: Canvas;
    --main-pin: CanvasText;

    a {
      color: LinkText;
    }

    a:focus-visible circle {
      stroke: Highlight;
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
            data-part={isMain ? 'main' : undefined}
            aria-label={branchMapWords.pin(name, index + 1, isMain)}
          >
            <g transform={`translate(${x} ${y})`}>
              <g data-part="pin">
                <circle r="13.5" />
                <text data-part="name" fontSize="14" {...labelOffsets[mapNameSide]}>
                  {`${name} `}
                </text>
                <text data-part="number" fontSize="17" textAnchor="middle" y="6">
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
