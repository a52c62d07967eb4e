import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a placeholder stands for: a text, or lines that get the indentation of the placeholder. */
export type TemplateValues = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * A file of `templates`, with a value for each `{{placeholder}}`.
 *
 * @throws Error when a placeholder has no value
 */
export function fillTemplate(name: string, values: TemplateValues): string {
  const text = readFileSync(path.join(import.meta.dirname, 'templates', name), 'utf8');
  return text.replaceAll(/(^[ \t]+)?\{\{(\w+)\}\}/gm, (_, indent: string = '', key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} has {{${key}}}, which has no value.`);
    const lines = typeof value === 'object' ? value : String(value).trimEnd().split('\n');
    return lines.map((line) => (line === '' ? line : indent + line)).join('\n');
  });
}
