import { css } from 'linaria';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { enquiryTypes } from '../../content/contactFormWords.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, motion, radius, size, space, tracks } from '../../styles/tokens.ts';
import { ArrowIcon } from '../../ui/Icon.tsx';
import { StepHead } from './StepHead.tsx';

const tiles = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: ${tracks.two};
  gap: ${space.xs};
  padding: ${space.s};

  ${mixins.oneColumnAtLargeText}

  ${media.tablet} {
    grid-template-columns: ${tracks.three};
    gap: ${space.m};
    ${mixins.cardPadding}
  }
`;

const tile = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: ${tracks.one};
  gap: ${space.xs};
  padding: ${space.s};
  border: 2px solid ${color.borderStrong};
  border-radius: ${radius};
  background-color: ${color.background};
  transition: background ${motion.press} ${motion.ease};

  :where(strong) {
    font: ${font.headline(size.label, 'single')};

    ${media.narrow} {
      font-size: ${size.lead};
    }

    /* The longest name, Emergency, fits into a third of the row. */
    ${media.tablet} {
      ${mixins.containerHundredth}
      font-size: min(${size.cardHeading}, 5.7 * var(--cqi));
    }
  }

  :where(small) {
    color: ${color.inkSoft};
  }

  :where(svg) {
    justify-self: end;
    font-size: ${size.label};

    ${media.phone} {
      display: none;
    }
  }

  /* The radio covers the whole tile, so that it receives the click itself. */
  :where(input) {
    ${mixins.coveringInput}
  }

  &:hover {
    background-color: ${color.signal};
    border-color: currentcolor;
    color: ${color.onSignal};
  }

  &:hover :where(small) {
    color: inherit;
  }

  &:has(:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 2px ${color.ink};
  }

  &:has(:focus-visible) {
    ${mixins.focusRing}
  }

  @supports not selector(:has(a)) {
    &:focus-within {
      ${mixins.focusRing}
    }
  }

  &:has([value='emergency']) {
    border-block-start: 0.6rem solid ${color.stop};
    padding-block-start: ${space.xxs};
  }

  @media (forced-colors: active) {
    /* An outline would hide the focus ring. */
    &:has(:checked) {
      border-inline-start: 0.6rem solid Highlight;
    }
  }
`;

/**
 * The first step: six radios as tiles. Click, Enter and Space go on to the next step; arrow keys only change the
 * choice, so that a keyboard user can hear all six (CONTACT-PRESS, CONTACT-ARROWS).
 */
export function TypeStep({ onChoose }: { readonly onChoose: () => void }) {
  const arrowIsDown = useRef(false);

  function choose({ target }: { readonly target: EventTarget }): boolean {
    if (!(target instanceof HTMLInputElement)) return false;
    target.checked = true;
    onChoose();
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    arrowIsDown.current = event.key.startsWith('Arrow');
    // A key held down since the previous step must not choose a tile.
    if (event.key === 'Enter' && (event.repeat || choose(event))) event.preventDefault();
  }

  function onKeyUp(event: KeyboardEvent) {
    arrowIsDown.current = false;
    // Browsers ignore Space on a radio that is already checked.
    if (event.key === ' ' && choose(event)) event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    // Arrow keys fire a click too, without a count; a window that loses the focus misses that a key is released. The
    // second click of a double-click was meant for the previous step.
    if (event.detail === 1 || (event.detail < 1 && !arrowIsDown.current)) choose(event);
  }

  return (
    <fieldset data-part="type">
      <StepHead step={1} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- listens to its radios */}
      <div className={tiles} onKeyDown={onKeyDown} onKeyUp={onKeyUp} onClick={onClick}>
        {enquiryTypes.map(({ value, label, hint }) => (
          <label key={value} className={tile}>
            <input type="radio" name="enquiryType" value={value} />
            <strong>
              {label}
              <span className={visuallyHidden}>:</span>
            </strong>{' '}
            <small>{hint}</small>
            <ArrowIcon />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
