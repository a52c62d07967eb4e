import { business } from '../../content/business.ts';

/** The failure message, split where its two links go (specification, section 8). */
export function failureParts(what: 'message' | 'enquiry') {
  return [
    `Sorry, there was an error submitting your ${what}. Please call us at `,
    business.telephones.main,
    ' or email ',
    business.email,
    ' directly.',
  ] as const;
}
