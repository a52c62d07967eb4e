import { plainSigns } from '../../domain/plainSigns.ts';
import { enquiryForms, fieldNames, type FieldName, type FormName } from './submitEnquiry.ts';

/** Control and format characters, and other invisible ones. */
const invisible = String.raw`[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`;

/** The invisible characters that emoji need, and the joiners of scripts such as Persian. */
const needed = [
  String.raw`(?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200C\u200D](?=[\p{L}\p{M}\p{Extended_Pictographic}])`,
  String.raw`\p{Emoji}[\uFE0E\uFE0F](?:\u200D(?=\p{Extended_Pictographic}))?`,
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007F}]+`,
].join('|');

const neededOrInvisible = new RegExp(`(${needed})|${invisible}`, 'gu');

/** Control characters that separate words or lines. */
const separators = /[\t-\r\u0085\u2028\u2029]+/g;

/** One line without invisible characters, trimmed (D54). */
function cleanLine(text: string): string {
  return text.replace(separators, ' ').replace(neededOrInvisible, '$1').trim();
}

/** A text of several lines. Control characters that separate words become line breaks or spaces; others go (D54). */
function cleanLines(text: string): string {
  return text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{Cc}/gu, '');
}

/** An email address without what people copy with it: the `mailto:` of a link, and invisible characters. */
function cleanAddress(text: string): string {
  const visible = text.replace(separators, ' ').replace(new RegExp(invisible, 'gu'), '');
  return plainSigns(visible)
    .replace(/^\s*(?:mailto:\s*)+/i, '')
    .trim();
}

/** How the text of each kind of field is cleaned. */
const cleaners = {
  words: cleanLine,
  digits: (text: string) => cleanLine(plainSigns(text)),
  email: cleanAddress,
  lines: cleanLines,
};

/** The value of a form's field as it is checked and sent. Returns what is no field of the form unchanged. */
export function cleanField(form: FormName, name: string, text: string): string {
  const kinds: Readonly<Partial<Record<string, keyof typeof cleaners>>> = enquiryForms[form].fields;
  const kind = kinds[name];
  return kind ? cleaners[kind](text) : text;
}

/** Reads a form's own fields as they are checked and sent; a missing field is empty. */
export function readClean<Form extends FormName>(
  form: Form,
  data: FormData,
): Readonly<Record<FieldName<Form>, string>> {
  const entries = fieldNames(form).map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? cleanField(form, name, value) : ''];
  });
  return Object.fromEntries(entries) as Record<FieldName<Form>, string>;
}

/** Cleans the values of a form's text fields, so that the browser validates what is sent. */
export function cleanFields(name: FormName, form: HTMLFormElement | null): void {
  for (const field of fieldNames(name)) {
    const control = form?.elements.namedItem(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const clean = cleanField(name, field, control.value);
    const text = clean.trim() && clean;
    if (text !== control.value) control.value = text;
  }
}

/** The longest subject line that every form service takes, in characters. */
const longestSubject = 200;

/**
 * Builds a subject line from what a visitor wrote: a single line of visible characters, so that nothing typed can
 * become a message header, trimmed and short enough to be accepted (D18).
 */
export function subjectLine(...parts: readonly string[]): string {
  const line = cleanLine(parts.join(' ')).replace(/\s+/g, ' ').slice(0, longestSubject);
  // Don't cut an emoji in half.
  return cleanLine(line.replace(/[\uD800-\uDBFF]$/, ''));
}
