/** A text with this number of letters, in words of 14 letters, the longest word that the build accepts outside the trading name. */
const wide = (letters: number, first = '') =>
  `${first.padEnd(14, 'w')} ${'w'.repeat(14)} ${'w'.repeat(14)}`.slice(0, letters);

const place = { suburb: wide(24), city: wide(20), postalCode: '8042' };

interface OwnersFile {
  readonly business: object;
  readonly branchFacts: readonly object[];
}

/** The content of `business.ts` with the longest text that the build accepts in each field. */
export function withLongestTexts({ business, branchFacts }: OwnersFile): OwnersFile {
  return {
    business: {
      ...business,
      name: `${'w'.repeat(19)} ${'w'.repeat(20)}`,
      shortName: wide(12),
      city: place.city,
      email: `${'w'.repeat(59)}@w.nz`,
      headOffice: { ...place, street: wide(40) },
      headOfficeHours: {
        weekdays: { opens: '10:30', closes: '22:30' },
        saturday: { opens: '10:30', closes: '22:30' },
        sunday: 'closed',
      },
      directions: { provider: wide(20), url: 'https://maps.example/dir' },
      map: {
        provider: wide(20),
        frameUrl: 'https://map.example/frame',
        pageUrl: 'https://map.example/',
      },
      social: { label: wide(20), url: 'https://social.example/w' },
    },
    branchFacts: branchFacts.map((branch, index) => ({
      ...branch,
      ...place,
      name: wide(20, `B${index + 1}`),
      // Above their pins, so long names would cover one another.
      ...(index === 4 ? { mapNameSide: 'right' } : {}),
      address: wide(40),
      coordinatesOf: wide(40),
      email: `${'w'.repeat(59)}@w.nz`,
    })),
  };
}
