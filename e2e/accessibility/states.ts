/**
 * The audited states of the site that need an action. States that differ only in their words are here once. Of the six
 * message types, these are the emergency, which shows more than the others, and one other type.
 */
import type { Page } from '@playwright/test';
import type { Inbox } from '../../mocks/inbox/inbox.ts';
import { isWholeRun } from '../../spec/tools/run/scope.ts';
import { openReady, ready } from '../fixtures.ts';
import { forms, noteDialogs, send, type Form } from '../forms.ts';
import { openFilledIn } from '../open.ts';

export interface State {
  readonly name: string;
  /** The widths in pixels at which the state exists, from wide to narrow. The menus are for phones or for desktops. */
  readonly widths: readonly number[];
  /** Console lines that the state causes. */
  readonly console?: readonly RegExp[];
  readonly open: (page: Page, inbox: Inbox) => Promise<unknown>;
}

/** A desktop, and each width of a phone. */
export const everyWidth = [1280, 390, 360, 320];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const waitForText = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

/** Sends a form that is filled in. The form service answers with `reply`. */
function sendTo(
  page: Page,
  inbox: Inbox,
  form: Form,
  reply: 'refused-inactive' | 'held' | 'accepted',
) {
  // The dialog of a failure would block the page.
  noteDialogs(page);
  if (reply === 'held') inbox.endpoint.hold();
  else inbox.endpoint.reply = reply;
  return send(page, form);
}

const menus: readonly State[] = [
  {
    name: 'the phone’s open menu',
    widths: [390, 360, 320],
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/about');
      await press(page, 'Menu');
    },
  },
  ...['Tyres', 'Services', 'About'].map((name): State => ({
    name: `the panel of ${name}`,
    widths: [1280],
    open: async (page) => {
      await page.goto('/about');
      await press(page, name);
    },
  })),
];

type Open = State['open'];

/** A state that exists at every width. */
const everywhere = ([name, open]: readonly [string, Open]) => ({ name, widths: everyWidth, open });

const parts = Object.entries<Open>({
  'the questions of one category': async (page) => {
    await page.goto('/faq#battery');
    await page.getByRole('radio', { name: /^Mechanical/ }).check();
  },
  'the result of the search for a branch': async (page) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -43.5063, longitude: 172.735 });
    await openReady(page, '/locations');
    await press(page, 'Find the nearest branch');
    await waitForText(page, 'is nearest: about');
  },
  'the search for a branch when the device shares no location': async (page) => {
    await openReady(page, '/contact');
    await press(page, 'Find the nearest branch');
    await waitForText(page, 'Your browser hasn’t shared your location.');
  },
  'step 2 for an emergency': async (page) => {
    await openReady(page, '/contact');
    await page.getByRole('radio', { name: /^Emergency/ }).click();
    await waitForText(page, 'Call us now. Don’t wait for a reply.');
  },
  'a chosen topic': async (page) => {
    await openReady(page, '/contact');
    await page.getByRole('radio', { name: /^Tyres/ }).click();
    await press(page, 'Back');
    await page.getByRole('radio', { name: /^Tyres/, checked: true }).waitFor();
  },
  'a quote with four fields empty': async (page) => {
    await openReady(page, '/tyre-enquiry');
    await press(page, '205/55R16');
    await press(page, 'Get my quote');
    await waitForText(page, 'Please fix 4 fields');
  },
}).map(everywhere);

/** States that `npm test` leaves out, because stories show them, and axe audits each story. */
const shownByStories = Object.entries<Open>({
  'the answer to a question': async (page) => {
    await openReady(page, '/tyres');
    await press(page, 'How old are my tyres?');
    await page.getByRole('textbox', { name: /DOT code/ }).fill('2319');
    await waitForText(page, 'week 23 of 2019');
  },
  'a quote with a wrong email address and a whole size in one field': async (page) => {
    await openFilledIn(page, forms.quote);
    await page.getByRole('combobox', { name: 'Width' }).fill('225/45R17 94W');
    await page.getByRole('textbox', { name: 'Email' }).fill('aroha@');
    await press(page, 'Get my quote');
    await waitForText(page, 'Please fix 1 field');
    await waitForText(page, 'Filled in from “225/45R17 94W”.');
  },
}).map(everywhere);

const formStates = Object.values(forms).flatMap((form) =>
  Object.entries<Open>({
    'being sent': async (page, inbox) => {
      // The form counts the seconds and gives up after 15 of them, and an audit may take longer.
      await page.addInitScript(() => {
        const each = window.setInterval.bind(window);
        Object.assign(window, {
          setInterval: (run: () => void, wait?: number) =>
            each(run, wait === 1000 ? 3_600_000 : wait),
        });
      });
      await openFilledIn(page, form);
      await sendTo(page, inbox, form, 'held');
      await waitForText(page, form.waiting);
    },
    refused: async (page, inbox) => {
      await openFilledIn(page, form);
      await sendTo(page, inbox, form, 'refused-inactive');
      await page.getByRole('alert').waitFor();
    },
    sent: async (page, inbox) => {
      await openFilledIn(page, form);
      await sendTo(page, inbox, form, 'accepted');
      await page.getByRole('heading', { name: form.sent }).waitFor();
    },
    'restored and offline': async (page) => {
      await openFilledIn(page, form);
      await page.reload();
      await ready(page);
      await waitForText(page, 'What you typed is still here.');
      await form.fillIn(page);
      // The network stays on, because without it pictures would fail to load at some widths.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false });
        dispatchEvent(new Event('offline'));
      });
      await waitForText(page, 'You’re offline.');
    },
    'left while it was being sent': async (page, inbox) => {
      await openFilledIn(page, form);
      await sendTo(page, inbox, form, 'held');
      await waitForText(page, form.waiting);
      await page.reload();
      await ready(page);
      await waitForText(page, 'it may have reached us');
    },
  }).map(([what, open]) => ({
    ...everywhere([`the form of ${form.address}, ${what}`, open]),
    ...(what === 'refused' && { console: [/Form submission failed/, /status of 403/] }),
  })),
);

export const states: readonly State[] = [
  ...menus,
  ...parts,
  ...(isWholeRun ? [...shownByStories, ...formStates] : []),
];
