import { expect } from 'vitest';
import { branchCard, type BranchContact } from '../../src/domain/vcard.ts';
import { clause } from '../tools/clause.ts';

const branch: BranchContact = {
  organisation: 'Tyres & Co',
  name: 'Harbourside',
  address: '7 Wharf Lane',
  suburb: 'Westend',
  city: 'Timaru',
  postalCode: '7910',
  phone: '03 000 0199',
  email: 'harbour@tyres.example',
  url: 'https://tyres.example/locations#harbourside',
};

/** The lines of a card, unfolded (RFC 2426, 2.6). */
function unfolded(card: string): string[] {
  return card.replaceAll('\r\n ', '').trimEnd().split('\r\n');
}

clause('VCARD-TEXT', 'it has name, organisation, phone, email, address and web address', () => {
  expect(branchCard(branch)).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Tyres & Co Harbourside;;;;',
      'FN:Tyres & Co Harbourside',
      'ORG:Tyres & Co;Harbourside',
      'TEL;TYPE=WORK,VOICE:+6430000199',
      'EMAIL;TYPE=INTERNET:harbour@tyres.example',
      String.raw`ADR;TYPE=WORK:;;7 Wharf Lane\, Westend;Timaru;;7910;New Zealand`,
      'URL:https://tyres.example/locations#harbourside',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

clause('VCARD-TEXT', 'without an email address, the vCard has every other line', () => {
  const { email: _, ...withoutEmail } = branch;
  expect(
    branchCard(withoutEmail)
      .split('\r\n')
      .map((line) => line.split(/[:;]/)[0]),
  ).toEqual('BEGIN VERSION N FN ORG TEL ADR URL END'.split(' ').concat(''));
});

clause('VCARD-TEXT', 'a freephone number has no country code', () => {
  expect(branchCard({ ...branch, phone: '0800 000 199' })).toContain(':0800000199\r\n');
});

clause('VCARD-ESCAPED', 'commas, semicolons, backslashes and new lines are escaped', () => {
  const lines = unfolded(
    branchCard({ ...branch, name: 'A;B', address: 'Shop 2, 7 Wharf Lane', suburb: 'C\\D\nE' }),
  );
  expect(lines).toContain(String.raw`N:Tyres & Co A\;B;;;;`);
  expect(lines).toContain(String.raw`FN:Tyres & Co A\;B`);
  expect(lines).toContain(String.raw`ORG:Tyres & Co;A\;B`);
  expect(lines).toContain(
    String.raw`ADR;TYPE=WORK:;;Shop 2\, 7 Wharf Lane\, C\\D\nE;Timaru;;7910;New Zealand`,
  );
});

for (const [what, name, folded] of [
  ['a line of 75 octets is not folded', 'x'.repeat(61), 'x'.repeat(61)],
  ['the next line begins with a space', 'x'.repeat(100), `${'x'.repeat(61)}\r\n ${'x'.repeat(39)}`],
  [
    'this space counts as an octet',
    'x'.repeat(200),
    `${'x'.repeat(61)}\r\n ${'x'.repeat(74)}\r\n ${'x'.repeat(65)}`,
  ],
  ['a letter with a macron counts as two octets', 'ā'.repeat(31), `${'ā'.repeat(30)}\r\n ā`],
  ['a symbol of four octets is not split', `${'x'.repeat(58)}🛞`, `${'x'.repeat(58)}\r\n 🛞`],
] as const)
  clause('VCARD-FOLDED', what, () => {
    const card = branchCard({ ...branch, name });
    expect(card).toContain(`\r\nFN:Tyres & Co ${folded}\r\n`);
    const bytes = card.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  });
