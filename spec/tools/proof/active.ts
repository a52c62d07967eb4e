/**
 * The violation that is applied in this process. It is in a global variable, because the Vite configuration loads a
 * copy of this module. Processes that a test starts get it from their environment.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Violation } from './types.ts';

interface Active {
  readonly violation: Violation;
  readonly path: string;
  /** A file that is written as soon as any process reads the violated text. */
  readonly loadedFile: string;
}

interface State {
  active?: Active;
  /** The original function; `violateNode.ts` replaces `fs.readFileSync`. */
  readonly read: typeof readFileSync;
}

/** The environment variable with the violation, which child processes apply before anything else runs. */
const variable = 'PROOF_VIOLATION';
const preload = `--import=${pathToFileURL(path.join(import.meta.dirname, 'violateProcess.ts')).href}`;

const key = Symbol.for('proof of the specification');
const globals = globalThis as unknown as Record<symbol, State | undefined>;
const state = (globals[key] ??= { read: readFileSync });

/** Replaces the applied violation; `undefined` restores the product. */
export function violate(root: string, violation: Violation | undefined): void {
  if (state.active) rmSync(state.active.loadedFile, { force: true });
  delete state.active;
  const options = (process.env['NODE_OPTIONS'] ?? '').replace(preload, '').trim();
  process.env['NODE_OPTIONS'] = options;
  delete process.env[variable];
  if (!violation) return;
  const loadedFile = path.join(tmpdir(), `proof-${process.pid}-loaded`);
  state.active = { violation, path: path.join(root, violation.file), loadedFile };
  process.env['NODE_OPTIONS'] = `${options} ${preload}`.trim();
  process.env[variable] = JSON.stringify(state.active);
}

/** Applies the violation of the parent process, if it has one. */
export function inheritViolation(): void {
  const inherited = process.env[variable];
  if (inherited) state.active ??= JSON.parse(inherited) as Active;
}

/** Whether the violated text has been read since the violation was applied. */
export function wasLoaded(): boolean {
  return state.active !== undefined && existsSync(state.active.loadedFile);
}

/**
 * The violated text of a file; `undefined` for every file but the violated one.
 *
 * @throws Error if the file does not have the text to replace exactly once
 */
export function violatedText(file: string): string | undefined {
  const { active } = state;
  if (!active || file !== active.path) return undefined;
  writeFileSync(active.loadedFile, '');
  const { from, to } = active.violation;
  const parts = state.read(file, 'utf8').split(from);
  if (parts.length !== 2)
    throw new Error(`The text of the violation is found ${parts.length - 1} times, not once.`);
  return parts.join(to);
}
