import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { faq, faqCategories, faqPage } from '../../content/faq.ts';
import { priceBasis } from '../../content/prices.ts';
import type { RoutePath } from '../../content/routes.ts';
import { columns, container } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { breakpoint, color, layout, media, size, space } from '../../styles/tokens.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { PageLinks } from '../../ui/RelatedPages.tsx';
import { Section } from '../../ui/Section.tsx';
import { Question } from './Question.tsx';
import { QuestionFilter } from './QuestionFilter.tsx';

/** The pages with the full prices and terms. */
const related = [
  '/services/wof-inspection',
  '/warranty',
  '/payment-options',
] as const satisfies readonly RoutePath[];

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
  }
`;

const note = css`
  font-size: ${size.small};
  color: ${color.inkSoft};
`;

/* On a phone the first question is in the first screen, and the chosen filter has the number. */
const announced = css`
  ${media.phone} {
    ${mixins.visuallyHidden}
  }

  ${media.tablet} {
    margin-block-start: calc(-1 * ${space.s});
  }
`;

const list = css`
  display: grid;
  gap: ${space.xxxl};

  /* The heading is above its list or beside it; its rule is the heaviest. */
  h2 {
    padding-block-end: ${space.s};
    border-block-end: 4px solid ${color.ink};
    font-size: ${size.sectionHeading};
  }

  h2 + details {
    border-block-start: 0;
  }

  details:last-child {
    border-block-end: 1px solid ${color.border};
  }

  /* The category's name stays in view beside its list. */
  @media screen and (min-width: ${breakpoint.desktop}) {
    gap: ${space.huge};

    section {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: start;
      column-gap: ${space.xxxl};
      border-block-start: 4px solid ${color.ink};
    }

    h2 {
      position: sticky;
      inset-block-start: 1rem;
      grid-row: 1 / span 9;
      inline-size: 15rem;
      padding-block: ${space.m};
      border: 0;
      font-size: ${size.partHeading};
    }

    details {
      grid-column: 2;
    }
  }

  @media print {
    display: block;
    columns: 2;
    column-gap: ${space.xxl};

    h2 {
      font-size: ${size.itemHeading};
    }
  }
`;

const further = css`
  h2 {
    margin-block-end: ${space.xs};
    font-size: ${size.cardHeading};
  }

  ${mixins.notInPrint}
`;

/**
 * The 22 questions, each with its short answer (specification, section 2, FAQ), and a filter by category in CSS
 * alone.
 */
export function Faq() {
  return (
    <>
      <PageBanner
        path="/faq"
        heading={faqPage.heading}
        subtitle={faqPage.subtitle}
        picture={{ phone: pictures.faqPhone, desktop: pictures.faqDesk }}
        textFirst
        short
      />
      <div className={container}>
        <div className={grid} data-chosen="none">
          <QuestionFilter />
          <p className={`${note} ${announced}`} role="status">
            <span data-shown="all">{faqPage.count(faq.length)}</span>
            {faqCategories.map(({ id }) => (
              <span data-shown={id} key={id}>
                {faqPage.countOf(faq.filter(({ category }) => category === id).length, faq.length)}
              </span>
            ))}
          </p>
          <div className={list}>
            {faqCategories.map(({ id, name }) => (
              <section data-category={id} key={id}>
                <h2>{name}</h2>
                {faq
                  .filter(({ category }) => category === id)
                  .map((item) => (
                    <Question key={item.id} item={item} />
                  ))}
              </section>
            ))}
          </div>
          <p className={note}>{priceBasis}</p>
        </div>
      </div>
      <Section tone="deep">
        <div className={columns} data-split="second">
          <nav className={further} aria-labelledby="related">
            <h2 id="related">{faqPage.closing.related}</h2>
            <PageLinks paths={related} large />
          </nav>
          <CallToAction
            heading={faqPage.closing.heading}
            ready={faqPage.closing.ready}
            line="main"
            contact={faqPage.closing.contact}
          />
        </div>
      </Section>
    </>
  );
}
