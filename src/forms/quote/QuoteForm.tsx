import { css } from 'linaria';
import { useMemo, useReducer, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as words from '../../content/quoteFormWords.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, paper, size, space, tracks } from '../../styles/tokens.ts';
import { useEnquiry, type EnquiryOptions } from '../enquiry/useEnquiry.ts';
import { withHoneypot } from '../enquiry/withHoneypot.ts';
import { errorId, Field } from '../fields/Field.tsx';
import { Honeypot } from '../fields/Honeypot.tsx';
import { SubmitArea } from '../fields/SubmitArea.tsx';
import { DraftRestoredNote, formStack, PrivacyNotice } from '../notes/FormNotes.tsx';
import { emptyEntries, quoteEnquiry, quoteEntries, quoteSubject } from './enquiry.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldGroupStyles } from './fieldGroupStyles.ts';
import { isRequired, locations } from './fields.ts';
import { QuoteBranches } from './QuoteBranches.tsx';
import { QuoteSuccess } from './QuoteSuccess.tsx';
import { quoteState, servedState } from './quoteState.ts';
import { TyreSizeFields } from './TyreSizeFields.tsx';
import { useTyreSize } from './useTyreSize.ts';
import { quoteErrors } from './validation.ts';

/**
 * One column on a phone. On wide screens the tyre drawing starts beside the page banner; the summary and the branches
 * are beside the remaining fields.
 */
const layout = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xxl};

  ${media.tablet} {
    > [aria-labelledby='your-car'] {
      display: grid;
      grid-template-columns: ${tracks.two};
      align-items: end;
      gap: 0 ${space.l};
    }
  }

  ${media.desktop} {
    grid-template-rows: repeat(3, auto) 1fr;
    grid-template-columns: minmax(0, 1.22fr) minmax(0, 1fr);
    column-gap: ${space.huge};

    > * {
      grid-column: 1;
    }
  }
`;

/* As tall as the form from the second group on. */
const sidebar = css`
  display: none;

  ${media.desktop} {
    display: grid;
    grid-column: 2;
    grid-row: 2 / -1;
    grid-template-rows: auto 1fr;
    gap: ${space.xxl};
  }

  ${mixins.notInPrint}
`;

const twoColumns = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xs} ${space.l};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/* A number plate is black on white in every state; in the dark scheme it is lit less. */
const numberPlate = css`
  max-inline-size: 22rem;

  --plate: light-dark(${paper.white}, ${color.onSurfaceDarkSoft});
  --locked: var(--plate);
  --locked-ink: ${color.surfaceDark};

  input {
    min-block-size: 4.5rem;
    padding: ${space.xxs} ${space.xs};
    border: 4px solid ${color.surfaceDark};
    border-radius: 10px;
    background-color: var(--plate);
    background-image:
      radial-gradient(circle 4px at 15px 50%, ${color.onSurfaceDarkFaint} 96%, transparent),
      radial-gradient(
        circle 4px at calc(100% - 15px) 50%,
        ${color.onSurfaceDarkFaint} 96%,
        transparent
      );
    font: ${font.headline(size.partHeading, 'single')};
    letter-spacing: 0.06em;
    text-align: center;
    text-transform: uppercase;
    color: ${color.surfaceDark};
  }

  input:not(:focus-visible) {
    box-shadow:
      inset 0 0 0 3px var(--plate),
      inset 0 0 0 4px ${color.onSurfaceDarkFaint},
      0 0 0 1px ${color.borderStrong};
  }
`;

const formEnd = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  align-content: start;
  gap: ${space.l};
  /* The line reserved for the branch field's error is spacing enough. */
  margin-block-start: calc(-1 * ${space.xl});
`;

/** Links elements outside the form to it. */
const formId = 'quote-form';

/**
 * The tyre quote form (specification, sections 4 and 5). Its fields are uncontrolled, like the contact form's; their
 * values are read after every edit, for the ticks, the size buttons and the tyre drawing. The browser validates until
 * hydration; after that the form shows its own five messages (D15).
 */
export function QuoteForm({ send }: Pick<EnquiryOptions, 'send'>) {
  const form = useRef<HTMLFormElement>(null);
  const [{ entries, errors, ...shown }, dispatch] = useReducer(quoteState, servedState);

  /** The current values of the fields. */
  const readEntries = () =>
    form.current ? quoteEntries(new FormData(form.current)) : emptyEntries;
  const showFilled = () => dispatch({ type: 'fill', entries: readEntries() });

  const { status, submit, ...enquiry } = useEnquiry({
    form,
    name: 'tyre-enquiry',
    send,
    onEdit: (field) => dispatch({ type: 'edit', entries: readEntries(), field }),
    onRestored: showFilled,
  });

  const tyreSize = useTyreSize(form, () => {
    showFilled();
    enquiry.save();
  });

  function focusField(name: string) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  function onSubmit(element: HTMLFormElement) {
    tyreSize.splitPending();
    const sent = readEntries();
    const found = quoteErrors(sent);
    flushSync(() => dispatch({ type: 'submit', entries: sent, errors: found }));
    const [first] = Object.keys(found);
    if (first) return focusField(first);
    void submit(withHoneypot(quoteEnquiry(sent), new FormData(element)));
  }

  // Not at each letter.
  const branches = useMemo(() => <QuoteBranches chosen={entries.location} />, [entries.location]);

  if (status === 'sent')
    return <QuoteSuccess firstName={shown.sentName} headingRef={enquiry.sentHeading} />;

  return (
    <div className={formStack}>
      <DraftRestoredNote restored={enquiry.restored} form={formId} />
      <form
        ref={form}
        id={formId}
        className={layout}
        method="post"
        action={import.meta.env.VITE_FORM_ENDPOINT}
        noValidate={shown.kind === 'interactive'}
        onReset={() => {
          enquiry.clear();
          tyreSize.reset();
          dispatch({ type: 'reset' });
          focusField('width');
        }}
        onSubmit={(event) => {
          onSubmit(event.currentTarget);
          // Last, because the browser posts the form if any of this throws an error.
          event.preventDefault();
        }}
      >
        <input type="hidden" name="formType" value="tyre-enquiry" />
        <input type="hidden" name="_subject" value={quoteSubject('', '')} />
        <Honeypot />
        <TyreSizeFields size={entries} actions={tyreSize} />
        <Group id="your-car" heading={words.carHeading} hint={words.carHint}>
          <div className={numberPlate}>
            <Field label={words.rego} note={words.optionalNote} filled={entries.rego !== ''}>
              <input
                type="text"
                name="rego"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="send"
              />
            </Field>
          </div>
        </Group>
        <Group id="about-you" heading={words.personHeading} hint={words.personHint}>
          <div className={twoColumns}>
            {words.personFields.map((each) => {
              const { name, label } = each;
              const required = isRequired(each);
              const input = {
                id: name,
                name,
                required,
                'aria-invalid': Boolean(errors[name]),
                'aria-describedby': errors[name] && errorId(name),
              };
              return (
                <Field
                  key={name}
                  label={label}
                  note={required ? undefined : words.optionalNote}
                  filled={entries[name] !== ''}
                  validation={{ name, error: errors[name] }}
                >
                  {each.name === 'location' ? (
                    <select {...input} defaultValue="">
                      <option value="">{words.chooseLocation}</option>
                      {locations.map((location) => (
                        <option key={location} value={location}>
                          {location}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <input
                      {...input}
                      type={each.type}
                      autoComplete={each.autoComplete}
                      enterKeyHint="send"
                    />
                  )}
                </Field>
              );
            })}
          </div>
        </Group>
        <div className={formEnd}>
          <Field
            label={words.comment}
            note={words.optionalNote}
            filled={Boolean(entries.comment.trim())}
          >
            <textarea name="comment" rows={3} aria-describedby="comment-hint" />
          </Field>
          <small id="comment-hint">{words.commentHint}</small>
          <ErrorSummary
            errors={errors}
            announced={shown.announces ? shown.failures : undefined}
            onSelect={focusField}
          />
          <SubmitArea {...enquiry.area} label={words.send} pendingLabel={words.sending} />
          <PrivacyNotice formName="tyre-enquiry" isFilled={enquiry.isFilled} />
        </div>
        <div className={sidebar}>
          <EnquiryCard entries={entries} />
          {branches}
        </div>
      </form>
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly heading: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A group of fields, under a heading that says why the form asks for them. */
function Group({ id, heading, hint, children }: GroupProps) {
  return (
    <div role="group" aria-labelledby={id}>
      <div className={fieldGroupStyles}>
        <h2 id={id}>{heading}</h2>
        <p>{hint}</p>
      </div>
      {children}
    </div>
  );
}
