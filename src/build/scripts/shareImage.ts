/**
 * Makes the picture that messengers and social networks show beside a link to the site. Run with
 * `npm run icons`; the result is committed. The words stand within the middle square, because some of them
 * cut the sides off.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { business } from '../../content/business.ts';
import { shareLine } from '../../content/share.ts';
import { color } from '../../styles/tokens.ts';

const width = 1200;
const height = 630;
/** In the render's pixels: the middle of the wheel, and how much is taken off above it. */
const middle = 1438;
const above = 44;
/** The size the render is shown at, to its own. */
const scale = 0.96;
/** How far down the render begins; above it goes on as its first line is. */
const lowered = 196;

/** The business's name in two lines of about one length, as the header has it. */
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

// Type is set with a file that says its name, so that no machine's own fonts come into it.
const folder = await mkdtemp(path.join(tmpdir(), 'share-'));
const fontfile = path.join(folder, 'headline.ttf');
const face = '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
await writeFile(
  fontfile,
  await subsetFont(
    await readFile(fileURLToPath(import.meta.resolve(face))),
    `${business.name}${shareLine}`,
    { targetFormat: 'truetype' },
  ),
);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const words = await sharp({
  text: {
    text:
      `<span size="110pt" line_height="0.78" foreground="${color.onSurfaceDark}">${escaped(twoLines(business.name))}</span>\n` +
      `<span size="52pt" line_height="1.3" foreground="${color.signal}">${escaped(shareLine)}</span>`,
    // The comma ends the family's name: without it, Condensed is taken for a width.
    font: 'Barlow Condensed, Bold',
    fontfile,
    align: 'centre',
    dpi: 72,
    rgba: true,
  },
})
  .png()
  .toBuffer({ resolveWithObject: true });
await rm(folder, { recursive: true });

const wide = Math.round(width / scale);
const high = Math.round((height - lowered) / scale);
// One step after the other: in one chain, the cut would come first.
const render = await sharp(
  fileURLToPath(new URL('../../assets/renders/hero_1920.png', import.meta.url)),
)
  .extend({ right: 200, extendWith: 'copy' })
  .toBuffer();
const wheel = await sharp(render)
  .extract({ left: middle - Math.round(wide / 2), top: above, width: wide, height: high })
  .resize(width, height - lowered)
  .toBuffer();

const { size } = await sharp(wheel)
  .extend({ top: lowered, extendWith: 'copy' })
  .composite([{ input: words.data, left: Math.round((width - words.info.width) / 2), top: 46 }])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(fileURLToPath(new URL('../../static/share.jpg', import.meta.url)));
console.log(`share.jpg: ${size} bytes, words ${words.info.width} x ${words.info.height}`);
