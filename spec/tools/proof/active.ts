/**
 * The violation that is applied in this process and in those that it starts. It is in the environment, because the Vite
 * configuration loads a copy of this module.
 */
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Violation } from './types.ts';

interface Active extends Violation {
  readonly path: string;
  /** A file that is written as soon as any process reads the violated text. */
  readonly loadedFile: string;
}

const variable = 'PROOF_VIOLATION';
/** Makes Node.js processes that a test starts apply the violation before anything else runs. */
const preload = `--import=${pathToFileURL(path.join(import.meta.dirname, 'violateProcess.ts')).href}`;

function readActive(): Active | undefined {
  const { [variable]: text } = process.env;
  return text === undefined ? undefined : (JSON.parse(text) as Active);
}

/** Replaces the applied violation; `undefined` restores the product. */
export function violate(root: string, violation: Violation | undefined): void {
  const before = readActive();
  if (before) rmSync(before.loadedFile, { force: true });
  delete process.env[variable];
  const options = (process.env['NODE_OPTIONS'] ?? '').replace(preload, '').trim();
  process.env['NODE_OPTIONS'] = options;
  if (!violation) return;
  const loadedFile = path.join(tmpdir(), `proof-${process.pid}-loaded`);
  const active: Active = { ...violation, path: path.join(root, violation.file), loadedFile };
  process.env[variable] = JSON.stringify(active);
  process.env['NODE_OPTIONS'] = `${options} ${preload}`.trim();
}

/** Whether the violated text has been read since the violation was applied. */
export function wasLoaded(): boolean {
  return existsSync(readActive()?.loadedFile ?? '');
}

/**
 * The violated text of a file; `undefined` for every file but the violated one.
 *
 * @throws Error if the file does not have the text to replace exactly once
 */
export function violatedText(file: string): string | undefined {
  const active = readActive();
  if (file !== active?.path) return undefined;
  writeFileSync(active.loadedFile, '');
  // Read by its number, because `violateNode.ts` replaces what is read by name.
  const number = openSync(file, 'r');
  const parts = readFileSync(number, 'utf8').split(active.from);
  closeSync(number);
  if (parts.length !== 2)
    throw new Error(`The text of the violation is found ${parts.length - 1} times, not once.`);
  return parts.join(active.to);
}
