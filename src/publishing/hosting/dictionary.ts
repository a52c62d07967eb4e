import { createHash } from 'node:crypto';
import { constants, zstdCompressSync } from 'node:zlib';

/** A text that browsers keep, so that they need only what differs in a page (RFC 9842). */
export interface Dictionary {
  readonly text: Buffer;
  readonly path: string;
  /** Its SHA-256, as a browser that keeps it sends it in `Available-Dictionary`. */
  readonly hash: string;
  /** What comes after `about.html` in the name of the file with what differs in that page. */
  readonly ending: string;
  /** The header `Link`, with which a page names the dictionary. */
  readonly link: string;
}

/** The header `Use-As-Dictionary`: browsers use the dictionary for all pages. */
export const useAsDictionary = 'match="/*", match-dest=("document")';

/** What a file in the encoding `dcz` begins with; the hash of the dictionary is next. */
const mark = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Zstandard's highest level. */
const slowestLevel = 22;

const compress = (page: Buffer, dictionary: Buffer, level: number) =>
  zstdCompressSync(page, {
    dictionary,
    params: { [constants.ZSTD_c_compressionLevel]: level },
  });

const hashOf = (text: Buffer) => createHash('sha256').update(text).digest();

/**
 * The dictionary of a site: a copy of that page from which all pages together differ least.
 *
 * @throws Error when there is no page
 */
export function dictionaryOf(pages: readonly Buffer[]): Dictionary {
  const differences = (text: Buffer) =>
    pages.reduce((sum, page) => sum + compress(page, text, 1).length, 0);
  const [best] = pages
    .map((text) => ({ text, size: differences(text) }))
    .toSorted((a, b) => a.size - b.size);
  if (!best) throw new Error('The site has no pages.');
  const hash = hashOf(best.text);
  const name = hash.toString('hex').slice(0, 16);
  const path = `/assets/dictionary-${name}.txt`;
  return {
    text: best.text,
    path,
    hash: `:${hash.toString('base64')}:`,
    ending: `.${name}.dcz`,
    link: `<${path}>; rel=compression-dictionary`,
  };
}

/** What differs in a page, in the encoding `dcz`. */
export const differenceOf = (page: Buffer, { text }: Dictionary): Buffer =>
  Buffer.concat([mark, hashOf(text), compress(page, text, slowestLevel)]);
