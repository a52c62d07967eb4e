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
/** In the render's pixels: the centre of the wheel, and how much to crop above it. */
const wheelCentre = 1438;
const cropTop = 44;
/** The scale at which the render is shown. */
const scale = 0.96;
/** How far down the picture starts; above it are the words. */
const pictureTop = 196;

/** The render of the wheel. Above it, its first row of pixels is repeated. */
async function drawWheel(): Promise<Buffer> {
  const cropWidth = Math.round(width / scale);
  const cropHeight = Math.round((height - pictureTop) / scale);
  // Separate steps: in one chain sharp would crop first.
  const render = await sharp(
    fileURLToPath(new URL(`../../assets/renders/${sharedRender}`, import.meta.url)),
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
    .resize(width, height - pictureTop)
    .toBuffer();
  return sharp(wheel).extend({ top: pictureTop, extendWith: 'copy' }).toBuffer();
}

/** Where a photograph starts: below the words, because it may be light. */
const photographTop = 316;

/** The owner's photograph below a dark ground for the words. */
const placePhotograph = (file: string) =>
  sharp(file)
    .autoOrient()
    .resize(width, height - photographTop, { position: sharp.strategy.attention })
    .extend({ top: photographTop, background: color.surfaceDark })
    .png()
    .toBuffer();

/** The places of a logo: of a wide one the middle, which the name leaves to it, of a square one the left. */
const logoPlaces = {
  wide: { width: 600, height: 160 },
  square: { width: 150, height: 150 },
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
    const { input, width: taken, height: high } = await drawOnPlate(logo, logoPlaces[shape]);
    layers.push({
      input,
      left: shape === 'wide' ? Math.round((width - taken) / 2) : 60,
      top: logoTop + Math.round((logoPlaces[shape].height - high) / 2),
    });
  }
  return sharp(photograph ? await placePhotograph(photograph) : await drawWheel())
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
