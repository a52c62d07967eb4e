import type { ComponentProps } from 'react';
import type { RoutePath } from '../content/routes.ts';
import { href } from './href.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, optionally with a fragment. */
  readonly to: RoutePath | `${RoutePath}#${string}`;
}

/** A link within the site. Its path is type-checked. */
export function Link({ to, children, ...anchor }: LinkProps) {
  return (
    <a href={href(to)} {...anchor}>
      {children}
    </a>
  );
}
