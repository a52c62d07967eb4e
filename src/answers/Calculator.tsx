import { css } from 'linaria';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { choose, loadFailed } from '../content/partWords.ts';
import { Field } from '../forms/fields/Field.tsx';
import { mixins } from '../styles/mixins.ts';
import { color, font, size, space } from '../styles/tokens.ts';
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
  max-inline-size: 44rem;
  margin-block-start: ${space.l};
  ${mixins.cardPadding}
  color: ${color.ink};
  text-align: start;
  scroll-margin-block: 8rem;
  ${mixins.notInPrint}

  :where(h3) {
    font-size: ${size.cardHeading};
  }

  [role='group'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.m};
  }

  [role='group'] > * {
    flex: 1 1 12rem;
  }

  /* Holds the room of an answer, so that one that comes moves nothing. */
  [role='status'] {
    min-block-size: 8.5rem;
  }

  [data-kind] {
    ${mixins.notInSavedCopy}
    display: grid;
    gap: ${space.xs};
    padding-inline: ${space.l};
    border-inline-start: 8px solid ${color.signal};
    max-inline-size: 36em;
  }

  [data-kind='good'] {
    border-color: ${color.valid};
  }

  [data-kind='stop'],
  [aria-invalid='true'] {
    border-color: ${color.stop};
  }

  :where(strong) {
    font: ${font.headline(size.sectionHeading, 'single')};
  }
`;

/** What was typed into each field, or chosen. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>;

/** An answer in words. The kind only repeats them, as a colour. */
export interface Result<Name extends string = string> {
  readonly kind: 'good' | 'stop' | 'plain';
  readonly before?: string;
  /** The part in large type. */
  readonly figure?: string;
  readonly after: string;
  /** The field because of which there is no answer. */
  readonly wrong?: Name;
  /** What the visitor can do next. */
  readonly links?: ReactNode;
}

interface CalculatorField {
  readonly label: string;
  readonly note?: string;
  /** The initial value. */
  readonly start?: string;
  /** What the visitor can choose; without it, they type. */
  readonly options?: readonly string[];
}

interface CalculatorProps<Name extends string> {
  /** The beginning of the ids in its markup. */
  readonly id: string;
  readonly question: string;
  readonly fields: Readonly<Record<Name, CalculatorField>>;
  readonly inputMode?: 'decimal';
  /** The answer, or why there is none; nothing before anything is typed. */
  readonly answer: (typed: Typed<Name>) => Result<Name> | undefined;
  /** A drawing above the fields, which changes with each letter. */
  readonly drawing?: (typed: Typed<Name>) => ReactNode;
}

/** How long the visitor pauses before the answer comes, in milliseconds: an answer to each letter would be read out. */
const restMs = 600;

/** Moves the focus to the first field of a question that opens. */
const focusField = (opened: HTMLElement | null) =>
  opened?.querySelector<HTMLElement>('input, select')?.focus();

/**
 * A question that the visitor opens with a button. Its script loads at the press; if that fails,
 * `app/islands/hydrateIslands.client.ts` shows the message. Without script, a table or sentence of the page answers it.
 */
export function Calculator<Name extends string>(props: CalculatorProps<Name>) {
  const { id, question, fields, inputMode, answer, drawing } = props;
  const names = Object.keys(fields) as Name[];
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(
    () => Object.fromEntries(names.map((name) => [name, fields[name].start ?? ''])) as Typed<Name>,
  );
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  if (!isOpen)
    return (
      <div className={closed}>
        <Button data-replay="" onClick={() => flushSync(() => setIsOpen(true))}>
          {question}
        </Button>
        <div role="status" data-load-failed={loadFailed} />
      </div>
    );
  const found = answer(rested);
  return (
    <div className={panel} ref={focusField}>
      <h3 id={`${id}-question`}>{question}</h3>
      {drawing?.(typed)}
      <div role="group" aria-labelledby={`${id}-question`}>
        {names.map((name) => {
          const { label, note, start, options } = fields[name];
          const field = {
            defaultValue: start ?? '',
            'aria-describedby': `${id}-answer`,
            'aria-invalid': name === found?.wrong,
            onChange: ({ target: { value } }: { target: { value: string } }) =>
              setTyped((now) => ({ ...now, [name]: value })),
          };
          return (
            <Field key={name} label={label} note={note}>
              {options ? (
                <select {...field}>
                  <option value="">{choose}</option>
                  {options.map((option) => (
                    <option key={option} value={option}>
                      {option}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...field}
                  type="text"
                  inputMode={inputMode}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              )}
            </Field>
          );
        })}
      </div>
      <div>
        {/* It is there before, so that a screen reader announces the answer. */}
        <div role="status" id={`${id}-answer`}>
          {found ? (
            <p data-kind={found.kind}>
              {found.before ? <span>{`${found.before} `}</span> : null}
              {found.figure ? <strong>{`${found.figure} `}</strong> : null}
              <span>{found.after}</span>
            </p>
          ) : null}
        </div>
        {found?.links}
      </div>
    </div>
  );
}
