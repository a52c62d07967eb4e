import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a full page load does and a client-side navigation has to do itself: the new page starts at its
 * top (or at the fragment, or where the visitor left it when they come back), and the focus goes to its
 * heading, which a screen reader then says, once.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const positions = useRef(new Map<string, number>());
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    positions.current.set(shown.current, window.scrollY);
    shown.current = key;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const heading = target ?? document.querySelector('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    if (cameBack) window.scrollTo(0, positions.current.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, key, cameBack]);
}
