import { css } from 'linaria';
import * as words from '../../content/quoteFormWords.ts';
import { measureTyre, type TyreSize } from '../../domain/tyreSize.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, motion, size, tracks } from '../../styles/tokens.ts';

/** Shown until a size is typed: the commonest size. */
const example = { width: '205', profile: '55', rim: '16' } as const satisfies TyreSize;

/** The tyre's outer radius, in SVG units. */
const outerRadius = 250;

/** Highlights a part of the drawing while its field has focus or its lettering is hovered. */
const highlightRules = words.sizeFields
  .map(
    ({ name }) =>
      `form:has([name='${name}']:focus) & [data-lights='${name}'], &:has([data-goes='${name}']:hover) [data-lights='${name}'] { color: ${color.signal}; opacity: 1; }
       form:has([name='${name}']:focus) & [data-means='${name}'] { display: block; }
       form:has([name='${name}']:focus) & [data-means='size'] { display: none; }`,
  )
  .join('\n');

const panel = css`
  ${mixins.darkCard}
  display: grid;
  grid-template-columns: ${tracks.one};
  overflow: clip;

  :where(svg) {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 11.5rem;
    font-family: ${font.display};
    font-weight: 700;

    ${media.tablet} {
      block-size: 17rem;
    }

    ${media.desktop} {
      block-size: auto;
    }
  }

  :where([data-fill='rubber']) {
    fill: ${color.surfaceDarkBorder};
  }

  :where([data-fill='ground']) {
    fill: ${color.surfaceDark};
  }

  :where(circle, path, [data-lights]) {
    transition: ${motion.measure} ${motion.ease};
    transition-property: r, transform, stroke-width, color;
  }

  :where([data-empty]) {
    color: ${color.onSurfaceDarkFaint};
  }

  :where(g[data-lights='width']) {
    color: ${color.surfaceDarkRule};
  }

  [data-means] {
    display: none;
  }

  [data-means='size'] {
    display: block;
  }

  ${highlightRules}

  ${mixins.notInPrint}
`;

/* Over the drawing: where the pointer chooses a part. */
const targets = css`
  grid-area: 1 / 1;
  display: grid;
  grid-template-columns: 43fr 14fr 43fr;
  cursor: pointer;
`;

const captionStyles = css`
  min-block-size: 8.5rem;
  ${mixins.roomyPadding}
  border-block-start: 1px solid ${color.surfaceDarkBorder};
  color: ${color.onSurfaceDarkSoft};
  overflow-wrap: anywhere;

  /* Without script a click does nothing. */
  @media (scripting: none) {
    [data-for='pointer'] {
      display: none;
    }
  }

  :where(strong) {
    display: block;
    font: ${font.headline(size.itemHeading)};
    color: ${color.onSurfaceDark};
  }
`;

/** Shortens text for the lettering: free text may be longer than the tyre's circumference. */
function lettering(text: string): string {
  const letters = Array.from(text.trim());
  return letters.length > 7 ? `${letters.slice(0, 6).join('')}…` : letters.join('');
}

interface SidewallProps {
  readonly size: TyreSize;
  readonly onSelect: (field: keyof TyreSize) => void;
}

/**
 * The tyre's sidewall with its size, drawn to scale. The part whose field has focus lights up and is explained with
 * the visitor's own numbers. Clicking a part focuses its field; keyboard and screen reader users have the fields, and
 * the same information as text.
 *
 * No text node here has siblings that are added, removed or changed: page translators replace text nodes with their
 * own elements, and React would then fail to update their siblings.
 */
export function Sidewall({ size: typed, onSelect }: SidewallProps) {
  const { widthMm, profilePercent, rimInches, sidewallMm, rimMm } = measureTyre(typed);
  // Sizes like 31x10.5 have overall diameter and width in the first field.
  const [, overallDiameter, overallWidth] =
    /^([\d.]+)\s*[x×]\s*([\d.]+)$/i.exec(typed.width.trim()) ?? [];
  const inInches =
    overallDiameter && overallWidth && words.widthInInches(overallDiameter, overallWidth);
  const sidewallWorked =
    profilePercent &&
    widthMm &&
    sidewallMm &&
    words.profileWorked(profilePercent, widthMm, sidewallMm);
  /** The visitor's own number of each part, what the part means, and what follows from the number. */
  const parts = {
    width: [widthMm, words.widthMeans, inInches ?? (widthMm && words.widthAcross(widthMm))],
    profile: [profilePercent, words.profileMeans, sidewallWorked],
    rim: [rimInches, words.rimMeans, rimInches && rimMm && words.rimWorked(rimInches, rimMm)],
  } as const;
  const isEmpty = !(typed.width + typed.profile + typed.rim).trim();
  const shown = isEmpty ? example : typed;
  const hasProfile = Boolean(shown.profile.trim()) || !/x/i.test(shown.width);
  // Unknown values are those of 205/55R16; the ratio is clamped so that it still looks like a tyre.
  const rimRadius = (rimMm ?? 406) / 2;
  const rimRatio = Math.min(0.76, Math.max(0.56, rimRadius / (rimRadius + (sidewallMm ?? 113))));
  const rim = Math.round(outerRadius * rimRatio);
  const sidewall = outerRadius - rim;
  const letteringRadius = rim + sidewall * 0.32;
  return (
    <figure className={panel}>
      <svg
        viewBox="0 0 400 420"
        preserveAspectRatio="xMidYMin slice"
        fill="none"
        aria-hidden="true"
      >
        <defs>
          <path
            id="lettering"
            d={`M${-letteringRadius} 0a${letteringRadius} ${letteringRadius} 0 0 1 ${2 * letteringRadius} 0`}
          />
        </defs>
        <g transform="translate(200 290)">
          {/* From the outside in: tyre, tread, rim, spokes and hub, in the manner of the other drawings. */}
          <g stroke="currentcolor" strokeWidth="3">
            <circle r={outerRadius} data-fill="rubber" />
            <circle r={outerRadius - 11} strokeDasharray="7 14" strokeLinecap="round" />
            <circle r={rim} data-fill="ground" />
            <circle r={rim * 0.91} strokeWidth="2" />
            <path
              transform={`scale(${rim / 170})`}
              strokeWidth={(3 * 170) / rim}
              strokeLinecap="round"
              d="M-14-48-24-154M14-48 24-154M41-28 139-70M50-2 154-25M40 31 110 110M17 47 71 139M-17 47-71 139M-40 31-110 110M-50-2-154-25M-41-28-139-70"
            />
            <circle r="30" />
          </g>
          <g data-lights="rim" stroke="currentcolor" strokeWidth="4" opacity="0">
            <circle r={rim} strokeWidth="7" />
            <path d={`M${5 - rim}-12H${rim - 5}m-11-8l11 8-11 8M${16 - rim}-20l-11 8 11 8`} />
          </g>
          <g data-lights="profile" stroke="currentcolor" strokeWidth="4" opacity="0">
            <path
              transform="rotate(38)"
              d={`M0 ${4 - outerRadius}V${-4 - rim}m-7-9l7 9 7-9M-7 ${13 - outerRadius}l7-9 7 9`}
            />
          </g>
          <text
            fontSize={Math.min(46, sidewall * 0.56)}
            fill="currentcolor"
            data-empty={isEmpty || undefined}
            letterSpacing="1"
            textAnchor="middle"
          >
            <textPath href="#lettering" startOffset="50%">
              <tspan data-lights="width">{lettering(shown.width) || '···'}</tspan>
              {hasProfile ? <tspan>/</tspan> : null}
              {hasProfile ? (
                <tspan data-lights="profile">{lettering(shown.profile) || '··'}</tspan>
              ) : null}
              {/^\s*z?r/i.test(shown.rim) ? null : <tspan>R</tspan>}
              <tspan data-lights="rim">{lettering(shown.rim) || '··'}</tspan>
            </textPath>
          </text>
        </g>
        {/* A small front view, because the width can't be seen from the side. */}
        <g data-lights="width" transform="translate(-4 4)" stroke="currentcolor" strokeWidth="2.5">
          <path d="M354 12q0-6 6-6h22q6 0 6 6v40q0 6-6 6h-22q-6 0-6-6zM363 8v48M371 8v48M379 8v48M354 70h34m-6-5l6 5-6 5M360 65l-6 5 6 5" />
        </g>
      </svg>
      <div className={targets} aria-hidden="true">
        {words.sizeFields.map(({ name }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the pointer only; the field is the control
          <div key={name} data-goes={name} data-replay="" onClick={() => onSelect(name)} />
        ))}
      </div>
      <figcaption className={captionStyles}>
        {widthMm && sidewallMm && rimInches && rimMm ? (
          <p key="measured" data-means="size">
            <strong>{`${typed.width.trim()}/${typed.profile.trim()}R${rimInches}`}</strong>
            <span>{words.measured(widthMm, sidewallMm, rimInches, 2 * sidewallMm + rimMm)}</span>
          </p>
        ) : (
          <p key="unknown" data-means="size">
            <strong>{words.unknownSize}</strong>
            <span>{words.lookFor}</span>
            <span data-for="pointer" aria-hidden="true">
              {words.tapPart}
            </span>
          </p>
        )}
        {words.sizeFields.map(({ name, label }) => {
          const [value, means, worked] = parts[name];
          return (
            <div key={name} data-means={name}>
              <strong>{value ? `${label}: ${value}` : label}</strong>
              <span id={`${name}-means`}>{means}</span>
              {worked ? <span>{worked}</span> : null}
            </div>
          );
        })}
      </figcaption>
    </figure>
  );
}
