/**
 * Makes the preview image of shared links. Run with `npm run icons`; the result is committed. The text stays within
 * the central square, because some services crop the sides.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { business } from '../../content/business.ts';
import { shareLine, shareWords } from '../../content/share.ts';
import { drawShareWords } from './drawShareWords.ts';

const width = 1200;
const height = 630;
/** In the render's pixels: the centre of the wheel, and how much to crop above it. */
const wheelCentre = 1438;
const cropTop = 44;
/** The scale at which the render is shown. */
const scale = 0.96;
/** How far down the render starts; above it, its first row of pixels is repeated. */
const renderTop = 196;

const words = await drawShareWords(business.name, shareLine);

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
