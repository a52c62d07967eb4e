/** What every page does in the browser, without React: the same in the built site, in development, tests and stories. */
import '../sections/focusReturn.client.ts';
import '../sections/liveText.client.ts';
import '../sections/panelClosing.client.ts';
import { standInForHas } from '../sections/standInHas.ts';

if (!CSS.supports('selector(:has(a))')) standInForHas();
