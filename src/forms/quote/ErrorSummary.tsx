import { errorCount } from '../../content/quoteFormWords.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { note } from '../notes/FormNotes.tsx';
import type { QuoteFieldName } from './enquiry.ts';
import type { QuoteErrors } from './validation.ts';

interface ErrorSummaryProps {
  readonly errors: QuoteErrors;
  /** The number of the submission whose errors to announce, from 1; `undefined` once a field was edited. */
  readonly announced: number | undefined;
  readonly onSelect: (field: QuoteFieldName) => void;
}

/**
 * The error summary beside the button: how many fields are wrong, and a link to each. The count is announced once per
 * submission.
 */
export function ErrorSummary({ errors, announced, onSelect }: ErrorSummaryProps) {
  const lines = Object.entries(errors) as [QuoteFieldName, string][];
  const heading = errorCount(lines.length);
  return (
    <>
      <p className={visuallyHidden} role="status">
        {announced ? <span key={announced}>{heading}</span> : null}
      </p>
      {lines.length > 0 ? (
        <div className={note}>
          <h3>{heading}</h3>
          <ul role="list">
            {lines.map(([field, message]) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onSelect(field);
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
