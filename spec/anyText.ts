import * as fc from 'fast-check';

/** Any code point except surrogates. The unit `binary` of fast-check has these too, but takes seconds to prepare. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** A text of any characters, up to a length. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: anyCharacter, maxLength });
}
