import type { PostalAddress } from './directions.ts';
import { telephoneHref } from './telephone.ts';

/** A branch as a contact. */
export interface BranchContact extends PostalAddress {
  /** The business; the branch is its department. */
  readonly organisation: string;
  readonly name: string;
  /** The phone number, as people read it. */
  readonly phone: string;
  readonly email?: string;
  /** The branch's URL on the site. */
  readonly url: string;
}

/** Lines have at most 75 octets; longer ones continue on a line that begins with a space (RFC 2426, 2.6). */
const longestLine = 75;

const utf8 = new TextEncoder();

/** Escapes characters that would end a value or a part of it (RFC 2426, 4). */
function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a line without splitting a multi-byte character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let room = longestLine;
  for (const letter of line) {
    const octets = utf8.encode(letter).length;
    if (octets > room) {
      lines.push(current);
      current = ' ';
      room = longestLine - 1;
    }
    current += letter;
    room -= octets;
  }
  return [...lines, current].join('\r\n');
}

/**
 * A branch as a vCard 3.0 (RFC 2426), the version every phone reads. Lines end in CRLF, and are folded and escaped. It has no
 * coordinates: ours are the suburb's, and a phone would lead people there instead of to the address (D32).
 *
 * @throws RangeError when the phone number is not a New Zealand one
 */
export function branchCard(branch: BranchContact): string {
  const { organisation, name, phone, email, url } = branch;
  const street = escaped(`${branch.address}, ${branch.suburb}`);
  const title = escaped(`${organisation} ${name}`);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${title};;;;`,
    `FN:${title}`,
    `ORG:${escaped(organisation)};${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${telephoneHref(phone).replace('tel:', '')}`,
    ...(email ? [`EMAIL;TYPE=INTERNET:${escaped(email)}`] : []),
    `ADR;TYPE=WORK:;;${street};${escaped(branch.city)};;${branch.postalCode};New Zealand`,
    `URL:${url}`,
    'END:VCARD',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
