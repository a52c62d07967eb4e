import { css } from 'linaria';
import { color, radius } from '../../styles/tokens.ts';
import type { QuoteErrors, QuoteFieldName } from './rules.ts';

const box = css`
  padding: 0.9rem 1rem;
  border: 2px solid ${color.stop};
  border-inline-start-width: 0.5rem;
  border-radius: ${radius};

  h3 {
    font-size: 1.5rem;
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
  /** Takes the visitor to a field. */
  readonly onFollow: (field: QuoteFieldName) => void;
}

/** Beside the button: what still stands between the visitor and a quote, in the order of the form. */
export function ErrorSummary({ errors, onFollow }: ErrorSummaryProps) {
  const lines = Object.entries(errors) as [QuoteFieldName, string][];
  if (lines.length === 0) return null;
  return (
    <div className={box} role="group" aria-labelledby="to-mend">
      <h3 id="to-mend">Before we can quote</h3>
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
