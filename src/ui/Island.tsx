import type { ReactNode } from 'react';

/** The parts of pages that React hydrates because they have state. Everything else is HTML and CSS. */
export type IslandName =
  | 'contact-form'
  | 'quote-form'
  | 'nearest'
  | 'tyre-age'
  | 'fuel-saving'
  | 'wof-reminder';

/** When an island hydrates: when the browser is idle, or on first use (click, key, focus). Use always triggers it. */
type HydrateWhen = 'idle' | 'use';

interface IslandProps {
  readonly name: IslandName;
  readonly hydrate: HydrateWhen;
  readonly children: ReactNode;
}

/**
 * Marks a part of a prerendered page for `app/islands/hydrateIslands.client.ts` to hydrate as a separate React root.
 * Its child is one component, with the same props as in `app/islands`.
 */
export function Island({ name, hydrate, children }: IslandProps) {
  return (
    <div data-island={name} data-hydrate={hydrate}>
      {children}
    </div>
  );
}
