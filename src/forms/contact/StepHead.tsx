import { css } from 'linaria';
import type { Ref } from 'react';
import * as words from '../../content/contactFormWords.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { cardBox, color, layout, media, motion, radius, size, space } from '../../styles/tokens.ts';

/** Dark header of the card: the current step. */
const header = css`
  inline-size: 100%;
  ${mixins.roomyPadding}
  ${mixins.dark}

  :where(h3) {
    ${mixins.baselineRow}
    justify-content: space-between;
    gap: ${space.xxs} ${space.m};
    scroll-margin-block-start: ${layout.aboveAnchor};
    border-radius: ${radius};

    ${media.tablet} {
      font-size: ${size.cardHeading};
    }
  }

  :where(small) {
    color: ${color.onSurfaceDarkSoft};
  }

  :where(h3 > small) {
    order: 1;
  }

  :where(h3 + small) {
    display: block;
    margin-block-start: ${space.xxs};
  }

  /* Without script both steps show, and the hint does not apply. */
  @media (scripting: none) {
    &:is(legend) :where(h3 + small) {
      display: none;
    }
  }
`;

/** A road's centre line as the progress bar: yellow up to the current step. */
const road = css`
  position: relative;
  block-size: 1.15rem;
  background-color: ${color.surfaceDark};
  color: ${color.surfaceDarkRule};

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: ${space.xxs} ${cardBox.side};
    block-size: 0.3rem;
    background: repeating-linear-gradient(to right, currentcolor 0 1.75rem, transparent 0 3rem);
  }

  &::after {
    color: ${color.signal};
  }

  &[aria-valuenow='50']::after {
    inset-inline-end: 50%;
  }

  &[aria-valuenow='100']::after {
    transition: inset-inline-end ${motion.measure} ${motion.ease};
  }

  @starting-style {
    &[aria-valuenow='100']::after {
      inset-inline-end: 50%;
    }
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-block-end: 1px solid ${color.border};
  }
`;

interface StepHeadProps {
  readonly step: 1 | 2;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * The header of a step. Each step has its own, so that the two together are still right without script, where both
 * show (specification, section 4). In the first step it is the radio group's legend. In the second it is a plain
 * `div`: its heading takes focus, and a legend would be read out twice.
 */
export function StepHead({ step, headingRef }: StepHeadProps) {
  const { caption, hint } = words.steps[step];
  const Head = step === 1 ? 'legend' : 'div';
  return (
    <>
      <Head className={header}>
        <h3 tabIndex={-1} ref={headingRef}>
          <small>
            {words.stepNumber(step)}
            <span className={visuallyHidden}>:</span>
          </small>{' '}
          <span>{caption}</span>
        </h3>{' '}
        <small>{hint}</small>
      </Head>
      <div
        className={road}
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={step * 50}
      />
    </>
  );
}
