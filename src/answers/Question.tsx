import { css } from 'linaria';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { mixins } from '../styles/mixins.ts';
import { color, fitted, font, radius, size, space, target } from '../styles/tokens.ts';
import { Button } from '../ui/Button.tsx';

const closed = css`
  margin-block-start: ${space.l};

  @media print, (scripting: none) {
    display: none;
  }
`;

const panel = css`
  ${mixins.topCard}
  display: grid;
  gap: ${space.l};
  inline-size: 100%;
  max-inline-size: 44rem;
  margin-block-start: ${space.l};
  padding: ${space.l};
  color: ${color.ink};
  text-align: start;
  scroll-margin-block: 8rem;
  ${mixins.notInPrint}

  h3 {
    font-size: ${size.cardHeading};
    color: ${color.ink};
  }

  [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.m};
  }

  label {
    display: grid;
    flex: 1 1 11rem;
    gap: ${space.xxs};
    align-content: end;
    font-weight: 600;
  }

  small {
    font-weight: 400;
    color: ${color.inkSoft};
  }

  input,
  select {
    inline-size: 100%;
    min-block-size: ${target.control};
    padding: ${space.xs} ${space.s};
    border: 2px solid ${color.borderStrong};
    border-radius: ${radius};
    background: ${color.background};
    scroll-margin-block: 8rem;
  }

  [aria-invalid='true'] {
    border-color: ${color.stop};
  }

  /* Holds the room of an answer, so that one that comes moves nothing. */
  [role='status'] {
    min-block-size: 8.5rem;
  }

  [data-kind] {
    display: grid;
    gap: ${space.xs};
    padding-inline-start: ${space.m};
    border-inline-start: 8px solid ${color.border};
    max-inline-size: 36em;
  }

  [data-kind='good'] {
    border-color: ${color.valid};
  }

  [data-kind='stop'] {
    border-color: ${color.stop};
  }

  b {
    font: ${font.headline(fitted.rowFigure, 'single')};
    color: ${color.ink};
  }
`;

/** An answer in words. The kind only repeats them, as a colour. */
export interface AnswerText {
  readonly kind: 'good' | 'stop' | 'plain';
  readonly before?: string;
  /** The part in large type. */
  readonly figure?: string;
  readonly after?: string;
}

interface AnswerProps {
  readonly id: string;
  readonly text: AnswerText | undefined;
  readonly children?: ReactNode;
}

/** Where the answer comes. It is there before, so that a screen reader announces it. */
export function Answer({ id, text, children }: AnswerProps) {
  return (
    <div>
      <div role="status" id={id}>
        {text ? <Words text={text} /> : null}
      </div>
      {children}
    </div>
  );
}

function Words({ text: { kind, before, figure, after } }: { readonly text: AnswerText }) {
  return (
    <p data-kind={kind}>
      {before ? <span>{`${before} `}</span> : null}
      {figure ? <b>{`${figure} `}</b> : null}
      {after ? <span>{after}</span> : null}
    </p>
  );
}

interface QuestionProps {
  readonly id: string;
  readonly question: string;
  readonly children: ReactNode;
}

/**
 * A question that the visitor presses and then answers alone. Its script loads at the press; where it doesn't,
 * `app/islands/hydrateIslands.client.ts` says so. Without script, the page's own table or sentence answers it.
 */
export function Question({ id, question, children }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opened = useRef<HTMLElement>(null);
  if (isOpen)
    return (
      <section className={panel} ref={opened} aria-labelledby={id}>
        <h3 id={id}>{question}</h3>
        {children}
      </section>
    );
  return (
    <div className={closed}>
      <Button
        data-replay=""
        onClick={() => {
          flushSync(() => setIsOpen(true));
          opened.current?.querySelector<HTMLElement>('input, select')?.focus();
        }}
      >
        {question}
      </Button>
      <div
        role="status"
        data-load-failed="That didn’t load. Check your connection and try again."
      />
    </div>
  );
}
