/** The most that fuel efficient tyres save, in percent of the fuel; results vary (D28). */
export const fuelSavingPercent = 5;

/** That saving in dollars a year, from an average to a thirsty car, at the two figures below. */
export const fuelSavingLeast = 150;
export const fuelSavingMost = 250;
export const fuelSavingKilometres = 15_000;
/** In dollars per litre. */
export const fuelSavingPrice = 2.5;

/** The question with its fields: label, note, initial value (none if the field may be empty), and the maximum. */
export const fuelQuestion = {
  question: 'What would I save?',
  fields: {
    kilometres: {
      label: 'Kilometres a year',
      start: fuelSavingKilometres.toLocaleString('en-NZ'),
      most: 200_000,
    },
    litres: { label: 'Litres per 100km', note: 'if you know it', start: '', most: 60 },
    dollars: {
      label: 'Price per litre',
      note: 'in dollars',
      start: fuelSavingPrice.toFixed(2),
      most: 20,
    },
  },
} as const;

/** What is wrong with a number, after the name of its field. */
export const missing = (example: string) => `type a number, such as ${example}.`;
export const noNumber = (example: string) => `that isn’t a number. Type one such as ${example}.`;
export const tooLittle = 'type more than 0.';
export const tooMuch = (most: string) => `that’s more than ${most}. Check the number.`;

export const fuelWords = {
  upTo: 'Up to',
  aYear: 'a year.',
  /** Explains the range of the answer, until the visitor types a consumption. */
  range: 'For average to thirsty cars, about 8 to 13 litres per 100km. ',
  basis: `The most you’d save, at ${fuelSavingPercent}% less fuel. Results vary.`,
} as const;
