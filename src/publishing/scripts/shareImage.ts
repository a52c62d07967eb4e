/**
 * The picture that messengers show for a link to the site. The words stay within the central square, because some
 * services crop the sides.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { headlineFiles, notInHeadlineFont } from '../../styles/headlineFont.ts';
import { color } from '../../styles/tokens.ts';
import { drawOnPlate, shapeOf } from '../pictures/drawIcons.ts';
import { sharedRender } from '../pictures/ownPictures.ts';
import type { Logo } from '../pictures/readLogo.ts';

const width = 1200;
const height = 630;
/** How far down the render starts, below the words, and how wide it is. */
const renderTop = 196;
const renderWidth = 1063;

/** The render of the wheel. Above it and beside it, its pixels at the edge are repeated. */
const drawWheel = () =>
  sharp(fileURLToPath(new URL(`../../assets/renders/${sharedRender}`, import.meta.url)))
    .extract({ left: 813, top: 44, width: 1107, height: 452 })
    .resize(renderWidth, height - renderTop)
    .extend({ top: renderTop, right: width - renderWidth, extendWith: 'copy' });

/** Where a photograph starts: below the words, because it may be light. */
const photographTop = 316;

/** The owner's photograph below a dark ground for the words. */
const placePhotograph = (file: string) =>
  sharp(file)
    .autoOrient()
    .resize(width, height - photographTop, { position: sharp.strategy.attention })
    .extend({ top: photographTop, background: color.surfaceDark });

/** The places of a logo: of a wide one the middle, which the name leaves to it, of a square one the left. */
const logoPlaces = {
  wide: { left: 300, width: 600, height: 160, position: 'centre' },
  square: { left: 60, width: 150, height: 150, position: 'left' },
} as const;
const logoTop = 46;

/** The business's name split into two lines of similar length, as in the header. */
function twoLines(name: string): string {
  const middle = (name.length - 1) / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? name : `${name.slice(0, at)}\n${name.slice(at + 1)}`;
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

/**
 * Draws the picture for shared links, 1200 by 630 pixels.
 *
 * @param line the line below the name
 * @param photograph a file to show in the place of the wheel
 * @returns the picture as JPEG
 * @throws Error when the headline font lacks a letter of the words
 */
export async function drawSharePicture(
  name: string,
  line: string,
  logo?: Logo,
  photograph?: string,
): Promise<Buffer> {
  const shape = logo && shapeOf(logo);
  const words = await drawShareWords(shape === 'wide' ? '' : name, line);
  const layers: OverlayOptions[] = [
    {
      input: words.data,
      left: Math.round((width - words.info.width) / 2),
      top: logoTop + (shape === 'wide' ? logoPlaces.wide.height + 24 : 0),
    },
  ];
  if (logo && shape) {
    const { left, ...place } = logoPlaces[shape];
    layers.push({ input: await drawOnPlate(logo, place), left, top: logoTop });
  }
  return (photograph ? placePhotograph(photograph) : drawWheel())
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
