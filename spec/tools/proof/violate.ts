/**
 * The violation that is applied in a process and in those that it starts. It is in the environment, because the Vite
 * configuration loads a copy of this module.
 */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Violation } from './types.ts';

interface Applied extends Violation {
  readonly path: string;
  readonly loadedFile: string;
}

/** The variable that names the violation. */
export const variable = 'PROOF_VIOLATION';

/** The options with which a process of Node.js, and those that it starts, can apply a violation everywhere. */
export const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --import=${
  pathToFileURL(path.join(import.meta.dirname, 'violateProcess.ts')).href
}`;

/**
 * The value of the variable.
 *
 * @param loadedFile a file that is written as soon as any process reads the violated text
 */
export function valueOf(root: string, violation: Violation, loadedFile: string): string {
  const applied: Applied = { ...violation, path: path.join(root, violation.file), loadedFile };
  return JSON.stringify(applied);
}

/**
 * The violated text of a file; `undefined` for every file but the violated one.
 *
 * @throws Error if the file does not have the text to replace exactly once
 */
export function violatedText(file: string): string | undefined {
  const { [variable]: value } = process.env;
  const applied = value === undefined ? undefined : (JSON.parse(value) as Applied);
  if (file !== applied?.path) return undefined;
  writeFileSync(applied.loadedFile, '');
  // Read by its number, because `violateProcess.ts` replaces what is read by name.
  const number = openSync(file, 'r');
  const parts = readFileSync(number, 'utf8').split(applied.from);
  closeSync(number);
  if (parts.length !== 2)
    throw new Error(`The text of the violation is found ${parts.length - 1} times, not once.`);
  return parts.join(applied.to);
}
