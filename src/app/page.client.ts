/** What every page does in the browser, without React: the same in the built site, in development, tests and stories. */
import '../sections/liveText.client.ts';
import '../sections/panelClosing.client.ts';

if (!CSS.supports('selector(:has(a))')) void import('../sections/standInHas.ts');
