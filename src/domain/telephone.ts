/** 0800 or 0508 and six or seven digits. */
const freephone = /^0(?:800|508)\d{6,7}$/;

/** A landline (03 and seven digits) or mobile (02 and seven to nine digits), with its leading zero. */
const subscriber = /^0[2-9]\d{7,9}$/;

/**
 * The `tel:` link for a New Zealand number written as people read it, nationally (`03 000 0100`) or internationally
 * (`+64 3 000 0100`).
 *
 * Landlines and mobiles become E.164 (`03 000 0100` → `tel:+6430000100`). Freephone numbers stay in national form
 * (`0800 000 100` → `tel:0800000100`), because their international form can't be relied on.
 *
 * @throws RangeError when the text is not a New Zealand number with its area code
 */
export function telephoneHref(written: string): string {
  const digits = written.replace(/[\s()-]/g, '').replace(/^\+640?/, '0');
  if (freephone.test(digits)) return `tel:${digits}`;
  if (subscriber.test(digits) && !/^0[58]/.test(digits)) return `tel:+64${digits.slice(1)}`;
  throw new RangeError(`"${written}" is not a New Zealand telephone number with its area code.`);
}
