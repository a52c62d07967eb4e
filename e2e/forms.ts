import type { Page } from '@playwright/test';
import { aBranch, business, phone } from '../spec/facts/business.ts';

/** A form, the texts that a visitor types into it, and what it then sends and shows. */
export interface Form {
  readonly address: string;
  /** The typed texts of a tyre's size, by the names of the fields. */
  readonly size?: Readonly<Record<string, string>>;
  /** The other typed texts, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** The branch that the visitor chooses. */
  readonly location?: string;
  /** The fields of the enquiry that arrives, by the keys of decision D17. */
  readonly arrives: Readonly<Record<string, string>>;
  readonly fillIn: (this: Form, page: Page) => Promise<void>;
  readonly button: string;
  readonly waiting: string;
  readonly sent: RegExp;
  readonly apology: string;
}

/** Opens the second step of the contact form with the topic Tyres, unless it is open. */
export async function openDetails(page: Page): Promise<void> {
  const tile = page.getByRole('radio', { name: /^Tyres/i });
  if (await tile.isVisible()) await tile.click();
}

async function fillIn(this: Form, page: Page): Promise<void> {
  await openDetails(page);
  for (const [name, text] of Object.entries(this.size ?? {}))
    await page.getByRole('combobox', { name }).fill(text);
  for (const [name, text] of Object.entries(this.typed))
    await page.getByRole('textbox', { name }).fill(text);
  if (this.location)
    await page.getByRole('combobox', { name: 'Nearest location' }).selectOption(this.location);
}

/** Presses the button that sends a form. */
export function send(page: Page, form: Form): Promise<void> {
  return page.getByRole('button', { name: form.button }).click();
}

const apology = (what: string) =>
  `Sorry, there was an error submitting your ${what}. Please call us at ${phone.main.number} or email ${business.email} directly.`;

/** The typed texts and what arrives: the key, the label and the text of each field, and what else arrives. */
function fields(
  others: Form['arrives'],
  ...rows: readonly (readonly [key: string, label: string, text: string])[]
): Pick<Form, 'typed' | 'arrives'> {
  return {
    typed: Object.fromEntries(rows.map(([, label, text]) => [label, text])),
    arrives: { ...others, ...Object.fromEntries(rows.map(([key, , text]) => [key, text])) },
  };
}

export const forms: Readonly<Record<'contact' | 'quote', Form>> = {
  contact: {
    address: '/contact',
    ...fields(
      { enquiryType: 'tyres' },
      ['name', 'Name', 'Aroha Tamati'],
      ['email', 'Email', 'aroha@post.example'],
      ['phone', 'Phone number', '021 000 0000'],
      ['message', 'Message', 'Two 205/55R16, please.\nFriday after 3?'],
    ),
    fillIn,
    button: 'Send message',
    waiting: 'Sending...',
    sent: /^Message Sent!$/i,
    apology: apology('message'),
  },
  quote: {
    address: '/tyre-enquiry',
    size: { 'Width mm': '205', 'Profile %': '55', 'Rim inches': '16' },
    location: aBranch,
    ...fields(
      { width: '205', profile: '55', rim: '16', location: aBranch },
      ['rego', 'Rego (optional)', 'KTR482'],
      ['firstName', 'First name', 'Aroha'],
      ['lastName', 'Last name (optional)', 'Tāmati'],
      ['phone', 'Phone number', '021 000 0000'],
      ['email', 'Email', 'aroha@post.example'],
      ['comment', 'Comment (optional)', 'Four, please.\nFriday after 3?'],
    ),
    fillIn,
    button: 'Get my quote',
    waiting: 'Processing...',
    sent: /^Thanks, Aroha!$/i,
    apology: apology('enquiry'),
  },
};

/** Accepts the browser's dialogs and records their texts, such as `alert: …`. */
export function noteDialogs(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(`${dialog.type()}: ${dialog.message()}`);
    // The page may be closed before the dialog is.
    dialog.accept().catch(() => undefined);
  });
  return texts;
}
