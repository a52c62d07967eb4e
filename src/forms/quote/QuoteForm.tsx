import { css } from 'linaria';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { color, font, leading, media, paper, size, space, tracks } from '../../styles/tokens.ts';
import type { submitEnquiry } from '../enquiry/submitEnquiry.ts';
import { useEnquiry } from '../enquiry/useEnquiry.ts';
import { withHoneypot } from '../enquiry/withHoneypot.ts';
import { errorId, Field } from '../fields/Field.tsx';
import { Honeypot } from '../fields/Honeypot.tsx';
import { SubmitArea } from '../fields/SubmitArea.tsx';
import { DraftRestoredNote } from '../notes/DraftRestoredNote.tsx';
import { PrivacyNotice } from '../notes/PrivacyNotice.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldGroupStyles } from './fieldGroupStyles.ts';
import { locations, optional, personFields } from './fields.ts';
import { QuoteBranches } from './QuoteBranches.tsx';
import { QuoteSuccess } from './QuoteSuccess.tsx';
import {
  emptyEntries,
  quoteEnquiry,
  quoteEntries,
  quoteErrors,
  quoteSubject,
  type QuoteEntries,
  type QuoteErrors,
  type QuoteFieldName,
} from './rules.ts';
import { TyreSizeFields } from './TyreSizeFields.tsx';
import { useTyreSize } from './useTyreSize.ts';

/**
 * One column on a phone. On a desk the tyre begins beside the banner above and ends with its own fields; what
 * has been asked and the branches stand beside the rest.
 */
const layout = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  row-gap: ${space.xxl};

  :is(input, select, textarea):not([name='rego']) {
    background: ${color.card};
  }

  ${media.tablet} {
    > [aria-labelledby='your-car'] {
      display: grid;
      grid-template-columns: ${tracks.two};
      align-items: end;
      column-gap: ${space.l};
    }
  }

  ${media.desktop} {
    grid-template: repeat(3, auto) 1fr / minmax(0, 1.22fr) minmax(0, 1fr);
    column-gap: ${space.huge};

    > *,
    > [role='group'] > * {
      grid-column: 1;
    }

    > [role='group'] > figure {
      grid-column: 2;
      grid-row: 1;
      align-self: end;
      margin-block-start: -26.5rem;
    }

    > [aria-labelledby='your-car'] > :last-child {
      grid-column: 2;
    }
  }
`;

/* As tall as the form, from the second group on. */
const beside = css`
  display: none;

  ${media.desktop} {
    display: grid;
    grid-column: 2 !important;
    grid-row: 2 / -1;
    grid-template-rows: auto 1fr;
    gap: ${space.xxl};
  }
`;

const whole = css`
  position: relative;
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xl};
`;

const pairs = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xs} ${space.l};

  /* As far from the next as those that keep a line for a message. */
  > :not(:has(> p)) {
    margin-block-end: ${space.xxl};
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/* A plate is white with black letters in any light. */
const plate = css`
  max-inline-size: 22rem;

  input {
    min-block-size: 4.5rem;
    padding: ${space.xxs} ${space.xs};
    border: 4px solid ${color.surfaceDark} !important;
    border-radius: 10px;
    background:
      radial-gradient(circle 4px at 15px 50%, ${color.onSurfaceDarkFaint} 96%, transparent),
      radial-gradient(
        circle 4px at calc(100% - 15px) 50%,
        ${color.onSurfaceDarkFaint} 96%,
        transparent
      ),
      ${paper.white};
    font-family: ${font.display};
    font-size: ${size.partHeading};
    font-weight: 700;
    letter-spacing: 0.09em;
    line-height: ${leading.single};
    text-align: center;
    text-transform: uppercase;
    color: ${color.surfaceDark};
  }

  input:not(:focus-visible) {
    box-shadow:
      inset 0 0 0 3px ${paper.white},
      inset 0 0 0 4px ${color.onSurfaceDarkFaint},
      0 0 0 1px ${color.borderStrong};
  }
`;

const end = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.l};
  /* The line that is kept for a message of the branch is room enough. */
  margin-block-start: calc(-1 * ${space.xl});

  [type='submit'] {
    inline-size: 100%;
    min-block-size: 4rem;
    padding-inline: ${space.xxl};
    font-size: ${size.itemHeading};

    ${media.tablet} {
      inline-size: auto;
    }
  }
`;

/** Ties to the form what stands outside it. */
const formId = 'quote-form';

interface QuoteFormProps {
  /** Sends the enquiry; a rejection is a failure to send. */
  readonly send: typeof submitEnquiry;
}

/**
 * The tyre quote form (specification, sections 4 and 5). Its fields are uncontrolled, as the contact form's
 * are; what stands in them is read after every edit, for the ticks, the chips and the tyre. The browser
 * validates until the form is hydrated; from then on it has five messages of its own (D15).
 */
export function QuoteForm({ send }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { status, submit, ...enquiry } = useEnquiry({
    form,
    name: 'tyre-enquiry',
    what: 'enquiry',
    send,
  });
  /** What stands in the fields; nothing until the form is hydrated. */
  const [typed, setTyped] = useState<QuoteEntries>();
  const [errors, setErrors] = useState<QuoteErrors>({});
  /** How often the visitor was told of errors, and whether nothing was edited since. */
  const [told, setTold] = useState({ times: 0, isNews: false });
  const [thanked, setThanked] = useState('');

  /** Reads the fields after they changed in any way. */
  function read(): QuoteEntries {
    const entries = form.current ? quoteEntries(new FormData(form.current)) : emptyEntries;
    setTyped(entries);
    return entries;
  }

  const tyreSize = useTyreSize(form, () => {
    read();
    enquiry.keep();
  });

  // After what was kept has been given back.
  useLayoutEffect(() => {
    read();
  }, []);

  function goTo(name: string | undefined) {
    const field = form.current?.elements.namedItem(name ?? '');
    if (field instanceof HTMLElement) field.focus();
  }

  function onSubmit(sent: HTMLFormElement) {
    tyreSize.settle();
    const entries = read();
    const found = quoteErrors(entries);
    const [first] = Object.keys(found);
    flushSync(() => {
      setErrors(found);
      if (first) setTold(({ times }) => ({ times: times + 1, isNews: true }));
    });
    if (first) return goTo(first);
    setThanked(entries.firstName.trim());
    return submit(withHoneypot(quoteEnquiry(entries), new FormData(sent)));
  }

  if (status === 'sent')
    return <QuoteSuccess firstName={thanked} headingRef={enquiry.sentHeading} />;

  const entries = typed ?? emptyEntries;
  const unfinished = quoteErrors(entries);
  /** What a checked field says of itself, and what is said of it. */
  const checked = (name: QuoteFieldName) => ({
    field: {
      filled: Boolean(entries[name].trim()),
      unfinished: name in unfinished,
      checked: { name, error: errors[name] },
    },
    input: {
      id: name,
      name,
      required: true,
      'aria-invalid': Boolean(errors[name]),
      'aria-describedby': errors[name] && errorId(name),
    },
  });
  const choice = checked('location');

  return (
    <div className={whole}>
      <DraftRestoredNote restored={enquiry.restored} form={formId} />
      <form
        ref={form}
        id={formId}
        className={layout}
        method="post"
        action={import.meta.env.VITE_FORM_ENDPOINT}
        noValidate={typed !== undefined}
        onInput={({ target }) => {
          const { name } = target as HTMLInputElement;
          setErrors(({ [name as QuoteFieldName]: _mended, ...rest }) => rest);
          setTold(({ times }) => ({ times, isNews: false }));
          read();
          enquiry.keep();
        }}
        onReset={() => {
          enquiry.forget();
          tyreSize.forgetSplit();
          setErrors({});
          setTold({ times: 0, isNews: false });
          setTyped(emptyEntries);
          goTo('width');
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit(event.currentTarget);
        }}
      >
        <input type="hidden" name="formType" value="tyre-enquiry" />
        <input type="hidden" name="_subject" value={quoteSubject('', '')} />
        <Honeypot />
        <TyreSizeFields size={entries} filling={tyreSize} />
        <Group
          id="your-car"
          heading="Your car"
          hint="Not sure of your size? Your rego helps us work it out."
        >
          <div className={plate}>
            <Field label="Rego" note={optional} filled={Boolean(entries.rego.trim())}>
              <input
                type="text"
                name="rego"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="next"
              />
            </Field>
          </div>
        </Group>
        <Group
          id="about-you"
          heading="About you"
          hint="So we can get back to you with a price. All fields are needed unless marked optional."
        >
          <div className={pairs}>
            {personFields.map(({ name, label, type, autoComplete }) => {
              const own = { type, autoComplete, enterKeyHint: 'next' } as const;
              const { field, input } = checked(name);
              return name === 'lastName' ? (
                <Field key={name} label={label} note={optional} filled={field.filled}>
                  <input name={name} {...own} />
                </Field>
              ) : (
                <Field key={name} label={label} {...field}>
                  <input {...input} {...own} />
                </Field>
              );
            })}
            <Field label="Nearest location" {...choice.field}>
              <select {...choice.input} defaultValue="">
                <option value="">Choose a branch</option>
                {locations.map((location) => (
                  <option key={location} value={location}>
                    {location}
                  </option>
                ))}
              </select>
            </Field>
          </div>
        </Group>
        <div className={end}>
          <Field label="Comment" note={optional} filled={Boolean(entries.comment.trim())}>
            <textarea name="comment" rows={3} />
          </Field>
          <ErrorSummary
            errors={errors}
            announced={told.isNews ? told.times : undefined}
            onFollow={goTo}
          />
          <SubmitArea
            status={status}
            what="enquiry"
            label="Get my quote"
            waiting="Processing..."
            submitRef={enquiry.submitButton}
          />
          <PrivacyNotice needed="your first name, phone number, email and nearest location" />
        </div>
        <div className={beside}>
          <EnquiryCard entries={entries} />
          <QuoteBranches />
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

/** Fields that belong together, below a heading that says why we ask. */
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
