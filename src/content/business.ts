/**
 * The one file an owner edits: who the business is and how to reach it.
 *
 * Every value marked `confirm` is a stand-in until the owner has confirmed it. Telephone stand-ins use
 * subscriber ranges that no New Zealand telephone has, so nobody is rung by mistake.
 */
export const business = {
  /** Confirm: the trading name, shown in the header, in titles and in structured data. */
  name: 'Port Hills Tyre & Auto',
  city: 'Christchurch',
  foundedYear: 2008,
  /** Confirm: telephone numbers as people read them; links are made from these. */
  telephones: {
    main: '03 000 0100',
    autoRepairs: '03 000 0120',
    automotiveServices: '03 000 0130',
    carServicing: '0800 000 100',
    wheelAlignment: '0800 000 200',
    papanui: '03 000 0140',
    hornby: '03 000 0150',
    linwood: '03 000 0160',
    ferrymead: '03 000 0170',
  },
  /** Confirm: the address enquiries by e-mail go to. */
  email: 'hello@porthillstyre.example',
  /** Confirm: the head office. */
  headOffice: {
    street: '118 Main South Road',
    suburb: 'Sockburn',
    city: 'Christchurch',
    postalCode: '8042',
  },
  /** Confirm: when the head office is staffed; the Sockburn branch at the same address keeps hours of its own (D2). */
  headOfficeHours: [
    { days: 'Mon–Fri', hours: '8:00am–5:00pm' },
    { days: 'Sat', hours: '9am–3pm' },
    { days: 'Sunday', hours: 'closed' },
  ],
  /** Directions open at this provider, with a branch's address as the destination (D21). */
  directions: { provider: 'Google Maps', url: 'https://www.google.com/maps/dir/?api=1' },
  /** Confirm: the business's page on a social network. */
  social: { label: 'Facebook', url: 'https://social.example/porthillstyre' },
} as const;

/** The telephone lines the business runs, those of its branches among them (D6). */
export type TelephoneLine = keyof typeof business.telephones;
