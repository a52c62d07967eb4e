/**
 * Loaded first by each process of a proof and by those that a test starts (`nodeOptions`): applies the violation where
 * Vite's plugins do not, in tools that read files themselves, such as Linaria when it evaluates styles, and in modules
 * that Node.js loads, such as the configuration of the build.
 */
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
import { violatedText } from './violate.ts';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const text = url.startsWith('file:') ? violatedText(fileURLToPath(url)) : undefined;
    return text === undefined ? loaded : { ...loaded, source: text };
  },
});

const { readFileSync } = fs;
const { readFile } = fs.promises;
/** The violated text in the form that the reader asked for; `undefined` for any other file. */
const violated = (file: unknown, options: unknown) => {
  const text = violatedText(file instanceof URL ? fileURLToPath(file) : String(file));
  const encoding =
    typeof options === 'string' ? options : (options as fs.ObjectEncodingOptions)?.encoding;
  return text === undefined || encoding ? text : Buffer.from(text);
};
fs.readFileSync = ((file: fs.PathOrFileDescriptor, options?: null) =>
  violated(file, options) ?? readFileSync(file, options)) as typeof fs.readFileSync;
fs.promises.readFile = (async (file: fs.PathLike, options?: null) =>
  violated(file, options) ?? (await readFile(file, options))) as typeof fs.promises.readFile;
syncBuiltinESMExports();
