import { business } from '../../content/business.ts';

/** What a visitor reads when an enquiry could not be sent, cut where its two links stand (specification, section 8). */
export function failureParts(what: 'message' | 'enquiry') {
  return [
    `Sorry, there was an error submitting your ${what}. Please call us at `,
    business.telephones.main,
    ' or email ',
    business.email,
    ' directly.',
  ] as const;
}
