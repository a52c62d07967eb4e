import { css } from 'linaria';
import { Fragment, type Ref } from 'react';
import { mainBranch } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import * as words from '../../content/contactFormWords.ts';
import { call } from '../../content/partWords.ts';
import { getSafe, otherHelp, vanForFlats, whenClosed } from '../../content/safety.ts';
import { openRows } from '../../domain/hoursRows.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { cardBox, color, font, media, size, space, target, tracks } from '../../styles/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { cleanFields } from '../enquiry/clean.ts';
import type { FieldName } from '../enquiry/submitEnquiry.ts';
import { Field } from '../fields/Field.tsx';
import { SubmitArea, type SubmitAreaProps } from '../fields/SubmitArea.tsx';
import { defaultUrgency } from './enquiry.ts';
import { StepHead } from './StepHead.tsx';

const emergencyBox = css`
  ${mixins.cardPadding}
  border-radius: ${cardBox.corner};
  background-color: ${color.stopFill};
  color: ${color.onStopFill};

  :where(strong) {
    display: block;
    margin-block-end: ${space.xs};
    font: ${font.headline(size.itemHeading, 'single')};
  }

  :where(a) {
    display: inline-block;
    margin-block: ${space.xs};
    font: ${font.headline(size.partHeading)};
  }

  :where(b) {
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    border: 3px solid;
  }
`;

const body = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.l};
  ${mixins.cardPadding}

  > * {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    > [data-half] {
      grid-column: auto;
    }
  }
`;

const choice = css`
  ${mixins.spread}
  gap: ${space.m};
  min-block-size: ${target.control};
  padding-block-end: ${space.m};
  border-block-end: 1px solid ${color.border};

  /* The form shows the one whose tile is checked. */
  [data-for] {
    display: none;
    font: ${font.headline(size.label, 'single')};
  }

  ${mixins.needsScript}
`;

/**
 * The browser validates the contact form (D15). This pattern rejects a value of only spaces where there is no script;
 * a dot in it would reject a copied line separator.
 */
const notBlank = '[\\s\\S]*\\S[\\s\\S]*';

/** Each of them is sent. */
const lineFields = words.lineFields satisfies readonly { readonly name: FieldName<'contact'> }[];

interface DetailsStepProps extends Omit<SubmitAreaProps, 'label' | 'pendingLabel' | 'onPress'> {
  readonly onBack: () => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The second step: contact details and message, with the browser's own validation (D15). */
export function DetailsStep({ onBack, headingRef, ...area }: DetailsStepProps) {
  return (
    <div data-part="details">
      <StepHead step={2} headingRef={headingRef} />
      <div className={body}>
        <EmergencyCall />
        <div className={choice}>
          <span>
            <span className={visuallyHidden}>{words.topic}</span>
            {words.enquiryTypes.map(({ value, label }) => (
              <span key={value} data-for={value}>
                {label}
              </span>
            ))}
          </span>
          <Button
            tone="outline"
            onClick={(event) => {
              // Ignore the second click of a double-click on a tile.
              if (event.detail < 2) onBack();
            }}
          >
            {words.back}
          </Button>
        </div>
        <div data-only="emergency">
          <Field label={words.urgency}>
            <select name="urgency" defaultValue={defaultUrgency}>
              {words.urgencies.map(({ value, label }) => (
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
              <input {...field} required pattern={notBlank} enterKeyHint="send" />
            </Field>
          </div>
        ))}
        <Field label={words.message}>
          <textarea name="message" rows={5} required />
        </Field>
        <SubmitArea
          {...area}
          label={words.send}
          pendingLabel={words.sending}
          onPress={(event) => cleanFields('contact', event.currentTarget.form)}
        />
      </div>
    </div>
  );
}

/**
 * The red box for emergencies: someone who is stuck should call rather than write (specification, section 4), and
 * needs to know what to do outside opening hours.
 */
function EmergencyCall() {
  const times = openRows(mainBranch.hours).map(({ kind, phrase }, index, { length }) => (
    <Fragment key={kind}>
      {' '}
      <b>{index < length - 1 ? `${phrase},` : phrase}</b>
    </Fragment>
  ));
  return (
    <div className={emergencyBox} data-only="emergency">
      <p>{getSafe.join(' ')}</p>
      <strong>{words.callNow}</strong>
      <TelephoneLink number={business.telephones.main} lead={call} />
      <p>
        {`${vanForFlats} ${words.weAnswer}`}
        {times}
        {`. ${otherHelp} ${whenClosed}`}
      </p>
    </div>
  );
}
