/** The scripts of every page, without React: the same in the built site, in development, tests and stories. */
import '../shell/returnFocus.client.ts';
import '../shell/keepFragmentInView.client.ts';
import '../branches/openStatus.client.ts';
import '../pages/faq/showTarget.client.ts';
import '../shell/closePanels.client.ts';
import { removeExpired } from '../forms/enquiry/kept.ts';

// Only browsers of 2023 and before load it. If it can't be loaded, what it would show is shown from the start.
if (!CSS.supports('selector(:has(a))'))
  import('../shell/chosenFallback.ts').then(
    ({ installChosenFallback }) => installChosenFallback(),
    () => undefined,
  );
removeExpired();
