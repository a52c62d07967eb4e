import { css } from 'linaria';
import { visuallyHidden } from '../../styles/layout.ts';
import { color, radius, size, space } from '../../styles/tokens.ts';
import type { QuoteErrors, QuoteFieldName } from './rules.ts';

const box = css`
  padding: ${space.m};
  border: 2px solid ${color.stop};
  border-inline-start-width: 0.5rem;
  border-radius: ${radius};

  h3 {
    font-size: ${size.label};
  }

  a {
    display: inline-block;
    padding-block: 0.3em;
    font-weight: 600;
    color: ${color.stop};
  }
`;

interface ErrorSummaryProps {
  readonly errors: QuoteErrors;
  /** The submission whose errors are to be said aloud, counted from 1; none once an entry was edited. */
  readonly announced: number | undefined;
  /** Takes the visitor to a field. */
  readonly onFollow: (field: QuoteFieldName) => void;
}

/**
 * Beside the button: how many entries are wrong and what is wrong with each, in the order of the form. A screen
 * reader says how many, once for each submission.
 */
export function ErrorSummary({ errors, announced, onFollow }: ErrorSummaryProps) {
  const lines = Object.entries(errors) as [QuoteFieldName, string][];
  const count = lines.length === 1 ? 'Please fix 1 field' : `Please fix ${lines.length} fields`;
  return (
    <>
      <p className={visuallyHidden} role="status">
        {announced ? <span key={announced}>{count}</span> : null}
      </p>
      {lines.length > 0 ? <List heading={count} lines={lines} onFollow={onFollow} /> : null}
    </>
  );
}

interface ListProps extends Pick<ErrorSummaryProps, 'onFollow'> {
  readonly heading: string;
  readonly lines: readonly (readonly [QuoteFieldName, string])[];
}

function List({ heading, lines, onFollow }: ListProps) {
  return (
    <div className={box} role="group" aria-labelledby="to-mend">
      <h3 id="to-mend">{heading}</h3>
      <ul role="list">
        {lines.map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onFollow(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
