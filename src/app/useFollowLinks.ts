import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { findRoute } from '../content/routes.ts';
import { changePage } from './changePage.ts';

/** The link to a page of this site that an event happened on; none for files, frames, and other sites. */
function siteLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return undefined;
  return findRoute(link.pathname) && link;
}

/**
 * Follows every link of the site through the router, and fetches its page as soon as a pointer or the focus
 * reaches it. One listener for all links, so that parts of a page whose markup is kept as it was prerendered
 * are followed like those that React renders. A press that asks for a new tab or window stays the browser's.
 *
 * @param prefetch fetches the page of an address ahead
 * @param isHere whether the page of an address has come: one that has not is waited for by the page before it, which
 *   goes on to answer
 */
export function useFollowLinks(
  prefetch: (path: string) => void,
  isHere: (path: string) => boolean,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const ahead = (event: Event) => {
      const link = siteLink(event);
      if (link) prefetch(link.pathname);
    };
    const follow = (event: MouseEvent) => {
      const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event;
      if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      const link = siteLink(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      const go = () => {
        // The same address again is no new entry in the history.
        void navigate(pathname + search + hash, { replace: href === location.href });
      };
      if (pathname !== location.pathname && isHere(pathname)) changePage(go);
      else go();
    };
    document.addEventListener('pointerover', ahead);
    document.addEventListener('focusin', ahead);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerover', ahead);
      document.removeEventListener('focusin', ahead);
      document.removeEventListener('click', follow);
    };
  }, [navigate, prefetch, isHere]);
}
