/**
 * Applies the violation where Vite's plugins do not: to tools that read files themselves, such as Linaria when it
 * evaluates styles, and to modules that Node.js loads, such as the build's configuration. Nothing is written.
 */
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
import { violatedText } from './active.ts';

/** Intercepts every read of the violated file in this process. Call it once. */
export function violateNode(): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const text = url.startsWith('file:') ? violatedText(fileURLToPath(url)) : undefined;
      return text === undefined ? loaded : { ...loaded, source: text };
    },
  });

  const { readFileSync } = fs;
  const { readFile } = fs.promises;
  const asPath = (file: unknown) => (file instanceof URL ? fileURLToPath(file) : String(file));
  const encoded = (text: string, options: unknown) => {
    const encoding =
      typeof options === 'string' ? options : (options as fs.ObjectEncodingOptions)?.encoding;
    return encoding ? text : Buffer.from(text);
  };
  fs.readFileSync = ((file: fs.PathOrFileDescriptor, options?: fs.ObjectEncodingOptions) => {
    const text = violatedText(asPath(file));
    return text === undefined
      ? readFileSync(file, options as unknown as null)
      : encoded(text, options);
  }) as typeof fs.readFileSync;
  fs.promises.readFile = ((file: fs.PathLike, options?: fs.ObjectEncodingOptions) => {
    const text = violatedText(asPath(file));
    return text === undefined
      ? readFile(file, options as unknown as null)
      : Promise.resolve(encoded(text, options));
  }) as typeof fs.promises.readFile;
  syncBuiltinESMExports();
}
