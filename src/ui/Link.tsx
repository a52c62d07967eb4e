import type { ComponentProps } from 'react';
import type { RoutePath } from '../content/routes.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site, with a fragment where the link leads to a part of a page. */
  readonly to: RoutePath | `${RoutePath}#${string}`;
}

/** A link within the site: a plain link, to an address that exists. */
export function Link({ to, children, ...anchor }: LinkProps) {
  return (
    <a href={to} {...anchor}>
      {children}
    </a>
  );
}
