import { createContext, use, type ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { RoutePath } from '../content/routes.ts';

/** Fetches a page ahead of its link being followed; the composition root gives the real one. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site, with a fragment where the link leads to a part of a page. */
  readonly to: RoutePath | `${RoutePath}#${string}`;
}

/**
 * A link within the site: the one component that knows the router. Before the page wakes it is a plain
 * link; afterwards the next page is fetched as soon as a pointer or the focus reaches it.
 */
export function Link({ to, ...anchor }: LinkProps) {
  const prefetch = use(PrefetchContext);
  const [path = to] = to.split('#');
  return (
    <RouterLink
      to={to}
      onPointerEnter={() => prefetch(path)}
      onFocus={() => prefetch(path)}
      {...anchor}
    />
  );
}
