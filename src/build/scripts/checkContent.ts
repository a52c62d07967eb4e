/**
 * Runs before a build: checks that every file in `src/content` can be parsed. The bundler would report it too, but
 * with a stack; whoever edits a text needs the line.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** An apostrophe between letters in a single-quoted string. */
const strayApostrophe = /'[^']*\p{L}'\p{L}/u;

/** Says where a file can't be parsed, with advice about apostrophes; `undefined` for a valid file. */
export function unreadable(file: string, text: string): string | undefined {
  const [error] = parseSync(file, text).errors;
  if (!error) return undefined;
  const line = text.slice(0, error.labels[0]?.start ?? 0).split('\n').length;
  const words = text.split('\n')[line - 1]?.trim() ?? '';
  const advice = strayApostrophe.test(words)
    ? 'An apostrophe ends a text in single quotation marks: write ’, or put the text into double ones.'
    : error.message;
  return `${file} cannot be read at line ${line}: ${words}\n${advice}`;
}

/** The faults of the site's own content. */
export function unreadableContent(): string[] {
  const root = path.resolve(import.meta.dirname, '../../..');
  return globSync('src/content/**/*.ts', { cwd: root }).flatMap(
    (file) => unreadable(file, readFileSync(path.join(root, file), 'utf8')) ?? [],
  );
}

if (import.meta.main) {
  for (const fault of unreadableContent()) {
    console.error(fault);
    process.exitCode = 1;
  }
}
