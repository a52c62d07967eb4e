import { useEffect, type ReactNode } from 'react';

function Hydrated({ then }: { readonly then: () => void }): null {
  useEffect(then, [then]);
  return null;
}

/**
 * Resolves once an island is interactive.
 *
 * @param hydrate hydrates the island; it has to render the marker it is given beside its component
 */
export function onceHydrated(hydrate: (marker: ReactNode) => void): Promise<void> {
  return new Promise((resolve) => hydrate(<Hydrated then={resolve} />));
}
