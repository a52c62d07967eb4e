/**
 * Who the business is and how to reach it, in the words of the site (specification, sections 1, 3, 7 and 9; D1, D2, D6),
 * in the order of `src/content/business.ts`. Written by hand: what changes is changed here and there.
 */
export const business = {
  name: 'Port Hills Tyre & Auto',
  shortName: 'Port Hills',
  email: 'hello@porthillstyre.example',
} as const;

/** Each telephone line as people read it, and where its links lead. */
export const phone = {
  main: { number: '03 000 0100', href: 'tel:+6430000100' },
  autoRepairs: { number: '03 000 0120', href: 'tel:+6430000120' },
  automotiveServices: { number: '03 000 0130', href: 'tel:+6430000130' },
  carServicing: { number: '0800 000 100', href: 'tel:0800000100' },
  wheelAlignment: { number: '0800 000 200', href: 'tel:0800000200' },
  papanui: { number: '03 000 0140', href: 'tel:+6430000140' },
  hornby: { number: '03 000 0150', href: 'tel:+6430000150' },
  linwood: { number: '03 000 0160', href: 'tel:+6430000160' },
  ferrymead: { number: '03 000 0170', href: 'tel:+6430000170' },
} as const;

/** The head office's own hours, which its footer shows (D2). */
export const headOffice = { weekdays: '8am–5pm', saturday: '9am–3pm', sunday: 'Closed' } as const;

const weekdays = '8am–5pm';

/** The branches, the main one first. */
export const branch = {
  sockburn: {
    street: '118 Main South Road',
    postalCode: '8042',
    phone: phone.main,
    hours: { weekdays, saturday: '9am–3pm', sunday: '10am–2pm' },
  },
  riccarton: {
    street: '246 Riccarton Road',
    postalCode: '8041',
    phone: phone.autoRepairs,
    hours: { weekdays, saturday: '9am–3pm', sunday: 'Closed' },
  },
  papanui: {
    street: '31 Langdons Road',
    postalCode: '8053',
    phone: phone.papanui,
    hours: { weekdays, saturday: '9am–1pm', sunday: 'Closed' },
  },
  hornby: {
    street: '12 Shands Road',
    postalCode: '8042',
    phone: phone.hornby,
    hours: { weekdays, saturday: '9am–3pm', sunday: 'Closed' },
  },
  linwood: {
    street: '405 Linwood Avenue',
    postalCode: '8062',
    phone: phone.linwood,
    hours: { weekdays, saturday: '9am–1pm', sunday: 'Closed' },
  },
  ferrymead: {
    street: '58 Ferry Road',
    postalCode: '8023',
    phone: phone.ferrymead,
    hours: { weekdays, saturday: '9am–12pm', sunday: 'Closed' },
  },
} as const;
