import { css } from 'linaria';
import * as words from '../../content/quoteFormWords.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import type { QuoteEntries } from './enquiry.ts';
import { requiredFields } from './fields.ts';
import { quoteErrors } from './validation.ts';

/*
 * A card with a dark header, ruled lines and a road's centre line. Lines have a fixed height, so that nothing moves
 * while the visitor types.
 */
const card = css`
  display: none;

  ${media.desktop} {
    display: block;
    ${mixins.card}
    overflow: clip;
  }

  p {
    display: flex;
    align-items: center;
    block-size: 3.25rem;
    margin-inline: ${space.xl};
    border-block-end: 1px solid ${color.border};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  p:last-child {
    display: grid;
    grid-template-columns: ${tracks.four};
    gap: ${space.m};
    border: 0;
  }

  ${mixins.notInPrint}
`;

const cardHead = css`
  padding: ${space.s} ${space.xl};
  ${mixins.dark}
  font: ${font.headline(size.cardHeading)};
`;

const lineName = css`
  flex: none;
  inline-size: 6rem;
`;

const lineText = css`
  overflow: hidden;
  font: ${font.headline(size.label, 'note')};
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.ink};
`;

const dash = css`
  block-size: 0.4rem;
  background-color: ${color.border};

  &[data-filled='true'] {
    background-color: ${color.signal};
  }

  @media (forced-colors: active) {
    &[data-filled='true'] {
      background-color: Highlight;
    }
  }
`;

/** The card's lines, from the fields. */
function linesOf({ width, profile, rim, ...entries }: QuoteEntries) {
  const series = profile && `/${profile}`;
  const wheel = rim && `R${rim.replace(/^r/i, '')}`;
  return [
    [words.summaryTyres, width + series + wheel],
    [words.rego, entries.rego.toUpperCase()],
    [words.summaryName, `${entries.firstName} ${entries.lastName}`],
    [words.summaryPhone, entries.phone],
    [words.summaryEmail, entries.email],
    [words.summaryBranch, entries.location],
  ] as const;
}

/**
 * A summary of the enquiry beside the form on wide screens: a line per detail, and a dash per required field that
 * turns yellow once the field is valid. It only repeats the fields, so it is hidden from assistive technology.
 */
export function EnquiryCard({ entries }: { readonly entries: QuoteEntries }) {
  const errors = quoteErrors(entries);
  return (
    <div className={card} aria-hidden="true">
      <div className={cardHead}>{words.summaryHeading}</div>
      {linesOf(entries).map(([label, text]) => (
        <p key={label}>
          <span className={lineName}>{label}</span>{' '}
          <span className={lineText} dir="auto">
            {text}
          </span>
        </p>
      ))}
      <p>
        {requiredFields.map(({ name }) => (
          <span key={name} className={dash} data-filled={!(name in errors)} />
        ))}
      </p>
    </div>
  );
}
