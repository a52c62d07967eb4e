/** A word or form to avoid, what to write instead, and why. */
export type Avoided = readonly [avoid: RegExp, write: string, why: string];

/** Words that the dictionary of British English accepts, and that New Zealand English writes or uses in another way. */
export const notNewZealand: readonly Avoided[] = [
  [/\btire(?:s|d)?\b/gi, 'tyre', 'American'],
  [/\bcurb(?:s|ing|ed)?\b/gi, 'kerb', 'American'],
  [/\blicenses?\b/gi, 'licence', 'the noun has a c'],
  // Without a number before it, a meter is an instrument.
  [/(?<=\d )meters?\b/gi, 'metre', 'a meter is an instrument'],
  [/\binquir(?:y|ies|e|es|ed|ing)\b/gi, 'enquiry', 'American'],
  [/\bgasoline\b/gi, 'petrol', 'American'],
  [/\bwindshields?\b/gi, 'windscreen', 'American'],
  [/\bfenders?\b/gi, 'guard', 'American'],
  [/\bturn signals?\b/gi, 'indicator', 'American'],
  [/\bzip codes?\b/gi, 'postcode', 'American'],
  [/\bcell ?phones?\b/gi, 'mobile', 'American'],
  [/\bparking lots?\b/gi, 'car park', 'American'],
  [/\bsidewalks?\b/gi, 'footpath', 'American'],
  [/\bpickup trucks?\b/gi, 'ute', 'American'],
  [/\bMaori\b/g, 'Māori', 'a macron is a letter'],
  [/\bOtautahi\b/g, 'Ōtautahi', 'a macron is a letter'],
  [/\bKaikoura\b/g, 'Kaikōura', 'a macron is a letter'],
];

/** Words and forms that the site does not use, so that each thing has one name and each figure one form. */
export const house: readonly Avoided[] = [
  [/(?<!piston )\brings?\b|\brang\b|\bringing\b/gi, 'call', 'as on the buttons'],
  [
    /\b(?:tele)?phon(?:e|ing) (?:us|ahead|before|first|now)\b|\bplease phone\b|\btelephones?\b/gi,
    'call; phone number',
    'as on the buttons',
  ],
  [/\b(?:write|drop) us\b|\bwrite to us\b/gi, 'message us', 'as on the forms'],
  [/\bmakers?\b/gi, 'manufacturer', 'as the warranty says'],
  [/\bheadlamps?\b/gi, 'headlight', 'what people say'],
  [/\b(?:parking|emergency|hand) brakes?\b/gi, 'handbrake', 'what people say'],
  [/\bbrake dis[ck]s?\b/gi, 'rotor', 'as in the price list'],
  [/\boutlets?\b/gi, 'branch', 'one name for one thing'],
  [
    /\banswer(?:s|ed|ing)? (?:a|an|the|your|this|each) (?:message|enquiry|email)\b|\bwe answer within\b/gi,
    'reply to',
    'the phone is answered, a message gets a reply',
  ],
  [/\bre-?inspections?\b/gi, 'recheck', 'one name for one thing'],
  // In small letters: the fixed labels begin with a capital.
  [/\bauto repairs\b|\bmechanical (?:work|repairs)\b/g, 'repairs', 'one name for one thing'],
  [/\bsearch-engine (?!rating)\w+/gi, 'search-engine rating', 'one name for one thing'],
  [/\bmobile vans?\b/gi, 'mobile tyre van', 'it brings tyres only'],
  [/\be-mails?\b/gi, 'email', 'one spelling'],
  [/\bcall out fee\b/gi, 'call-out fee', 'one spelling'],
  [/\binterest free\b/gi, 'interest-free', 'one spelling'],
  [/\d:00|\d ?[ap]\.m\.|\d (?:am|pm)\b|\d ?[AP]M\b/g, '8am', 'one form for times'],
  [/\d (?:km\/h|km|mm|kg|kPa|L)\b/g, '80km/h', 'a figure and its unit stay on one line'],
  [/\d ?(?:mins|hrs?)\b/gi, 'minutes, hours', 'one form for times'],
  [/\bper cent\b/gi, '%', 'one form for figures'],
  [/\d-\$?\d|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)-/g, '30–45', 'an en dash is in every range'],
  [/—|\s-\s/g, 'a colon, or two sentences', 'no dash breaks a sentence'],
  [/(?<=\w)'(?=\w)|"/g, '’ “ ”', 'typographic marks'],
  [/\b(?:(?:do|does|is|are|will) not|can ?not)\b/gi, 'don’t, isn’t, can’t', 'as people say it'],
];

/** Phrases that the reader of a clause or a test title has to read twice. */
export const phrases: readonly Avoided[] = [
  [/\b(?:stands?|stood)\b/gi, 'is, shows, says', 'a page does not stand'],
  [/\bas ever\b/gi, 'what happens', 'a reader may not know it'],
  [/\bnor (?:do|does|is|are|has|needs?)\b/gi, 'a sentence', 'plain order'],
  [/\b(?:is|are|was) told\b|\btells? of\b/gi, 'the page says', 'active'],
  [/\bis said\b/gi, 'the page says, announces', 'active'],
  [/\b(?:it|each|they) (?:comes?|came) to\b/gi, 'the result', 'an idiom'],
  [/\bbut for\b/gi, 'except', 'an idiom'],
  [/\bon its way\b/gi, 'being sent', 'an idiom'],
  [/\bgoes on\b/gi, 'continues', 'an idiom'],
];

/** Words that the dictionary lacks: names of places, people, holidays and brands; words of drivers and mechanics. */
export const ownWords: readonly string[] = `
  Halswell Lyttelton Aroha Dinesh Eilidh Leilani Marama Priya Sunita Tāne Wiremu Matariki Waitangi
  ACDelco BFGoodrich Bridgestone Dunlop Exide Falken Giti Goodride Hankook Haval Kia Kumho Laufenn
  Linglong Mastercard Maxxis Nankang Nexen Nitto OpenStreetMap Pirelli Skoda Sumitomo Toyo Varta
  Yuasa Kotahi Waka absorbers CoF glovebox mistyped pre regas rego Rego smoko studless ute utes
`
  .trim()
  .split(/\s+/);
