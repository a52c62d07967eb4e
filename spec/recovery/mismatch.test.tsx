import { expect, vi } from 'vitest';
import { clause } from '../tools/clause.ts';
import { hydrate, serve } from './served.ts';
import { translate } from './translate.ts';

const hours = (words: string) => (
  <p>
    <span>{words}</span>
  </p>
);

/** Records the errors that the page reports, and keeps them out of the console. */
const reports = () => vi.spyOn(window, 'reportError').mockImplementation(() => undefined);

clause('FORM-MISMATCH', 'words that differ from the served words are reported once', async () => {
  const reported = reports();
  const container = serve(hours('Open'));
  await hydrate(container, hours('Closed'));
  expect(container).toHaveTextContent('Closed');
  expect(reported).toHaveBeenCalledOnce();
});

clause('FORM-MISMATCH', 'elements of a translator are not reported', async () => {
  const reported = reports();
  const container = serve(hours('Open'));
  translate(container);
  await hydrate(container, hours('Open'));
  expect(reported).not.toHaveBeenCalled();
});

clause('FORM-MISMATCH', 'an element of an extension is not reported', async () => {
  const reported = reports();
  const container = serve(hours('Open'));
  container.querySelector('span')?.before(document.createElement('com-manager-overlay'));
  await hydrate(container, hours('Open'));
  expect(reported).not.toHaveBeenCalled();
});
