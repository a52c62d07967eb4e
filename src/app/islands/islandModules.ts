import type { IslandName } from '../../ui/Island.tsx';

/** The script of each page with an island. */
export const islandsScript = 'src/app/islands/hydrateIslands.client.ts';

/**
 * The table of islands: by the name that a page gives to `Island`, the module whose `hydrate` makes it interactive.
 * Each module is a separate entry of the build, and a name without a module does not compile.
 */
export const islandModules: Readonly<Record<IslandName, string>> = {
  'contact-form': 'src/app/islands/contactForm.tsx',
  'quote-form': 'src/app/islands/quoteForm.tsx',
  nearest: 'src/app/islands/nearest.tsx',
  'tyre-age': 'src/app/islands/tyreAge.tsx',
  'fuel-saving': 'src/app/islands/fuelSaving.tsx',
  'wof-reminder': 'src/app/islands/wofReminder.tsx',
};
