/**
 * Makes the preview image of shared links. Run with `npm run icons`; the result is committed. The text stays within
 * the central square, because some services crop the sides.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { business } from '../../content/business.ts';
import { shareLine, shareWords } from '../../content/share.ts';
import { color } from '../../styles/tokens.ts';

const width = 1200;
const height = 630;
/** In the render's pixels: the centre of the wheel, and how much to crop above it. */
const wheelCentre = 1438;
const cropTop = 44;
/** The scale at which the render is shown. */
const scale = 0.96;
/** How far down the render starts; above it, its first row of pixels is repeated. */
const renderTop = 196;

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

// Uses a font file of its own, so that the machine's installed fonts don't matter.
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
await rm(folder, { recursive: true });

const cropWidth = Math.round(width / scale);
const cropHeight = Math.round((height - renderTop) / scale);
// Separate steps: in one chain sharp would crop first.
const render = await sharp(
  fileURLToPath(new URL('../../assets/renders/hero_1920.png', import.meta.url)),
)
  .extend({ right: 200, extendWith: 'copy' })
  .toBuffer();
const wheel = await sharp(render)
  .extract({
    left: wheelCentre - Math.round(cropWidth / 2),
    top: cropTop,
    width: cropWidth,
    height: cropHeight,
  })
  .resize(width, height - renderTop)
  .toBuffer();

const { size } = await sharp(wheel)
  .extend({ top: renderTop, extendWith: 'copy' })
  .composite([{ input: words.data, left: Math.round((width - words.info.width) / 2), top: 46 }])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(fileURLToPath(new URL('../../static/share.jpg', import.meta.url)));
console.log(`share.jpg: ${size} bytes, words ${words.info.width} x ${words.info.height}`);
// The build compares: a picture with an old name must not be published.
await writeFile(
  fileURLToPath(new URL('../sharePicture.json', import.meta.url)),
  `[${shareWords.map((line) => JSON.stringify(line)).join(', ')}]\n`,
);
