import { css } from 'linaria';
import { faqPage, type FaqItem } from '../../content/faq.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { mixins, square } from '../../styles/mixins.ts';
import { color, font, leading, media, motion, size, space, target } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';

const item = css`
  border-block-end: 1px solid ${color.border};

  &[open] {
    background-color: ${color.card};
    box-shadow: inset 4px 0 ${color.signal};
  }

  :where(summary) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.xxs} ${space.xs};
    padding: ${space.m} ${space.xxs} ${space.m} ${space.m};
    cursor: pointer;
  }

  :where(summary:hover h3) {
    text-decoration: underline;
  }

  :where(h3) {
    font: ${font.headline(size.label, 'single')};

    ${media.tablet} {
      font-size: ${size.itemHeading};
    }
  }

  /* The short answer, which is smaller; on wide screens all begin at one line. */
  :where(summary > span) {
    line-height: ${leading.note};

    ${media.phone} {
      font-size: ${size.small};
    }

    ${media.tablet} {
      font-size: ${size.lead};
    }
  }

  :where(svg) {
    grid-row: 1 / 3;
    grid-column: -2;
    ${square('1.6rem')}
    color: ${color.borderStrong};
    ${mixins.turning}
  }

  &[open] :where(svg) {
    rotate: 180deg;
  }

  &[open] > :last-child {
    animation: unroll ${motion.panel} ${motion.ease};
  }

  ${media.tablet} {
    :where(summary) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;
      gap: 0 ${space.l};
      min-block-size: ${target.row};
      padding-block: ${space.s};
    }

    :where(svg) {
      grid-row: 1;
    }
  }

  /* In print every answer is open. */
  @media print {
    break-inside: avoid;

    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }

    :where(summary) {
      display: block;
      padding-inline: 0;
    }

    :where(svg) {
      display: none;
    }
  }
`;

const answer = css`
  display: grid;
  gap: ${space.s};
  padding: ${space.xxs} ${space.m} ${space.l};
  /* Scroll target of a fragment: keeps the question above it in view. */
  scroll-margin-block-start: 10rem;

  :where(p) {
    max-inline-size: 36em;
  }

  :where(p a) {
    padding-block: 0.25em;
  }

  > :where(a) {
    place-self: start;
    ${mixins.linkTarget}
    ${mixins.quietText}
  }

  @media print {
    padding-inline: 0;
    font-size: ${size.small};

    > :where(a) {
      display: none;
    }
  }
`;

/**
 * A question with its short answer; it opens independently of the others (specification, section 4). The id is inside
 * the answer, so that the browser opens it for a fragment without script.
 */
export function Question({ id, question, short: figure, answer: paragraphs }: FaqItem) {
  return (
    <details className={item}>
      <summary>
        <h3>{question}</h3>
        <span>
          {figure.before ? `${figure.before} ` : null}
          {figure.value}
          {figure.after ? ` ${figure.after}` : null}
        </span>
        <Icon name="chevron" />
      </summary>
      <div className={answer} id={id}>
        {paragraphs.map((paragraph) => (
          <p key={JSON.stringify(paragraph)}>
            {paragraph.map((part) =>
              typeof part === 'string' ? (
                noBreakHyphens(part)
              ) : (
                <Link key={part.label} to={part.to}>
                  {part.label}
                </Link>
              ),
            )}
          </p>
        ))}
        <a href={`#${id}`}>
          {faqPage.linkLabel}
          <span className={visuallyHidden}>: {question}</span>
        </a>
      </div>
    </details>
  );
}
