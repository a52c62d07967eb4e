import type { ComponentProps } from 'react';
import { telephoneHref } from '../domain/telephone.ts';

interface TelephoneLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The number as people read it; the link is derived from it. */
  readonly number: string;
  /** Text before the number, such as `Call`. */
  readonly lead?: string;
  /** The text of a link that does not show the number, such as `Call us`. */
  readonly words?: string;
}

/**
 * A telephone link. It looks like every link: the browser's underline, a little lower, in the colour and size of the text
 * around it (`a` in `styles/global.ts`). Only its `className` or the rule of the place that shows it changes that. Its
 * number has no-break spaces, so that it stays on one line. Children, such as an icon, come before the text.
 */
export function TelephoneLink({ number, lead, words, children, ...anchor }: TelephoneLinkProps) {
  const shown = number.replaceAll(' ', '\u00a0');
  const text = words ?? (lead ? `${lead} ${shown}` : shown);
  return (
    <a href={telephoneHref(number)} {...anchor}>
      {children}
      {text}
    </a>
  );
}
