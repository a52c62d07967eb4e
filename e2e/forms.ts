import type { Page } from '@playwright/test';
import { aBranch, business, phone } from '../spec/facts/business.ts';

/** One form, as a visitor fills it in and sends it. */
export interface Form {
  readonly address: string;
  readonly fillIn: (page: Page) => Promise<void>;
  /** The typed texts, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** The fields that arrive, by the keys of decision D17. */
  readonly arrives: Readonly<Record<string, string>>;
  readonly button: string;
  readonly waiting: string;
  readonly sent: RegExp;
  readonly apology: string;
}

/** Both forms, with texts that can be sent. */
export const forms: Readonly<Record<'contact' | 'quote', Form>> = {
  contact: {
    address: '/contact',
    typed: {
      Name: 'Aroha Tamati',
      Email: 'aroha@post.example',
      'Phone number': '021 000 0000',
      Message: 'Two 205/55R16, please.\nFriday after 3?',
    },
    arrives: {
      enquiryType: 'tyres',
      name: 'Aroha Tamati',
      email: 'aroha@post.example',
      phone: '021 000 0000',
      message: 'Two 205/55R16, please.\nFriday after 3?',
    },
    async fillIn(page) {
      await page.getByRole('radio', { name: /^Tyres/i }).click();
      for (const [name, text] of Object.entries(this.typed))
        await page.getByRole('textbox', { name }).fill(text);
    },
    button: 'Send message',
    waiting: 'Sending...',
    sent: /^Message Sent!$/i,
    apology: `Sorry, there was an error submitting your message. Please call us at ${phone.main.number} or email ${business.email} directly.`,
  },
  quote: {
    address: '/tyre-enquiry',
    typed: {
      'Rego (optional)': 'KTR482',
      'First name': 'Aroha',
      'Last name (optional)': 'Tāmati',
      'Phone number': '021 000 0000',
      Email: 'aroha@post.example',
      'Comment (optional)': 'Four, please.\nFriday after 3?',
    },
    arrives: {
      width: '205',
      profile: '55',
      rim: '16',
      rego: 'KTR482',
      firstName: 'Aroha',
      lastName: 'Tāmati',
      phone: '021 000 0000',
      email: 'aroha@post.example',
      location: aBranch,
      comment: 'Four, please.\nFriday after 3?',
    },
    async fillIn(page) {
      for (const [name, text] of [
        ['Width mm', '205'],
        ['Profile %', '55'],
        ['Rim inches', '16'],
      ] as const)
        await page.getByRole('combobox', { name }).fill(text);
      for (const [name, text] of Object.entries(this.typed))
        await page.getByRole('textbox', { name }).fill(text);
      await page.getByRole('combobox', { name: 'Nearest location' }).selectOption(aBranch);
    },
    button: 'Get my quote',
    waiting: 'Processing...',
    sent: /^Thanks, Aroha!$/i,
    apology: `Sorry, there was an error submitting your enquiry. Please call us at ${phone.main.number} or email ${business.email} directly.`,
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
