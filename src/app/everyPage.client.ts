/** The scripts of every page, without React: the same in the built site, in development, tests and stories. */
import '../shell/returnFocus.client.ts';
import '../shell/keepFragmentInView.client.ts';
import '../branches/openStatus.client.ts';
import '../pages/faq/showTarget.client.ts';
import '../shell/closePanels.client.ts';
import { removeExpired } from '../forms/enquiry/kept.ts';
import { installChosenFallback } from '../shell/chosenFallback.ts';

if (!CSS.supports('selector(:has(a))')) installChosenFallback();
removeExpired();
