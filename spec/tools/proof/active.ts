/**
 * The violation that is in place in this process. The Vite configuration loads its plugins as modules of its
 * own, so it is kept where every copy of this module finds it; processes that a test starts find it in their
 * environment.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Violation } from './types.ts';

interface Active {
  readonly violation: Violation;
  /** The violated file, as the file system names it. */
  readonly path: string;
  /** A file that appears when the violated text is read, in whatever process. */
  readonly mark: string;
}

interface Place {
  active?: Active;
  /** The folder that Vite keeps for this process alone. */
  cacheDir?: string;
  /** What belongs to a file as it is, whatever was put in the way since (`violateNode.ts`). */
  readonly read: typeof readFileSync;
}

/** Carries the violation to child processes, and has them put it in place before anything else runs. */
const variable = 'PROOF_VIOLATION';
const preload = `--import=${pathToFileURL(path.join(import.meta.dirname, 'violateProcess.ts')).href}`;

const key = Symbol.for('proof of the specification');
const everywhere = globalThis as unknown as Record<symbol, Place | undefined>;
const place = (everywhere[key] ??= { read: readFileSync });

/** Puts a violation in place, instead of any other; `undefined` leaves the product as it is. */
export function violate(root: string, violation: Violation | undefined): void {
  if (place.active) rmSync(place.active.mark, { force: true });
  delete place.active;
  const options = (process.env['NODE_OPTIONS'] ?? '').replace(preload, '').trim();
  process.env['NODE_OPTIONS'] = options;
  delete process.env[variable];
  if (!violation) return;
  const mark = path.join(tmpdir(), `proof-${process.pid}-loaded`);
  place.active = { violation, path: path.join(root, violation.file), mark };
  process.env['NODE_OPTIONS'] = `${options} ${preload}`.trim();
  process.env[variable] = JSON.stringify(place.active);
}

/** Takes over the violation of the process that started this one, if it has one. */
export function inheritViolation(): void {
  const inherited = process.env[variable];
  if (inherited) place.active ??= JSON.parse(inherited) as Active;
}

/** Whether the violated text was read since the violation was put in place. */
export function wasLoaded(): boolean {
  return place.active !== undefined && existsSync(place.active.mark);
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

/** The violated text of a file, or `undefined` for every file but the one that is violated. */
export function violatedText(file: string): string | undefined {
  const { active } = place;
  if (!active || file !== active.path) return undefined;
  writeFileSync(active.mark, '');
  const { from, to } = active.violation;
  return place.read(file, 'utf8').replace(from, () => to);
}
