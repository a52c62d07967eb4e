import { css } from 'linaria';
import { faq, faqCategories, faqPage } from '../../content/faq.ts';
import { priceBasis } from '../../content/prices.ts';
import type { RoutePath } from '../../content/routes.ts';
import { columns, container } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { layout, media, size, space } from '../../styles/tokens.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Chapters } from '../../ui/Chapters.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { Section } from '../../ui/Section.tsx';
import { Question } from './Question.tsx';
import { QuestionFilter } from './QuestionFilter.tsx';

/** The pages with the full prices and terms. */
const related: readonly RoutePath[] = ['/services/wof-inspection', '/warranty', '/payment-options'];

/**
 * Shows only the chosen category, and its count. Print has every question, and no count.
 *
 * @param whileChosen the selector of the list while a category is chosen
 */
function filterRules(whileChosen: (id: string) => string): string {
  const ids = faqCategories.map(({ id }) => id);
  const counts = ['all', ...ids].map((id) => `${whileChosen(id)} [data-shown='${id}']`);
  const others = ids.map((id) => `${whileChosen(id)} section:not([data-category='${id}'])`);
  return `@media screen {
      ${counts.join(', ')} { display: inline; }
      ${others.join(', ')} { display: none; }
    }`;
}

const grid = css`
  display: grid;
  gap: ${space.m};
  padding-block: ${space.m} ${layout.sectionSpace};

  [data-shown] {
    display: none;
  }

  ${filterRules((id) => `&:has([value='${id}']:checked)`)}

  /* Without :has(), script sets data-chosen (chosenFallback.ts); without script all questions show, and no filter. */
  @supports not selector(:has(a)) {
    &[data-chosen='none'] [data-shown='all'] {
      display: inline;
    }

    &[data-chosen='none'] fieldset {
      display: none;
    }

    ${filterRules((id) => `&[data-chosen='${id}']`)}
  }

  ${media.tablet} {
    gap: ${space.xl};
    padding-block-start: ${space.xxl};
  }

  ${media.desktop} {
    gap: ${space.xxl};
  }

  @media print {
    display: block;
    padding-block: ${space.m};

    /* The chapters. */
    > :where(div) {
      display: block;
      columns: 2;
      column-gap: ${space.xxl};
    }

    :where(h2) {
      font-size: ${size.itemHeading};
    }
  }
`;

/* On a phone the first question is in the first screen, and the chosen filter has the number. */
const announced = css`
  ${media.phone} {
    ${mixins.visuallyHidden}
  }
`;

/**
 * The 22 questions, each with its short answer (specification, section 2, FAQ), and a filter by category in CSS
 * alone.
 */
export function Faq() {
  const { related: relatedHeading, ...call } = faqPage.closing;
  return (
    <>
      <PageBanner path="/faq" words={faqPage} picture="faq" textFirst short />
      <div className={container}>
        <div className={grid} data-chosen="none">
          <QuestionFilter />
          <small className={announced} role="status">
            <span data-shown="all">{faqPage.count(faq.length)}</span>
            {faqCategories.map(({ id }) => (
              <span data-shown={id} key={id}>
                {faqPage.countOf(faq.filter(({ category }) => category === id).length, faq.length)}
              </span>
            ))}
          </small>
          <Chapters
            chapters={faqCategories.map(({ id, name }) => ({
              heading: name,
              category: id,
              content: (
                <div>
                  {faq
                    .filter(({ category }) => category === id)
                    .map((item) => (
                      <Question key={item.id} {...item} />
                    ))}
                </div>
              ),
            }))}
          />
          <small>{priceBasis}</small>
        </div>
      </div>
      <Section tone="deep">
        <div className={columns} data-split="second">
          <RelatedPages paths={related} heading={relatedHeading} />
          <CallToAction {...call} line="main" />
        </div>
      </Section>
    </>
  );
}
