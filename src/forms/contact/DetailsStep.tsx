import { css } from 'linaria';
import type { Ref } from 'react';
import { Button } from '../../components/Button.tsx';
import { visuallyHidden } from '../../styles/layout.ts';
import { color, font, media } from '../../styles/tokens.ts';
import { FailureNote } from '../FailureNote.tsx';
import { Field } from '../Field.tsx';
import { EmergencyCall } from './EmergencyCall.tsx';
import { defaultUrgency, enquiryTypes, lineFields, urgencies } from './fields.ts';
import type { ContactState } from './state.ts';
import { StepHead } from './StepHead.tsx';

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: 1.25rem;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: 1.25rem 1.75rem 1.75rem;
  }

  > * {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    > [data-half] {
      grid-column: auto;
    }
  }
`;

const choice = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-block-size: 3rem;
  padding-block-end: 1rem;
  border-block-end: 1px solid ${color.rule};

  b {
    display: none;
    font-family: ${font.display};
    font-size: 1.5rem;
    line-height: 1;
  }

  @media (scripting: none) {
    display: none;
  }
`;

interface DetailsStepProps {
  readonly status: ContactState['status'];
  readonly onBack: () => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly submitRef: Ref<HTMLButtonElement>;
}

/** The second step: who is asking, and what. Its fields are the browser's own, and so is their validation (D15). */
export function DetailsStep({ status, onBack, headingRef, submitRef }: DetailsStepProps) {
  const sending = status === 'sending';
  return (
    <fieldset data-part="details">
      <StepHead step={2} caption="Your Details" headingRef={headingRef} />
      <div className={body}>
        <div className={choice}>
          <span>
            {enquiryTypes.map(({ value, label }) => (
              <b key={value} data-for={value}>
                {label}
              </b>
            ))}
          </span>
          <Button
            tone="outline"
            disabled={sending}
            onClick={(event) => {
              // The second click of a double one on a tile is no wish to go back.
              if (event.detail < 2) onBack();
            }}
          >
            Back
          </Button>
        </div>
        <EmergencyCall />
        <div data-only="emergency">
          <Field label="Urgency">
            <select name="urgency" defaultValue={defaultUrgency}>
              {urgencies.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
        </div>
        {lineFields.map(({ label, ...field }) => (
          <div key={field.name} data-half={field.name === 'name' ? undefined : ''}>
            <Field label={label}>
              <input {...field} required enterKeyHint="next" />
            </Field>
          </div>
        ))}
        <Field label="Message">
          <textarea name="message" rows={5} required />
        </Field>
        {status === 'failed' ? <FailureNote what="message" /> : null}
        <div>
          <Button type="submit" ref={submitRef} loading={sending ? 'Sending...' : undefined}>
            Send message
          </Button>
        </div>
        <p className={visuallyHidden} role="status">
          {sending ? 'Sending...' : ''}
        </p>
      </div>
    </fieldset>
  );
}
