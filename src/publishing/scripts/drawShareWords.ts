import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { headlineFiles, notInHeadlineFont } from '../../styles/headlineFont.ts';
import { color } from '../../styles/tokens.ts';

/** The business's name split into two lines of similar length, as in the header. */
function twoLines(name: string): string {
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits
    .reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [name])
    .join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const draw = (text: string, fontfile: string) =>
  sharp({
    text: {
      text,
      // The comma ends the family name: without it, "Condensed" is read as a width.
      font: 'Barlow Condensed, Bold',
      fontfile,
      align: 'centre',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/**
 * Loads the parts of the headline font, which the typeface's package has in several files: a file that was drawn with
 * once stays loaded, and has to exist until the process ends.
 *
 * @returns one of the files, with which to draw
 */
async function loadHeadlineFont(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'share-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const files = Object.values(headlineFiles);
  let fontfile = '';
  for (const part of new Set(files.map(({ from }) => from))) {
    const face = `@fontsource/barlow-condensed/files/barlow-condensed-${part}-700-normal.woff2`;
    const source = await readFile(fileURLToPath(import.meta.resolve(face)));
    const letters = files.map(({ characters }) => characters).join('');
    fontfile = path.join(folder, `${part}.ttf`);
    await writeFile(fontfile, await subsetFont(source, letters, { targetFormat: 'truetype' }));
    await draw('x', fontfile);
  }
  return fontfile;
}

let loaded: Promise<string> | undefined;

/**
 * Draws the words of the picture for shared links in the headline font, so that the machine's fonts don't matter.
 *
 * @param name empty where a logo says it
 * @throws Error when the headline font lacks a character
 */
export async function drawShareWords(name: string, line: string) {
  const lacking = notInHeadlineFont(name + line);
  if (lacking.length > 0)
    throw new Error(
      `The headline font has no ${lacking.map((character) => `"${character}"`).join(', ')}: write "${name}, ${line}" without it.`,
    );
  loaded ??= loadHeadlineFont();
  const head =
    name &&
    `<span size="110pt" line_height="0.78" foreground="${color.onSurfaceDark}">${escaped(twoLines(name))}</span>\n`;
  return draw(
    `${head}<span size="52pt" line_height="1.3" foreground="${color.signal}">${escaped(line)}</span>`,
    await loaded,
  );
}
