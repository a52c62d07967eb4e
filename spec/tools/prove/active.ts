/**
 * The violation that is in place in this process. The Vite configuration loads its plugins as modules of its
 * own, so it is kept where every copy of this module finds it.
 */
import { readFileSync } from 'node:fs';
import type { Violation } from './types.ts';

interface Place {
  violation?: Violation;
  /** The violated file, as the file system names it. */
  path?: string;
  loaded: boolean;
  /** The folder that Vite keeps for this process alone. */
  cacheDir?: string;
  /** Reads a file as it is, whatever was put in the way since (`violateNode.ts`). */
  readonly read: typeof readFileSync;
}

const key = Symbol.for('proof of the specification');
const everywhere = globalThis as unknown as Record<symbol, Place | undefined>;
const place = (everywhere[key] ??= { loaded: false, read: readFileSync });

/** Puts a violation in place, instead of any other; `undefined` leaves the product as it is. */
export function violate(violation: Violation | undefined, path: string | undefined): void {
  delete place.violation;
  delete place.path;
  if (violation && path !== undefined) Object.assign(place, { violation, path });
  place.loaded = false;
}

/**
 * Gives Vite a folder of its own for what it prepares. Two servers that share one change it under each
 * other's feet, and a browser then waits for files that are gone.
 */
export function keepApart(cacheDir: string): void {
  place.cacheDir = cacheDir;
}

/** The folder that Vite is to use in this process, if it is not the usual one. */
export function ownCacheDir(): string | undefined {
  return place.cacheDir;
}

/** Whether the violated text was read since the violation was put in place. */
export function wasLoaded(): boolean {
  return place.loaded;
}

/** The violated text of a file, or `undefined` for every file but the one that is violated. */
export function violatedText(path: string): string | undefined {
  const { violation } = place;
  if (!violation || path !== place.path) return undefined;
  place.loaded = true;
  return place.read(path, 'utf8').replace(violation.from, () => violation.to);
}
