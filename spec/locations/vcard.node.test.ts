import { expect } from 'vitest';
import { siteOrigin } from '../../e2e/buildSite.ts';
import { branchCard, type BranchContact } from '../../src/domain/vcard.ts';
import { vcards } from '../../src/publishing/vcard.plugin.ts';
import { branches, business } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

const branch: BranchContact = {
  organisation: 'Tyres & Co',
  name: 'Harbourside',
  address: '7 Wharf Lane',
  suburb: 'Westend',
  city: 'Timaru',
  postalCode: '7910',
  phone: '03 000 0199',
  url: 'https://tyres.example/locations#harbourside',
};

/** The lines of a card, unfolded (RFC 2426, 2.6). */
function unfolded(card: string): string[] {
  return card.replaceAll('\r\n ', '').trimEnd().split('\r\n');
}

clause('VCARD-TEXT', 'the vCard of each branch has exactly the lines of the clause', () => {
  const files = new Map<string, string>();
  const environment = { name: 'client', config: { env: { VITE_SITE_ORIGIN: siteOrigin } } };
  const emitFile = (file: Record<'fileName' | 'source', string>) =>
    files.set(file.fileName, file.source);
  (vcards().generateBundle as () => void).call({ environment, emitFile });
  for (const { id, name, street, postalCode, line } of branches)
    expect(unfolded(files.get(`branches/${id}.vcf`) ?? '')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${business.name} ${name};;;;`,
      `FN:${business.name} ${name}`,
      `ORG:${business.name};${name}`,
      `TEL;TYPE=WORK,VOICE:${line.href.replace('tel:', '')}`,
      ...(name === 'Sockburn' ? [`EMAIL;TYPE=INTERNET:${business.email}`] : []),
      String.raw`ADR;TYPE=WORK:;;${street}\, ${name};Christchurch;;${postalCode};New Zealand`,
      `URL:${siteOrigin}/locations#${id}`,
      'END:VCARD',
    ]);
});

clause('VCARD-TEXT', 'a freephone number has no country code', () => {
  expect(branchCard({ ...branch, phone: '0800 000 199' })).toContain(':0800000199\r\n');
});

clause('VCARD-ESCAPED', 'commas, semicolons, backslashes and new lines are escaped', () => {
  const odd = 'A;B,C\\D\nE';
  const lines = unfolded(
    branchCard({ ...branch, name: odd, address: odd, suburb: odd, city: odd }),
  );
  const escaped = String.raw`A\;B\,C\\D\nE`;
  expect(lines).toContain(`N:Tyres & Co ${escaped};;;;`);
  expect(lines).toContain(`FN:Tyres & Co ${escaped}`);
  expect(lines).toContain(`ORG:Tyres & Co;${escaped}`);
  expect(lines).toContain(`ADR;TYPE=WORK:;;${escaped}\\, ${escaped};${escaped};;7910;New Zealand`);
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
