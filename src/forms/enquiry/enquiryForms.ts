/**
 * The two forms, by the `formType` they send: what the messages call what is sent, and the fields that go with it, in
 * the order of the form (specification, section 3).
 */
export const enquiryForms = {
  contact: {
    what: 'message',
    fields: ['enquiryType', 'name', 'email', 'phone', 'message', 'urgency'],
  },
  'tyre-enquiry': {
    what: 'enquiry',
    fields: [
      'width',
      'profile',
      'rim',
      'rego',
      'firstName',
      'lastName',
      'phone',
      'email',
      'location',
      'comment',
    ],
  },
} as const;

/** The name of a form, which it sends as `formType`. */
export type FormName = keyof typeof enquiryForms;

/** The name of a field that a form sends. */
export type FieldName<Form extends FormName> = (typeof enquiryForms)[Form]['fields'][number];
