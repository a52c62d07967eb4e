import { css } from 'linaria';
import { faq, faqCategories, faqPage } from '../../content/faq.ts';
import {
  color,
  focusRing,
  font,
  leading,
  media,
  radius,
  size,
  space,
  tracks,
} from '../../styles/tokens.ts';

const look = css`
  border: 0;
  min-inline-size: 0;

  legend {
    margin-block-end: ${space.s};
    font-family: ${font.display};
    font-size: ${size.label};
    font-weight: 700;
    line-height: ${leading.label};
  }

  div {
    display: grid;
    grid-template-columns: ${tracks.two};
    gap: ${space.xs};

    ${media.largeText} {
      grid-template-columns: ${tracks.one};
    }
  }

  label:first-child {
    grid-column: 1 / -1;
  }

  label {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space.s};
    min-block-size: 2.75rem;
    padding: ${space.xs} ${space.m};
    border: 2px solid ${color.borderStrong};
    border-radius: ${radius};
    background: ${color.card};
    font-family: ${font.display};
    font-size: ${size.lead};
    font-weight: 700;
    line-height: ${leading.label};
    cursor: pointer;
  }

  label:hover {
    border-color: ${color.ink};
  }

  /* The radio lies over its plate, unseen: pressing, focus and arrows are the browser's own. */
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  label:has(input:checked) {
    border-color: ${color.ink};
    background: ${color.signal};
    color: ${color.onSignal};
  }

  label:has(input:focus-visible) {
    ${focusRing}
  }

  @supports not selector(:has(a)) {
    input {
      position: static;
      inline-size: auto;
      opacity: 1;
    }
  }

  ${media.tablet} {
    div {
      grid-template-columns: repeat(5, auto);
    }

    label:first-child {
      grid-column: auto;
    }
  }

  ${media.desktop} {
    div {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }

  @media (forced-colors: active) {
    label:has(input:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }

  @media print {
    display: none;
  }
`;

/**
 * Plates that choose which questions are shown. They are radios and the page's style rules do the rest, so
 * they work before script and without it.
 */
export function QuestionFilter() {
  const plates = [{ id: 'all', name: faqPage.all }, ...faqCategories];
  return (
    <fieldset className={look}>
      <legend>{faqPage.filter}</legend>
      <div>
        {plates.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="questions" value={id} defaultChecked={id === 'all'} />
            {name}{' '}
            <span>
              {id === 'all' ? faq.length : faq.filter(({ category }) => category === id).length}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
