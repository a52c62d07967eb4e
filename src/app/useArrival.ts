import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { headlineFont } from '../styles/global.ts';
import { pageStands } from './changePage.ts';

/** The element a fragment names; `null` for none, and for one that is not well formed. */
function fragmentTarget(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * What a full page load does and a client-side navigation has to do itself: the new page starts at its
 * top (or at the fragment, or where the visitor left it when they come back), and the focus goes to its
 * heading, which a screen reader then says, once.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  // Every entry that no link of the router made has the key `default`; its address tells them apart.
  const entry = `${key} ${pathname}${hash}`;
  const shown = useRef(entry);
  const positions = useRef(new Map<string, number>());
  const face = useRef<FontFace>(undefined);

  useEffect(() => {
    // A page that was painted before the headline face came keeps the stand-in, so that nothing moves; the
    // pages after it are new anyway, and take the face (decision 14).
    new FontFace('Barlow Condensed', `url(${headlineFont})`, { weight: '700' }).load().then(
      (loaded) => {
        face.current = loaded;
      },
      () => undefined,
    );
  }, []);

  useEffect(() => {
    // Noted while the visitor scrolls: once the next page stands, a longer scroll is already cut short.
    const note = () => positions.current.set(shown.current, scrollY);
    note();
    addEventListener('scroll', note, { passive: true });
    // The browser would scroll the page that is leaving; it keeps its own way for full page loads.
    history.scrollRestoration = 'manual';
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    addEventListener('pagehide', giveBack);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', giveBack);
      removeEventListener('pageshow', takeOver);
    };
  }, []);

  // Before the new page is painted, so that it is never seen at the place where the one before it stood.
  useLayoutEffect(() => {
    if (shown.current === entry) return;
    shown.current = entry;
    if (face.current) document.fonts.add(face.current);
    const target = fragmentTarget(hash);
    // The browser opens a `<details>` around a fragment's target; so does this.
    target?.closest('details')?.setAttribute('open', '');
    const start = target ?? document.querySelector('h1');
    if (start && start.tabIndex < 0) start.tabIndex = -1;
    start?.focus({ preventScroll: true });
    const left = cameBack ? positions.current.get(entry) : undefined;
    if (left !== undefined) scrollTo(0, left);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    pageStands();
  }, [entry, hash, cameBack]);
}
