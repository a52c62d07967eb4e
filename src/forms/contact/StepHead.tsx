import { css } from 'linaria';
import type { Ref } from 'react';
import { color, font, media, motion, size, space } from '../../styles/tokens.ts';

/** Black head of the job card: which step this is, and how far along the road. */
const head = css`
  inline-size: 100%;
  padding: ${space.m} ${space.l};
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.xxs} ${space.s};
    font-size: ${size.itemHeading};
    scroll-margin-block-start: 7rem;
    border-radius: 2px;

    ${media.tablet} {
      font-size: ${size.cardHeading};
    }
  }

  h3 > span:first-child {
    order: 1;
    font-size: ${size.small};
    color: ${color.onSurfaceDarkSoft};
  }

  small {
    display: block;
    margin-block-start: ${space.xxs};
    font-size: ${size.small};
    color: ${color.onSurfaceDarkSoft};
  }

  /* Without script both steps show, and nothing moves on. */
  @media (scripting: none) {
    &:is(legend) small {
      display: none;
    }
  }
`;

const dashes = `repeating-linear-gradient(90deg, currentcolor 0 1.75rem, transparent 1.75rem 3rem)`;

/** The centre line: yellow as far as the visitor has come. */
const road = css`
  position: relative;
  block-size: 1.25rem;
  background: ${color.surfaceDark};
  color: ${color.surfaceDarkRule};
  font-family: ${font.display};

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0.3rem;
    inset-inline: 1.25rem;
    block-size: 0.3rem;
    background: ${dashes};
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
    border-block-end: 1px solid ${color.onSurfaceDark};
  }
`;

interface StepHeadProps {
  readonly step: 1 | 2;
  readonly caption: string;
  /** What to know before the first answer. */
  readonly hint: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * The head of a step. It stands in the step itself, so that a page without script, which shows both
 * steps, says the truth about each (specification, section 4). It names the group of choices that the first step is;
 * of the second, whose heading takes the focus, it would be said twice.
 */
export function StepHead({ step, caption, hint, headingRef }: StepHeadProps) {
  const place = `Step ${step} of 2`;
  const Head = step === 1 ? 'legend' : 'div';
  return (
    <>
      <Head className={head}>
        <h3 tabIndex={-1} ref={headingRef}>
          <span>{place}</span> <span>{caption}</span>
        </h3>{' '}
        <small>{hint}</small>
      </Head>
      <div
        className={road}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={step * 50}
        aria-valuetext={place}
      />
    </>
  );
}
