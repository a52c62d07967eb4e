/**
 * Spellings and words that New Zealand English does not use, each with what it uses instead (design, words).
 * Only words that a page about cars could meet.
 */
const instead: readonly (readonly [RegExp, string])[] = [
  [/\btire(s?)\b/gi, 'tyre'],
  [/\bcurb(s|ing|ed)?\b/gi, 'kerb'],
  [/\bcolor\w*/gi, 'colour'],
  [/\bcenter(s|ed|ing|line)?\b/gi, 'centre'],
  [/\blicense(s)?\b/gi, 'licence'],
  // A meter without a number before it is an instrument.
  [/\b(?:kilo|milli|centi)meters?\b|(?<=\d )meters?\b/gi, 'metre'],
  [/\bliters?\b/gi, 'litre'],
  [/\bfibers?\b/gi, 'fibre'],
  [/\bgray\w*/gi, 'grey'],
  [/\balumin?um\b/gi, 'aluminium'],
  [/\bodor\w*/gi, 'odour'],
  [/\b(?:fav|neighb|lab|hon|behavi|harb|vap|fl?av)or(?:s|ed|ing|ite|able|hood)?\b/gi, '-our'],
  [
    /\b(?:organ|recogn|real|prior|min|max|special|author|apolog|custom|optim|stabil|util|pressur)(?:it)?(?:im)?iz(?:e|es|ed|er|ing|ation)\b/gi,
    '-ise',
  ],
  [/\banalyz\w+/gi, 'analyse'],
  [/\b(?:travel|cancel|label|fuel|model|signal)(?:ed|ing)\b/gi, 'double the l'],
  [/\b(?:defense|offense)s?\b/gi, '-ence'],
  [/\bmold\w*/gi, 'mould'],
  [/\binquir(?:y|ies|e|es|ed|ing)\b/gi, 'enquiry'],
  [/\bgasoline\b/gi, 'petrol'],
  [/\bwindshields?\b/gi, 'windscreen'],
  [/\bfenders?\b/gi, 'guard'],
  [/\bturn signals?\b/gi, 'indicator'],
  [/\bzip codes?\b/gi, 'postcode'],
  [/\bcell ?phones?\b/gi, 'mobile'],
  [/\bparking lots?\b/gi, 'car park'],
  [/\bsidewalks?\b/gi, 'footpath'],
  [/\bpickup trucks?\b/gi, 'ute'],
  [/\bMaori\b/g, 'Māori'],
  [/\bOtautahi\b/g, 'Ōtautahi'],
  [/\bKaikoura\b/g, 'Kaikōura'],
];

/** Names that are spelt as their owners spell them, and addresses. */
const names = /\bGeneral Tire\b|\bhttps?:\/\/\S+/g;

/** What a text spells as New Zealand does not, and what to write: `"tires": write tyre`. */
export function misspellings(text: string): string[] {
  const own = text.replace(names, '');
  return instead.flatMap(([pattern, better]) =>
    [...own.matchAll(pattern)].map(([found]) => `"${found}": write ${better}`),
  );
}
