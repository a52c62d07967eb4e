import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The endings of the files worth compressing. Pictures and fonts are compressed already. */
export const compressibleEndings = 'html css js svg xml txt vcf webmanifest'.split(' ');

/**
 * Writes `about.html.br` and `about.html.gz` beside `about.html`, and so on, for servers that send precompressed
 * files.
 *
 * @returns the number of files compressed
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = globSync(`**/*.{${compressibleEndings.join(',')}}`, { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
  return files.length;
}
