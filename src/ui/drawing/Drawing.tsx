import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, font, paper } from '../../styles/tokens.ts';

/* The style of all technical drawings: light lines of one weight on a dark surface, yellow for the main subject. */
const styles = css`
  inline-size: 100%;
  fill: none;
  stroke: ${color.onSurfaceDark};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-ink='signal'] {
    stroke: ${color.signal};
    stroke-width: 4;
  }

  /* Axes, ground and hidden outlines: dashed and thinner. */
  [data-ink='faint'] {
    stroke: ${color.surfaceDarkRule};
    stroke-width: 2;
    stroke-dasharray: 10 9;
  }

  [data-fill='rubber'] {
    fill: ${color.surfaceDarkBorder};
  }

  [data-fill='ground'] {
    fill: ${color.surfaceDark};
  }

  [data-fill='signal'] {
    fill: ${color.signal};
    stroke: none;
  }

  text {
    fill: ${color.onSurfaceDark};
    stroke: none;
    font-family: ${font.display};
    font-size: 24px;
    font-weight: 700;
  }

  [data-ink='signal'] text,
  text[data-ink='signal'] {
    fill: ${color.signal};
    stroke: none;
  }

  /* Text on yellow. */
  text[data-ink='ground'] {
    fill: ${color.onSignal};
  }

  @media (forced-colors: active) {
    stroke: CanvasText;

    [data-ink='signal'] {
      stroke: LinkText;
    }

    [data-fill='rubber'],
    [data-fill='ground'] {
      fill: Canvas;
    }

    [data-fill='signal'] {
      fill: LinkText;
    }

    text {
      fill: CanvasText;
    }

    [data-ink='signal'] text,
    text[data-ink='signal'] {
      fill: LinkText;
    }

    text[data-ink='ground'] {
      fill: Canvas;
    }
  }

  @media print {
    stroke: ${paper.black};

    [data-ink='signal'] {
      stroke: ${paper.black};
      stroke-width: 5;
    }

    [data-fill='rubber'],
    [data-fill='ground'] {
      fill: ${paper.white};
    }

    [data-fill='signal'],
    text,
    [data-ink='signal'] text,
    text[data-ink='signal'] {
      fill: ${paper.black};
    }

    text[data-ink='ground'] {
      fill: ${paper.white};
    }
  }
`;

interface DrawingProps {
  /** A description for screen readers. Without it the drawing is decorative. */
  readonly label?: string;
  /** The SVG view box; 480 by 320 by default. */
  readonly viewBox?: string;
  readonly children: ReactNode;
}

/**
 * A technical drawing with light lines on a dark surface, in both schemes. Its parts use `data-ink` (`signal` for the
 * main subject, `faint` for axes and ground) and `data-fill` (`rubber`, `ground`, `signal`).
 */
export function Drawing({ label, viewBox = '0 0 480 320', children }: DrawingProps) {
  return (
    <svg
      className={styles}
      viewBox={viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {/* The label covers the text in the drawing. */}
      {label ? <g aria-hidden="true">{children}</g> : children}
    </svg>
  );
}
