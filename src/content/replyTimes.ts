/**
 * When a message or a quote request gets a reply: head office's hours count, not those of a branch (D2, D28). Every page
 * and form takes these words from here. They are plain constants, which the build inlines.
 */

/** The minutes within which an enquiry is answered, during these hours (D28). */
export const responseMinutes = 30;

/** While replies come within the promised minutes; continues a sentence. */
export const duringHours = 'during head office hours';

/** When a reply comes after these hours; continues a sentence. */
export const afterHours = 'when head office next opens';

/** When that is, after a sentence, with the date: a confirmation may be read on another day. */
export const headOfficeOpens = (date: string, time: string) =>
  ` Head office opens ${date}, ${time}.`;
