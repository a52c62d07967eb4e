import { css } from 'linaria';
import type { Ref } from 'react';
import { color, font, leading, media, size, space, tracks } from '../../styles/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import type { EnquiryStatus } from '../enquiry/useEnquiry.ts';
import { Field } from '../fields/Field.tsx';
import { SubmitArea } from '../fields/SubmitArea.tsx';
import { EmergencyCall } from './EmergencyCall.tsx';
import { defaultUrgency, enquiryTypes, lineFields, urgencies } from './fields.ts';
import { StepHead } from './StepHead.tsx';

const body = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.l};
  padding: ${space.l};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
    padding: ${space.l} ${space.xl} ${space.xl};
  }

  > * {
    grid-column: 1 / -1;
  }

  /* On a phone either thumb reaches it. */
  ${media.phone} {
    [type='submit'] {
      inline-size: 100%;
    }
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
  gap: ${space.m};
  min-block-size: 3rem;
  padding-block-end: ${space.m};
  border-block-end: 1px solid ${color.border};

  b {
    display: none;
    font-family: ${font.display};
    font-size: ${size.label};
    line-height: ${leading.single};
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** What a field of spaces alone is refused by where there is no script. */
const notBlank = '.*\\S.*';

/**
 * Empties what holds only spaces, before the browser looks at it: it then says in its own words that something is
 * missing (D15). It presses the button itself when somebody presses Enter in a field.
 */
function emptyBlanks(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (!('required' in field && 'value' in field) || typeof field.value !== 'string') continue;
    if (field.value.trim() === '') field.value = '';
  }
}

interface DetailsStepProps {
  readonly status: EnquiryStatus;
  readonly onBack: () => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly submitRef: Ref<HTMLButtonElement>;
}

/** The second step: who is asking, and what. Its fields are the browser's own, and so is their validation (D15). */
export function DetailsStep({ status, onBack, headingRef, submitRef }: DetailsStepProps) {
  return (
    <div data-part="details">
      <StepHead
        step={2}
        caption="Your Details"
        hint="All fields are needed."
        headingRef={headingRef}
      />
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
            disabled={status === 'sending'}
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
              <input {...field} required pattern={notBlank} enterKeyHint="next" />
            </Field>
          </div>
        ))}
        <Field label="Message">
          <textarea name="message" rows={5} required />
        </Field>
        <SubmitArea
          status={status}
          what="message"
          label="Send message"
          waiting="Sending..."
          submitRef={submitRef}
          onPress={(event) => emptyBlanks(event.currentTarget.form)}
        />
      </div>
    </div>
  );
}
