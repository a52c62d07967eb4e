import { css } from 'linaria';
import { faq, faqCategories, faqPage } from '../../content/faq.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, radius, size, space, target } from '../../styles/tokens.ts';

const styles = css`
  border: 0;
  min-inline-size: 0;
  ${mixins.shownWhole}

  :where(legend) {
    margin-block-end: ${space.s};
    font: ${font.headline(size.label)};
  }

  :where(div) {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  }

  :where(label) {
    flex: auto;
    position: relative;
    ${mixins.baselineRow}
    justify-content: space-between;
    gap: 0 ${space.s};
    min-block-size: ${target.link};
    padding: ${space.xs};
    border: 2px solid ${color.borderStrong};
    border-radius: ${radius};
    background-color: ${color.card};
    font: ${font.headline(size.lead)};
    cursor: pointer;
  }

  :where(label:hover) {
    border-color: ${color.ink};
  }

  /* An invisible radio covers each label, so that clicks, focus and arrow keys are native. */
  :where(input) {
    ${mixins.coveringInput}
  }

  :where(label:has(input:checked)) {
    border-color: ${color.ink};
    background-color: ${color.signal};
    color: ${color.onSignal};
  }

  :where(label:has(input:focus-visible)) {
    ${mixins.focusRing}
  }

  @supports not selector(:has(a)) {
    :where(input) {
      position: static;
      inline-size: auto;
      opacity: 1;
    }
  }

  ${media.phone} {
    :where(legend) {
      ${mixins.visuallyHidden}
    }
  }

  ${media.tablet} {
    :where(label) {
      padding-inline: ${space.m};
    }
  }

  ${media.desktop} {
    :where(div) {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }

  @media (forced-colors: active) {
    :where(label:has(input:checked)) {
      forced-color-adjust: none;
      border-color: Highlight;
      background-color: Highlight;
      color: HighlightText;
    }
  }

  ${mixins.notInPrint}
`;

/**
 * The filter of questions by category: radios, which the page's CSS reads, so that it works before and without
 * script.
 */
export function QuestionFilter() {
  const options = [{ id: 'all', name: faqPage.all }, ...faqCategories];
  return (
    <fieldset className={styles}>
      <legend>{faqPage.filter}</legend>
      <div>
        {options.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="questions" value={id} defaultChecked={id === 'all'} />
            {name}{' '}
            <span>
              {id === 'all' ? faq.length : faq.filter(({ category }) => category === id).length}
              <span className={visuallyHidden}>{faqPage.questions}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
