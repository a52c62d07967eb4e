import { css } from 'linaria';
import type { ReactNode } from 'react';
import { mixins } from '../styles/mixins.ts';
import { cardBox, color, size, space } from '../styles/tokens.ts';

/* The list fills the height that a card beside it gives. `data-verdict` colours the edges; title and marks say it too. */
const card = css`
  ${mixins.card}
  display: grid;
  grid-template-rows: auto 1fr auto;
  overflow: clip;
  break-inside: avoid;

  > :where(header) {
    ${mixins.baselineRow}
    justify-content: space-between;
    gap: ${space.xxs} ${space.m};
    ${mixins.partPadding}
    ${mixins.dark}
  }

  :where(h2) {
    font-size: ${size.itemHeading};
  }

  > :where(header) > :where(p) {
    ${mixins.noteOnDark}
    text-wrap: balance;
  }

  > :where(p) {
    ${mixins.partPadding}
    border-block-start: 1px solid ${color.border};
    ${mixins.quietText}
  }

  &[data-verdict] {
    border: max(2px, ${cardBox.edge}) solid;
    color: ${color.valid};

    > :where(header) {
      border-block-end: 2px solid currentcolor;
      background: none;
      color: inherit;
    }

    > :where(ul) {
      color: ${color.ink};
    }
  }

  &[data-verdict='stop'] {
    color: ${color.stop};
  }
`;

interface CardProps {
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  /** Edges in the colour of a verdict, instead of a dark head. */
  readonly verdict?: 'valid' | 'stop';
  /** Small text beside the title. */
  readonly beside?: string;
  /** A list, such as a `CheckList` with `inCard`. */
  readonly children: ReactNode;
  /** A note below the list. */
  readonly below?: ReactNode;
}

/** A titled list on a card of its own, such as prices, or what is included. */
export function Card({ title, level: Title = 'h3', verdict, beside, children, below }: CardProps) {
  return (
    <section className={card} data-verdict={verdict}>
      <header>
        <Title>{title}</Title>
        {beside ? <p>{beside}</p> : null}
      </header>
      {children}
      {below ? <p>{below}</p> : null}
    </section>
  );
}
