import { css } from 'linaria';
import type { ComponentProps } from 'react';
import { square } from '../styles/mixins.ts';
import { color, font, motion, radius, size, space, target } from '../styles/tokens.ts';

/**
 * The style of buttons, and of links that look like one. `data-tone`: `signal` (the main action; default), `solid`
 * (dark on the page background), `outline` (secondary).
 */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-block-size: ${target.control};
  padding: ${space.xs} ${space.l};
  border: 2px solid transparent;
  border-radius: ${radius};
  font: ${font.headline(size.lead)};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  background-color: ${color.signal};
  color: ${color.onSignal};
  transition: background ${motion.press} ${motion.ease};

  &:hover {
    background-color: ${color.signalHover};
  }

  &[data-tone='solid'] {
    background-color: ${color.ink};
    color: ${color.background};
  }

  &[data-tone='solid']:hover {
    background-color: ${color.inkSoft};
  }

  &[data-tone='outline'] {
    background: none;
    border-color: currentcolor;
    color: inherit;
  }

  &[data-tone='outline']:hover {
    background-color: color-mix(in srgb, currentcolor 12%, transparent);
  }

  &[type]:is(:disabled, [aria-disabled='true']) {
    background-color: ${color.backgroundDeep};
    color: ${color.inkSoft};
    cursor: progress;
  }

  /* There it has no background. */
  @media print, (forced-colors: active) {
    border-color: currentcolor;
  }
`;

const spinner = css`
  flex: none;
  ${square('1em')}
  border: 3px solid;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: button-spin 800ms linear infinite;

  @keyframes button-spin {
    to {
      rotate: 1turn;
    }
  }
`;

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: 'signal' | 'solid' | 'outline';
  /** Whether the action of the button is in progress: a press does nothing, and a spinner shows. */
  readonly pending?: boolean;
  /** The label while it is in progress. */
  readonly pendingLabel?: string;
}

/**
 * The shared button. While pending, it shows a spinner, is announced as unavailable and does nothing (specification,
 * section 4). It is `aria-disabled` rather than `disabled`, so that it keeps the focus.
 */
export function Button({
  tone = 'signal',
  pending = false,
  pendingLabel,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) {
  const progress = (
    <>
      <span className={spinner} aria-hidden="true" />
      <span>{pendingLabel}</span>
    </>
  );
  return (
    <button
      className={buttonStyles}
      data-tone={tone}
      type={type}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...button}
    >
      {/* A single child, so that a translator's nodes are removed together with the text they replaced. */}
      {pending ? progress : children}
    </button>
  );
}
