import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A file of `templates`, with a value for each `{{placeholder}}`: a text, or lines that get the indentation of the
 * placeholder. The name of another file in `templates` stands for that file, filled with the same values.
 *
 * @throws Error when a placeholder has no value
 */
export function fillTemplate(
  name: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): string {
  const text = readFileSync(path.join(import.meta.dirname, 'templates', name), 'utf8');
  return text.replaceAll(/(^[ \t]+)?\{\{([\w.]+)\}\}/gm, (_, indent: string = '', key: string) => {
    const value = key.endsWith('.conf') ? fillTemplate(key, values) : values[key];
    if (value === undefined) throw new Error(`${name} has {{${key}}}, which has no value.`);
    const lines = typeof value === 'string' ? value.trimEnd().split('\n') : value;
    return lines.map((line) => (line === '' ? line : indent + line)).join('\n');
  });
}
