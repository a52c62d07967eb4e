import type { BranchFacts } from './branch.ts';
import { contentLines, escaped } from './contentLines.ts';
import type { PostalAddress } from './directions.ts';
import { telephoneHref } from './telephone.ts';

export interface BranchContact
  extends PostalAddress, Pick<BranchFacts, 'name' | 'phone' | 'email'> {
  /** The business; the branch is its department. */
  readonly organisation: string;
  /** The branch's URL on the site. */
  readonly url: string;
}

/**
 * A branch as a vCard 3.0 (RFC 2426), the version every phone reads. It has no coordinates: the known ones are only the
 * suburb's, and a phone would lead people there instead of to the address (D32).
 */
export function branchCard(branch: BranchContact): string {
  const { organisation, name, phone, email, url } = branch;
  const street = escaped(`${branch.address}, ${branch.suburb}`);
  const title = escaped(`${organisation} ${name}`);
  return contentLines([
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
  ]);
}
