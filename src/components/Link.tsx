import { createContext, use, type ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
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
 *
 * Made from the router's hooks: its own link component brings 3,500 bytes for features of other modes.
 */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const prefetch = use(PrefetchContext);
  const [path = to] = to.split('#');
  const follow = useLinkClickHandler(to);
  return (
    <a
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={() => prefetch(path)}
      onFocus={() => prefetch(path)}
      {...anchor}
    >
      {children}
    </a>
  );
}
