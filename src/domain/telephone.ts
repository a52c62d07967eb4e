/**
 * 0800 and six or seven digits, 0508 and six, a landline (its area code and seven digits) or mobile (02 and seven to nine
 * digits), with its leading zero.
 */
const national = /^0(?:800\d{6,7}|508\d{6}|[34679]\d{7}|2\d{7,9})$/;

/** The digits of a number, with the leading zero of its national form. */
const digitsOf = (written: string) => written.replace(/[\s()-]/g, '').replace(/^\+640?/, '0');

/** Whether a text is a New Zealand number with its area code and all its digits; the build refuses any other. */
export function isTelephone(written: string): boolean {
  return national.test(digitsOf(written));
}

/**
 * The `tel:` link for a New Zealand number written as people read it, nationally (`03 000 0100`) or internationally
 * (`+64 3 000 0100`).
 *
 * Landlines and mobiles become E.164 (`03 000 0100` → `tel:+6430000100`). Freephone numbers stay in national form
 * (`0800 000 100` → `tel:0800000100`), because their international form can't be relied on.
 */
export function telephoneHref(written: string): string {
  const digits = digitsOf(written);
  return /^0[58]/.test(digits) ? `tel:${digits}` : `tel:+64${digits.slice(1)}`;
}
