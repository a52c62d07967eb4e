import { useEffect, type ReactNode } from 'react';

function Hydrated({ then }: { readonly then: () => void }): null {
  useEffect(then, [then]);
  return null;
}

/**
 * Resolves when an island answers the visitor.
 *
 * @param hydrate hydrates the island, with the mark that it is given standing beside its component
 */
export function onceHydrated(hydrate: (mark: ReactNode) => void): Promise<void> {
  return new Promise((resolve) => hydrate(<Hydrated then={resolve} />));
}
