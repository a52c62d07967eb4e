import { css } from 'linaria';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../forms/fields/Field.tsx';
import { mixins } from '../styles/mixins.ts';
import { color, fitted, font, size, space } from '../styles/tokens.ts';
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

  [role='group'] > * {
    display: grid;
    flex: 1 1 11rem;
    align-content: end;
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

/** What was typed into each field, or chosen. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>;

/** An answer in words. The kind only repeats them, as a colour. */
export interface Answer<Name extends string = string> {
  readonly kind: 'good' | 'stop' | 'plain';
  readonly before?: string;
  /** The part in large type. */
  readonly figure?: string;
  readonly after: string;
  /** The field that stands in the way of an answer. */
  readonly wrong?: Name;
  /** What the visitor can do next. */
  readonly links?: ReactNode;
}

interface QuestionField {
  readonly label: string;
  readonly note?: string;
  /** What it begins with. */
  readonly start?: string;
  /** What the visitor can choose; without it, they type. */
  readonly options?: readonly string[];
}

interface QuestionProps<Name extends string> {
  /** The beginning of the ids in its markup. */
  readonly id: string;
  readonly question: string;
  readonly fields: Readonly<Record<Name, QuestionField>>;
  /** For fields of figures. */
  readonly inputMode?: 'decimal';
  /** The answer, or why there is none; nothing before anything is typed. */
  readonly answer: (typed: Typed<Name>) => Answer<Name> | undefined;
  /** A drawing above the fields, which follows each letter. */
  readonly drawing?: (typed: Typed<Name>) => ReactNode;
}

/** How long typing has to rest before it is answered, in milliseconds: an answer to each letter would be read out. */
const restMs = 600;

/**
 * A question that the visitor presses and then answers alone. Its script loads at the press; where it doesn't,
 * `app/islands/hydrateIslands.client.ts` says so. Without script, the page's own table or sentence answers it.
 */
export function Question<Name extends string>({
  id,
  question,
  fields,
  inputMode,
  answer,
  drawing,
}: QuestionProps<Name>) {
  const names = Object.keys(fields) as Name[];
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(
    () => Object.fromEntries(names.map((name) => [name, fields[name].start ?? ''])) as Typed<Name>,
  );
  const [rested, setRested] = useState(typed);
  const opened = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  if (!isOpen)
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
  const found = answer(rested);
  return (
    <section className={panel} ref={opened} aria-labelledby={`${id}-question`}>
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
                  <option value="">Choose</option>
                  {options.map((option) => (
                    <option key={option} value={option}>
                      {option}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...field}
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
          {found ? <Words answer={found} /> : null}
        </div>
        {found?.links}
      </div>
    </section>
  );
}

function Words({ answer: { kind, before, figure, after } }: { readonly answer: Answer }) {
  return (
    <p data-kind={kind}>
      {before ? <span>{`${before} `}</span> : null}
      {figure ? <b>{`${figure} `}</b> : null}
      <span>{after}</span>
    </p>
  );
}
