/**
 * The picture that messengers show for a link to the site. The words stay within the central square, because some
 * services crop the sides.
 */
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { color } from '../../styles/tokens.ts';
import { drawOnPlate, shapeOf } from '../pictures/drawIcons.ts';
import { sharedRender } from '../pictures/ownPictures.ts';
import type { Logo } from '../pictures/readLogo.ts';
import { drawShareWords } from './drawShareWords.ts';

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

/**
 * Draws the picture for shared links, 1200 by 630 pixels.
 *
 * @param line the line below the name
 * @param photograph a file to show in the place of the wheel
 * @returns the picture as JPEG
 * @throws Error when the headline font lacks a letter of the words
 */
export async function drawSharePicture({
  name,
  line,
  logo,
  photograph,
}: {
  readonly name: string;
  readonly line: string;
  readonly logo: Logo | undefined;
  readonly photograph: string | undefined;
}): Promise<Buffer> {
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
