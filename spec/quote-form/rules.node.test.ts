import { expect } from 'vitest';
import { measureTyre, sizeAsGiven, splitTyreSize } from '../../src/domain/tyreSize.ts';
import { quoteEnquiry, quoteEntries } from '../../src/forms/quote/enquiry.ts';
import { quoteErrors } from '../../src/forms/quote/validation.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

/** What the form reads and cleans if these texts are typed. */
function entriesOf(typed: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, text] of Object.entries(typed)) data.append(name, text);
  return quoteEntries(data);
}

for (const text of ['', 'Two  <b>“tyres”</b> & a rim, 50 % off\\ for Ārai 🛞 + محمد?'])
  clause('QUOTE-BODY', `“${text}” in each field, and no unknown field, is sent`, () => {
    const typed = Object.fromEntries(tableOf('QUOTE-FIELDS').map(([, name = '']) => [name, text]));
    expect(quoteEnquiry(entriesOf({ ...typed, colour: 'blue' }))).toEqual({
      formType: 'tyre-enquiry',
      ...typed,
      rego: text.toUpperCase(),
      _subject: expect.stringMatching(/^New Tyre Enquiry/),
    });
  });

clause('QUOTE-SUBJECT', 'one line of at most 200 characters has the names', () => {
  for (const [firstName, lastName, end] of [
    [' Aroha ', ' Tāmati ', ' - Aroha Tāmati'],
    [' Aroha ', '  ', ' - Aroha'],
    ['', 'Tāmati', ' - Tāmati'],
    ['', '', ''],
    ['Aro\r\nha', 'T'.repeat(300), ` - Aro ha ${'T'.repeat(174)}`],
  ] as const)
    expect(quoteEnquiry(entriesOf({ firstName, lastName }))).toMatchObject({
      _subject: `New Tyre Enquiry${end}`,
    });
});

const accepted = [
  'a@b.c',
  ' a@b.c\n',
  'a_b-c@x1.y2.nz',
  'aroha@tāmati.nz',
  `!#$%&*/=?^{|}~\`@${'p'.repeat(63)}.${'p'.repeat(63)}`,
  "aroha.o'neill+tyres@post.co.example",
];
const refused = [
  'aroha',
  'aroha@',
  '@post.example',
  'aroha@post',
  'aroha@.example',
  'aroha@post.',
  'a@b@post.example',
  'aroha tamati@post.example',
  'aroha@post..example',
  'aroha@post.example, hemi@post.example',
  'Aroha <aroha@post.example>',
  'ārōha@post.example',
  ...['-p', 'p-', 'p'.repeat(64)].flatMap((name) => [`a@${name}.nz`, `a@post.${name}`]),
];

clause('QUOTE-EMAIL-FORMAT', 'the form only accepts an address with a dot after the @', () => {
  const others = { firstName: 'Aroha', phone: '021 000 0000', location: 'Linwood' };
  for (const email of [...accepted, ...refused])
    expect(quoteErrors(entriesOf({ ...others, email })), email).toEqual(
      accepted.includes(email) ? {} : { email: 'Invalid email format' },
    );
});

/** Each notation with its width, profile and rim, and whether it has more parts than these three. */
const notations = [
  // 40 characters
  ['225/45R17 91Y RFT XL M+S 3PMSF TL MO1 ZP', '225', '45', '17', true],
  ['225/45R17', '225', '45', '17', false],
  [`${' '.repeat(40)}225/45R17`, '225', '45', '17', false],
  [' 225 / 45 / 17 ', '225', '45', '17', false],
  ['225.45.17', '225', '45', '17', false],
  ['225, 45, 17', '225', '45', '17', false],
  ['225\\45R17', '225', '45', '17', false],
  ['225–45–17', '225', '45', '17', false],
  ['\u200F225/45R17\u200E', '225', '45', '17', false],
  ['225/70R19,5', '225', '70', '19.5', false],
  ['31×10,50R15', '31×10.50', '', '15', false],
  ['31*10.5R15', '31x10.5', '', '15', false],
  ['7.50R16', '7.50', '', '16', false],
  ['195 R 14 C', '195', '', '14', true],
  ['225/45ZR17', '225', '45', '17', true],
  ['225/45R17 (91Y)', '225', '45', '17', true],
  ['225/45R17XL', '225', '45', '17', true],
  ['225/45R17 Extra Load', '225', '45', '17', true],
  ['225/45r17 run flat', '225', '45', '17', true],
  ['225/45R17 RFT', '225', '45', '17', true],
  ['225/45R17 *', '225', '45', '17', true],
  ['P225/45R17', '225', '45', '17', true],
  ['lt245/75r16', '245', '75', '16', true],
  ['195R14C 8PR 106/104R', '195', '', '14C', true],
  ['２２５／４５Ｒ１７ ９１Ｙ', '225', '45', '17', true],
  ["205/55R16'' 91V", '205', '55', '16', true],
  ['2 x 265/70R17', '265', '70', '17', true],
  ['31 X 10.50 R15LT', '31X10.50', '', '15', true],
] as const;

clause('QUOTE-SPLIT', 'each notation, here and in the table, gives its three parts', () => {
  for (const [text = '', ...cells] of [...notations, ...tableOf('QUOTE-SPLIT')]) {
    const [width, profile, rim] = cells.map((cell) => (cell === '(empty)' ? '' : cell));
    expect(splitTyreSize(text), text).toEqual({ width, profile, rim });
  }
});

clause('QUOTE-AS-GIVEN', 'only a size with more parts has a line, of visible characters', () => {
  for (const [text, , , , given] of notations)
    expect(sizeAsGiven(text), text).toBe(given ? text : undefined);
  expect(sizeAsGiven('\u200B 225/45R17\n 91Y\t RFT\u200E ')).toBe('225/45R17 91Y RFT');
});

for (const text of [
  '205',
  '205/55',
  '205/55R1',
  '205/16',
  '205/55R16, 225/45R17',
  '205/55R16 225/45R17',
  '205/55R16 please',
  '021 555 1234',
  'R16 205/55',
  '٢٠٥/٥٥R١٦',
  // 41 characters
  '225/45R17 91Y RFT XL M+S 3PMSF TL MO1 ROF',
  // letters in the wrong place
  '205/55Rx16',
  '31x10.5x15',
  '195Rx15',
])
  clause('QUOTE-SPLIT-NOT', `the form does not split “${text}”`, () =>
    expect(splitTyreSize(text)).toBeUndefined(),
  );

clause('QUOTE-TYRE-MEANS', 'units and letters change no result, and other text has none', () => {
  const measure = (typed: Readonly<Record<string, string>> = {}) =>
    measureTyre({ width: '205', profile: '55', rim: '16', ...typed });
  const expected = { widthMm: 205, profilePercent: 55, rimInches: 16, sidewallMm: 113, rimMm: 406 };
  expect(measure()).toEqual(expected);
  for (const width of [' LT205 mm', '205 mm', 'P205'])
    expect(measure({ width }), width).toEqual(measure());
  for (const profile of ['55%', '55 %']) expect(measure({ profile }), profile).toEqual(measure());
  for (const rim of ['16in', '16 in', '16"', 'R16', 'r16', 'ZR16', '16C'])
    expect(measure({ rim }), rim).toEqual(measure());
  for (const width of ['205 or 215', '2055', 'a205', '<b>205', '31x10.5', ''])
    expect(measure({ width }).widthMm, width).toBeUndefined();
  for (const profile of ['55 or 60', '555', 'a55', '5', ''])
    expect(measure({ profile }).sidewallMm, profile).toBeUndefined();
  for (const rim of ['16 or 17', '166', 'a16', 'sixteen', ''])
    expect(measure({ rim }).rimMm, rim).toBeUndefined();
});
