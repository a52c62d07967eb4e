import { createContext, use, type ReactNode } from 'react';

/** The parts of pages that React hydrates because they have state. Everything else is HTML and CSS. */
export type IslandName =
  | 'contact-form'
  | 'quote-form'
  | 'nearest'
  | 'tyre-age'
  | 'fuel-saving'
  | 'wof-reminder';

/** The files of islands, by island: their addresses, separated by spaces. */
export type IslandFiles = Readonly<
  Partial<Record<IslandName, { readonly scripts: string; readonly styles: string }>>
>;

/** The files of the islands on a built page; `undefined` in a draft of it, in development and in stories. */
export const BuiltIslands = createContext<IslandFiles | undefined>(undefined);

interface IslandProps {
  readonly name: IslandName;
  /** When it hydrates: once the browser is idle, or on first use (click, key, focus), which always triggers it. */
  readonly hydrate: 'idle' | 'use';
  readonly children: ReactNode;
}

/**
 * Marks a part of a prerendered page for `app/islands/hydrateIslands.client.ts` to hydrate as a separate React root.
 * Its child is one component, with the same props as in `app/islands`.
 *
 * @throws Error on a built page when the build gives no files for the island
 */
export function Island({ name, hydrate, children }: IslandProps) {
  const files = use(BuiltIslands);
  const own = files?.[name];
  if (files && !own) throw new Error(`The build has no files for the island ${name}.`);
  return (
    <div
      data-island={name}
      data-scripts={own?.scripts}
      data-styles={own?.styles}
      data-hydrate={hydrate}
    >
      {children}
    </div>
  );
}
