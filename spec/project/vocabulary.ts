/** A word or form to avoid, what to write instead, and why. */
interface Avoided {
  readonly avoid: RegExp;
  readonly write: string;
  readonly why: string;
}

/** Words of the dictionary that New Zealand English does not use this way; only those likely on a page about cars. */
export const notNewZealand: readonly Avoided[] = [
  { avoid: /\btire(?:s|d)?\b/gi, write: 'tyre', why: 'American' },
  { avoid: /\bcurb(?:s|ing|ed)?\b/gi, write: 'kerb', why: 'American' },
  { avoid: /\blicenses?\b/gi, write: 'licence', why: 'the noun has a c' },
  {
    // A meter without a number before it is an instrument.
    avoid: /(?<=\d )meters?\b/gi,
    write: 'metre',
    why: 'a meter is an instrument',
  },
  { avoid: /\binquir(?:y|ies|e|es|ed|ing)\b/gi, write: 'enquiry', why: 'American' },
  { avoid: /\bgasoline\b/gi, write: 'petrol', why: 'American' },
  { avoid: /\bwindshields?\b/gi, write: 'windscreen', why: 'American' },
  { avoid: /\bfenders?\b/gi, write: 'guard', why: 'American' },
  { avoid: /\bturn signals?\b/gi, write: 'indicator', why: 'American' },
  { avoid: /\bzip codes?\b/gi, write: 'postcode', why: 'American' },
  { avoid: /\bcell ?phones?\b/gi, write: 'mobile', why: 'American' },
  { avoid: /\bparking lots?\b/gi, write: 'car park', why: 'American' },
  { avoid: /\bsidewalks?\b/gi, write: 'footpath', why: 'American' },
  { avoid: /\bpickup trucks?\b/gi, write: 'ute', why: 'American' },
  { avoid: /\bMaori\b/g, write: 'Māori', why: 'a macron is a letter' },
  { avoid: /\bOtautahi\b/g, write: 'Ōtautahi', why: 'a macron is a letter' },
  { avoid: /\bKaikoura\b/g, write: 'Kaikōura', why: 'a macron is a letter' },
];

/** Words and forms for which the site uses another: one name for one thing, one form for one figure. */
export const house: readonly Avoided[] = [
  {
    avoid: /(?<!piston )\brings?\b|\brang\b|\bringing\b/gi,
    write: 'call',
    why: 'one word for one act, as on the buttons',
  },
  {
    avoid:
      /\b(?:tele)?phon(?:e|ing) (?:us|ahead|before|first|now)\b|\bplease phone\b|\btelephones?\b/gi,
    write: 'call; phone number',
    why: 'one word for one act, as on the buttons',
  },
  { avoid: /\b(?:write|drop) us\b|\bwrite to us\b/gi, write: 'message us', why: 'as on the forms' },
  { avoid: /\bmakers?\b/gi, write: 'manufacturer', why: 'as the warranty says' },
  { avoid: /\bheadlamps?\b/gi, write: 'headlight', why: 'what people say' },
  {
    avoid: /\b(?:parking|emergency|hand) brakes?\b/gi,
    write: 'handbrake',
    why: 'what people say',
  },
  { avoid: /\bbrake dis[ck]s?\b/gi, write: 'rotor', why: 'as in the price list' },
  { avoid: /\boutlets?\b/gi, write: 'branch', why: 'one name for one thing' },
  { avoid: /\bmobile vans?\b/gi, write: 'mobile tyre van', why: 'it brings tyres only' },
  { avoid: /\be-mails?\b/gi, write: 'email', why: 'one spelling' },
  { avoid: /\bcall out fee\b/gi, write: 'call-out fee', why: 'one spelling' },
  { avoid: /\binterest free\b/gi, write: 'interest-free', why: 'one spelling' },
  {
    avoid: /\d:00|\d ?[ap]\.m\.|\d (?:am|pm)\b|\d ?[AP]M\b/g,
    write: '8am',
    why: 'one form for times',
  },
  {
    avoid: /\d (?:km\/h|km|mm|kg|kPa|L)\b/g,
    write: '80km/h',
    why: 'a figure and its unit stay on one line',
  },
  { avoid: /\d ?(?:mins|hrs?)\b/gi, write: 'minutes, hours', why: 'one form for times' },
  { avoid: /\bper cent\b/gi, write: '%', why: 'one form for figures' },
  {
    avoid: /\d-\$?\d|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)-/g,
    write: '30–45',
    why: 'an en dash is in every range',
  },
  { avoid: /—|\s-\s/g, write: 'a colon, or two sentences', why: 'no dash breaks a sentence' },
  { avoid: /(?<=\w)'(?=\w)|"/g, write: '’ “ ”', why: 'typographic marks' },
  {
    avoid: /\b(?:do not|does not|is not|are not|cannot|can not|will not)\b/gi,
    write: 'don’t, isn’t, can’t',
    why: 'as the person at the counter says it',
  },
];

/** Turns of phrase that a reader of a clause or a test title has to read twice. */
export const turns: readonly Avoided[] = [
  { avoid: /\b(?:stands?|stood)\b/gi, write: 'is, shows, says', why: 'a page does not stand' },
  { avoid: /\bas ever\b/gi, write: 'what happens', why: 'a reader may not know it' },
  { avoid: /\bnor (?:do|does|is|are|has|needs?)\b/gi, write: 'a sentence', why: 'plain order' },
  { avoid: /\b(?:is|are|was) told\b|\btells? of\b/gi, write: 'the page says', why: 'active' },
  { avoid: /\bis said\b/gi, write: 'the page says, announces', why: 'active' },
  { avoid: /\b(?:it|each|they) (?:comes?|came) to\b/gi, write: 'the result', why: 'an idiom' },
  { avoid: /\bbut for\b/gi, write: 'except', why: 'an idiom' },
  { avoid: /\bon its way\b/gi, write: 'being sent', why: 'an idiom' },
  { avoid: /\bgoes on\b/gi, write: 'continues', why: 'an idiom' },
];

/** Where a clause or a test title needs such a turn: the start of its line, or its id. */
export const turnsAllowed: readonly string[] = [];

/** Words that the dictionary lacks: names, te reo Māori, trade terms. */
export const ownWords: readonly string[] = [
  // Places, and people in the sample reviews.
  ...'Sockburn Papanui Riccarton Hornby Ferrymead Halswell Lyttelton Langdons Shands'.split(' '),
  ...'Aroha Dinesh Eilidh Leilani Marama Priya Sunita Tāne Wiremu'.split(' '),
  // Holidays.
  ...'Matariki Waitangi'.split(' '),
  // Brands, and others who have a name.
  ...'ACDelco BFGoodrich Bridgestone Dunlop Exide Falken Giti Goodride Hankook Haval Kia Kumho Laufenn'.split(
    ' ',
  ),
  ...'Linglong Mastercard Maxxis Nankang Nexen Nitto OpenStreetMap Pirelli Skoda Sumitomo Toyo Varta Yuasa'.split(
    ' ',
  ),
  ...'Kotahi Waka'.split(' '),
  // What drivers and mechanics say.
  ...'absorbers glovebox mistyped pre regas rego Rego smoko studless ute utes'.split(' '),
];
