import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, font, paper } from '../../styles/tokens.ts';

/* One hand for every technical drawing: chalk lines of one weight on asphalt, one yellow for what it is about. */
const look = css`
  inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke: ${color.onSurfaceDark};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-ink='signal'] {
    stroke: ${color.signal};
    stroke-width: 4;
  }

  /* Axes, ground and outlines of what is not there: dashed, thinner, further away. */
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

  /* Written on the yellow. */
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
  /** What the drawing shows, for those who cannot see it. Without one it is decorative: the words beside it say all. */
  readonly label?: string;
  /** The drawing's field; 480 by 320 unless the subject needs another. */
  readonly viewBox?: string;
  readonly children: ReactNode;
}

/**
 * A technical drawing: chalk on asphalt, whatever the scheme. Its parts carry `data-ink` (`signal` for the one
 * thing it is about, `faint` for axes and ground) and `data-fill` (`rubber`, `ground`, `signal`).
 */
export function Drawing({ label, viewBox = '0 0 480 320', children }: DrawingProps) {
  return (
    <svg
      className={look}
      viewBox={viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {/* Its lettering is part of what the label says. */}
      {label ? <g aria-hidden="true">{children}</g> : children}
    </svg>
  );
}
