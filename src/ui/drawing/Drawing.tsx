import { css } from 'linaria';
import { color, font, motion, paper } from '../../styles/tokens.ts';
import { classNames } from '../classNames.ts';

/* The style of all technical drawings: light lines of one weight on a dark surface, yellow for the main subject. */
const styles = css`
  inline-size: 100%;
  fill: none;
  color: ${color.onSurfaceDark};
  stroke: currentcolor;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-ink='signal'],
  [data-fill='signal'] {
    color: ${color.signal};
  }

  [data-ink='signal'] {
    stroke-width: 4;
  }

  /* Axes, ground and hidden outlines: dashed and thinner. */
  [data-ink='faint'] {
    color: ${color.surfaceDarkRule};
    stroke-width: 2;
    stroke-dasharray: 10 9;
  }

  [data-fill='rubber'] {
    fill: ${color.surfaceDarkBorder};
  }

  [data-fill='ground'] {
    fill: ${color.surfaceDark};
  }

  [data-fill='signal'],
  text {
    fill: currentcolor;
    stroke: none;
  }

  text {
    font-family: ${font.display};
    font-size: 24px;
    font-weight: 700;
  }

  /* Text on yellow. */
  text[data-ink='ground'] {
    color: ${color.onSignal};
  }

  /* Three drawings move, once. A wheel turns from straight ahead into its angle; each about its own centre. */
  [data-move='toe-left'],
  [data-move='toe-right'] {
    animation: toe-swing ${motion.drawing} ${motion.ease} ${motion.drawingRest} backwards;
  }

  [data-move='toe-left'] {
    --turn: 9deg;
  }

  /* Plug and patch are one piece, pulled up from inside until it seals. */
  [data-move='pull-up'] {
    animation: plug-drawn-in ${motion.drawing} ${motion.ease} ${motion.drawingRest} backwards;
  }

  /* A name appears when the movement has ended. */
  [data-move='named'] {
    animation: part-named ${motion.panel} 1200ms backwards;
  }

  /* The ways of a tyre are drawn one after another, as it moves round. */
  [data-move|='way'] {
    animation: way-drawn ${motion.drawing} ${motion.ease} ${motion.drawingRest} backwards;
  }

  [data-move='way-2'] {
    animation-delay: 1100ms;
  }

  [data-move='way-3'] {
    animation-delay: 1700ms;
  }

  [data-move='way-4'] {
    animation-delay: 2300ms;
  }

  @keyframes toe-swing {
    from {
      rotate: var(--turn, -9deg);
    }
  }

  @keyframes plug-drawn-in {
    from {
      translate: 0 100px;
    }
  }

  @keyframes part-named {
    from {
      opacity: 0;
    }
  }

  @keyframes way-drawn {
    from {
      stroke-dasharray: 0 1;
      opacity: 0;
    }

    1% {
      opacity: 1;
    }

    to {
      stroke-dasharray: 1 0;
    }
  }

  @media (forced-colors: active) {
    color: inherit;

    [data-ink='signal'],
    [data-fill='signal'] {
      color: LinkText;
    }

    [data-fill='rubber'],
    [data-fill='ground'] {
      fill: Canvas;
    }

    text[data-ink='ground'] {
      color: Canvas;
    }
  }

  /* Paper has black lines, and black text (global.ts) but for the text on a filled shape. */
  @media print {
    [data-fill='rubber'],
    [data-fill='ground'],
    text[data-ink='ground'] {
      fill: ${paper.white};
    }
  }
`;

/* In the colour of the words around it, on any surface. */
const words = css`
  color: inherit;

  [data-fill='ground'] {
    fill: ${color.card};
  }
`;

/* As small as an icon. */
const icon = css`
  inline-size: 2rem;
  flex: none;
  color: inherit;
  stroke-width: 2;
`;

const tones = { words, icon } as const;

/** A drawing of `src/assets/drawings`, as `import wheel from './wheel.svg?drawing'` gives it. */
export interface DrawingFile {
  readonly viewBox: string;
  readonly markup: string;
  /** Its description for screen readers, which is its title. Without one the drawing is decorative. */
  readonly label?: string;
}

interface DrawingProps {
  readonly svg: DrawingFile;
  /** A description with facts of the content, in the place of the title. */
  readonly label?: string;
  /** The texts of the content, in the places of those that have their names as `data-word`. */
  readonly words?: Readonly<Record<string, string | number>>;
  /** In the colour of the words around it, as large as its box or as an icon; without it, light on a dark surface. */
  readonly tone?: keyof typeof tones;
}

/**
 * The drawing's markup with the texts of the content.
 *
 * @throws RangeError if the drawing and the content do not name the same texts
 */
function withWords(markup: string, texts: DrawingProps['words'] = {}): string {
  const missing = new Set(Object.keys(texts));
  const written = markup.replaceAll(
    / data-word="([^"]*)"([^>]*>)[^<]*/g,
    (_match, name: string, rest: string) => {
      if (!missing.delete(name)) throw new RangeError(`A drawing asks for a word for “${name}”.`);
      return `${rest}${String(texts[name]).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`;
    },
  );
  if (missing.size > 0)
    throw new RangeError(`A drawing has no place for the word of “${[...missing].join('”, “')}”.`);
  return written;
}

/**
 * A technical drawing with light lines on a dark surface, in both schemes. Its parts use `data-ink` (`signal` for the
 * main subject, `faint` for axes and ground) and `data-fill` (`rubber`, `ground`, `signal`).
 */
export function Drawing({ svg, label = svg.label, words: texts, tone }: DrawingProps) {
  const look = { className: classNames(styles, tone && tones[tone]), viewBox: svg.viewBox };
  // The label covers the text in the drawing.
  const drawn = {
    'aria-hidden': true,
    dangerouslySetInnerHTML: { __html: withWords(svg.markup, texts) },
  };
  return label ? (
    <svg {...look} role="img" aria-label={label}>
      <g {...drawn} />
    </svg>
  ) : (
    <svg {...look} {...drawn} />
  );
}
