import type { ReactNode } from 'react';

/** The parts of pages that React hydrates in the browser: they hold state. All else is HTML and CSS. */
export type IslandName = 'contact-form' | 'quote-form' | 'nearest';

/**
 * When an island asks for its script: when the browser is idle, or when the visitor reaches into it
 * (a press, a key, the focus). The latter comes first in every case.
 */
type HydrateWhen = 'idle' | 'use';

interface IslandProps {
  readonly name: IslandName;
  readonly hydrate: HydrateWhen;
  readonly children: ReactNode;
}

/**
 * Marks a part of a prerendered page that `app/islands/hydrateIslands.client.ts` hydrates as a React root of its own.
 * Its child is one component, and takes nothing from the page around it but what `app/islands` gives it too.
 */
export function Island({ name, hydrate, children }: IslandProps) {
  return (
    <div data-island={name} data-hydrate={hydrate}>
      {children}
    </div>
  );
}
