import { css } from 'linaria';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../styles/layout.ts';
import { color, fitted, font, leading, size, space } from '../styles/tokens.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';

const bigFigure = css`
  display: block;
  margin-block-end: 0.2em;
  font: ${font.headline(fitted.figure, 'figure')};
  color: ${color.ink};

  &[data-inline] {
    display: inline-block;
    margin: 0;
    font: ${font.headline(size.pageHeading, 'single')};
  }
`;

interface BigFigureProps {
  /** The figure of a section, on a line of its own (default), or a figure among words. */
  readonly size?: 'largest' | 'large';
  readonly children: ReactNode;
}

/** A figure in large type within a text. */
export function BigFigure({ size: step = 'largest', children }: BigFigureProps) {
  return (
    <span className={bigFigure} data-inline={step === 'large' || undefined}>
      {children}
    </span>
  );
}

/* The word between two figures is smaller than they are, and in the same line as the second. */
const interval = css`
  margin-block-end: ${space.xxl};
  font: ${font.headline(size.cardHeading)};
  color: ${color.inkSoft};

  > * {
    display: inline-block;
  }
`;

const intervalNote = css`
  display: block;
  margin-block-start: ${space.xs};
  max-inline-size: 36em;
  font: 400 ${size.lead} / ${leading.note} ${font.text};
`;

interface IntervalProps {
  /** How often, such as `10,000km`. */
  readonly figure: string;
  /** The words between the two figures. */
  readonly or: string;
  /** The other measure, such as `6 months`. */
  readonly other: string;
  readonly note: string;
}

/** How often something is due, in two measures. */
export function Interval({ figure, or, other, note }: IntervalProps) {
  return (
    <p className={interval}>
      <BigFigure size="large">{figure}</BigFigure>{' '}
      <span>
        {or} <BigFigure size="large">{other}</BigFigure>
      </span>
      <span className={visuallyHidden}>,</span>{' '}
      <span className={intervalNote}>{noBreakHyphens(note)}</span>
    </p>
  );
}
