import type { ComponentProps } from 'react';
import { telephoneHref } from '../domain/telephone.ts';

interface TelephoneLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The number as people read it: it is shown, and the link is made from it. */
  readonly number: string;
  /** Words before the number, such as `Call`. */
  readonly lead?: string;
}

/**
 * A telephone number that can be tapped. Its parts are joined by no-break spaces, so that it stands on one
 * line. Children stand before the words: an icon.
 *
 * @throws RangeError when the number is not a New Zealand telephone number.
 */
export function TelephoneLink({ number, lead, children, ...anchor }: TelephoneLinkProps) {
  const shown = number.replaceAll(' ', '\u00a0');
  const words = lead ? `${lead} ${shown}` : shown;
  return (
    <a href={telephoneHref(number)} {...anchor}>
      {children}
      {words}
    </a>
  );
}
