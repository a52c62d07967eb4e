import { css } from 'linaria';
import * as words from '../../content/quoteFormWords.ts';
import { mixins } from '../../styles/mixins.ts';
import { cardBox, color, font, size, space } from '../../styles/tokens.ts';
import type { QuoteEntries } from './enquiry.ts';
import { requiredFields } from './fields.ts';
import { quoteErrors } from './validation.ts';

/*
 * A card with a dark header, ruled lines and a road's centre line. Lines have a fixed height, so that nothing moves
 * while the visitor types.
 */
const card = css`
  ${mixins.card}
  overflow: clip;

  :where(div) {
    ${mixins.partPadding}
    ${mixins.dark}
    font: ${font.headline(size.cardHeading)};
  }

  :where(p) {
    display: flex;
    gap: ${space.m};
    align-items: center;
    block-size: 3.25rem;
    margin-inline: ${cardBox.side};
    border-block-start: 1px solid ${color.border};
    color: ${color.inkSoft};
  }

  :where(small) {
    flex: none;
    inline-size: 5.4rem;
  }

  :where(strong) {
    overflow: hidden;
    font: ${font.headline(size.label, 'note')};
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.ink};
  }

  [data-filled] {
    flex: 1;
    block-size: 0.3rem;
    background-color: ${color.border};
  }

  [data-filled='true'] {
    background-color: ${color.signal};

    @media (forced-colors: active) {
      background-color: Highlight;
    }
  }
`;

/**
 * A summary of the enquiry beside the form on wide screens: a line per detail, and a dash per required field that
 * turns yellow once the field is valid. It only repeats the fields, so it is hidden from assistive technology.
 */
export function EnquiryCard({ entries }: { readonly entries: QuoteEntries }) {
  const { width, profile, rim } = entries;
  const series = profile && `/${profile}`;
  const wheel = rim && `R${rim.replace(/^r/i, '')}`;
  const lines = [
    [words.summaryTyres, width + series + wheel],
    [words.rego, entries.rego.toUpperCase()],
    [words.summaryName, `${entries.firstName} ${entries.lastName}`],
    [words.summaryPhone, entries.phone],
    [words.summaryEmail, entries.email],
    [words.summaryBranch, entries.location],
  ] as const;
  const errors = quoteErrors(entries);
  return (
    <div className={card} aria-hidden="true">
      <div>{words.summaryHeading}</div>
      {lines.map(([label, text]) => (
        <p key={label}>
          <small>{label}</small> <strong dir="auto">{text}</strong>
        </p>
      ))}
      <p>
        {requiredFields.map(({ name }) => (
          <span key={name} data-filled={!(name in errors)} />
        ))}
      </p>
    </div>
  );
}
