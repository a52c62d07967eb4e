import { css } from 'linaria';
import { useEffect, useRef, useState, type Ref } from 'react';
import * as words from '../../content/quoteFormWords.ts';
import { mixins, square } from '../../styles/mixins.ts';
import { color, font, media, size, space } from '../../styles/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { SuccessPanel } from '../notes/SuccessPanel.tsx';
import { referenceNumber } from './enquiry.ts';
import { fireConfetti } from './fireConfetti.ts';

const canvasStyles = css`
  position: fixed;
  inset: 0;
  z-index: 3;
  ${square('100%')}
  pointer-events: none;

  ${mixins.notInPrint}
`;

const reference = css`
  /* On wide screens the reference is beside its note, like a ticket stub. */
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    align-content: center;
    max-inline-size: 26rem;
    padding-inline-start: ${space.xxl};
    border-inline-start: 3px dashed ${color.surfaceDarkRule};
  }

  :where(strong) {
    display: block;
    font: ${font.headline(size.partHeading)};
    letter-spacing: 0.02em;
    color: ${color.signal};

    ${media.desktop} {
      font-size: ${size.sectionHeading};
    }
  }
`;

interface QuoteSuccessProps {
  readonly firstName: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/**
 * Replaces the quote form once the enquiry has arrived (specification, section 4; D19, D20, D28). The reference
 * number is not sent with the enquiry, so the page doesn't suggest that staff can look it up.
 */
export function QuoteSuccess({ firstName, headingRef }: QuoteSuccessProps) {
  const [number] = useState(() => referenceNumber(Date.now()));
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => (canvas.current ? fireConfetti(canvas.current) : undefined), []);

  return (
    <>
      <canvas ref={canvas} className={canvasStyles} aria-hidden="true" />
      <SuccessPanel
        as="h2"
        heading={
          <span>
            {words.thanks[0]}
            <bdi>{firstName}</bdi>
            {words.thanks[1]}
          </span>
        }
        headingRef={headingRef}
        promise={words.sentPromise}
        aside={
          <p className={reference}>
            <span>{words.reference}</span> <strong>{number}</strong>
            <small>{words.referenceNote}</small>
          </p>
        }
      >
        <Button tone="outline" onClick={() => location.reload()}>
          {words.another}
        </Button>
      </SuccessPanel>
    </>
  );
}
