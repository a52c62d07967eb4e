import { css } from 'linaria';
import { useState, type ReactNode, type Ref } from 'react';
import { headOfficeHours } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { sentHours, sooner } from '../../content/formWords.ts';
import { days } from '../../content/holidays.ts';
import { headOfficeOpens } from '../../content/replyTimes.ts';
import { formatTime, openingState, sayDate } from '../../domain/openingHours.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, layout, leading, media, size, space, tracks } from '../../styles/tokens.ts';
import { CentreLine } from '../../ui/CentreLine.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

const panel = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.l};
  justify-items: start;
  ${mixins.cardPadding}
  ${mixins.darkCard}

  [tabindex] {
    font-size: ${size.pageHeading};
    /* The heading is focused from the start; keep its focus ring clear of descenders. */
    padding-block-end: ${space.xs};
    scroll-margin-block-start: ${layout.aboveAnchor};
    overflow-wrap: anywhere;
  }

  :where([tabindex] + p) {
    font-size: ${size.label};
    line-height: ${leading.note};
  }

  :where(small) {
    display: block;
    color: ${color.onSurfaceDarkSoft};
  }

  > :where(p) > :where(a) {
    ${mixins.linkTarget}
  }

  &[data-split] {
    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }

  /* In print: black on white in a thick frame, without buttons or the heading's focus ring. */
  @media print {
    border: 3px solid;

    &,
    * {
      outline: 0 !important;
    }

    button {
      display: none;
    }
  }
`;

export interface SuccessPanelProps {
  /** The heading's level. */
  readonly as: 'h2' | 'h3';
  readonly heading: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly promise: string;
  /** Placed beside the text on wide screens, in the second column. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * When the head office opens, as a sentence that follows another; empty while it is open, near a day on which to call
 * first, or if the browser knows no time zones.
 */
function nextOpening(now: number): string {
  try {
    const state = openingState(now, headOfficeHours, days);
    if (state.kind === 'closed')
      return headOfficeOpens(sayDate(state.date), formatTime(state.opens));
  } catch {
    // The confirmation has to be shown even without the time.
  }
  return '';
}

/** Replaces a form once the enquiry has arrived: when to expect an answer (specification, section 4; D28). */
export function SuccessPanel({
  as: Heading,
  heading,
  headingRef,
  promise,
  aside,
  children,
}: SuccessPanelProps) {
  const [opens] = useState(() => nextOpening(Date.now()));
  return (
    <div className={panel} data-split={aside ? '' : undefined}>
      <Heading tabIndex={-1} ref={headingRef} aria-describedby="sent-promise">
        {heading}
      </Heading>
      <p id="sent-promise">
        {promise} <small>{`${sentHours}${opens}`}</small>
      </p>
      {aside}
      {children}
      <CentreLine />
      <p>
        {sooner[0]}
        <TelephoneLink number={business.telephones.main} />
        {sooner[1]}
      </p>
    </div>
  );
}
