import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { drawHeaderLogo, drawIcons } from '../../src/publishing/pictures/drawIcons.ts';
import { cutPicture } from '../../src/publishing/pictures/cutPicture.ts';
import {
  noteTaken,
  photographOf,
  pictureFaults,
} from '../../src/publishing/pictures/ownPictures.ts';
import { readLogo, readLogos, type Logo } from '../../src/publishing/pictures/readLogo.ts';
import { drawSharePicture } from '../../src/publishing/scripts/shareImage.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { tableOf } from '../documents/clauseTable.ts';
import { folderWith } from '../documents/folder.ts';
import { clause } from '../tools/clause.ts';

vi.mock('../../src/content/photographs.ts', () => ({
  photographs: { stack: 'Our tyre store in Hornby' },
}));

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const plain = (width: number, height: number, background: string | typeof clear) =>
  sharp({ create: { width, height, channels: 4, background } });

/** What a file of the table has. */
async function contentOf(what: string): Promise<string | Buffer> {
  const [, width, height] = /(\d+) by (\d+)/.exec(what) ?? [];
  if (what === 'a photograph') return plain(600, 600, '#c00').jpeg().toBuffer();
  if (what === 'an empty picture') return plain(600, 600, clear).png().toBuffer();
  if (what === 'a million and one bytes') return Buffer.alloc(1_000_001);
  if (width) return plain(Number(width), Number(height), '#c00').png().toBuffer();
  return what === '<svg'
    ? what
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${what}</svg>`;
}

for (const [file = '', what = '', message] of tableOf('SETTINGS-LOGO'))
  clause('SETTINGS-LOGO', `${file} with ${what} stops with a sentence`, async () => {
    const folder = folderWith({ [file]: await contentOf(what) });
    const name = file.startsWith('symbol') ? 'symbol' : 'logo';
    await expect(readLogo(folder, name)).rejects.toMatchObject({
      message: `src/assets/${file} ${message}`,
    });
  });

clause('SETTINGS-LOGO', 'two files of the logo stop with a sentence', async () => {
  const folder = folderWith({ 'logo.png': '', 'logo.svg': '' });
  await expect(readLogo(folder, 'logo')).rejects.toThrow(
    'src/assets/logo.png and logo.svg are two files for the same: remove one of them.',
  );
});

const wheel = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

/** A drawing of a rectangle within an empty edge. */
function drawingOf(width: number, height: number, fill: string): string {
  const edge = 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * edge}" height="${height + 2 * edge}"><rect x="${edge}" y="${edge}" width="${width}" height="${height}" fill="${fill}"/></svg>`;
}

/** The logo of that drawing, as the site reads it. */
async function logoOf(...drawing: Parameters<typeof drawingOf>): Promise<Logo> {
  const logo = await readLogo(folderWith({ 'logo.svg': drawingOf(...drawing) }), 'logo');
  if (!logo) throw new Error('The logo is not found.');
  return logo;
}

/** The colour at a place of a picture, as shares of its width and height: red, green, blue and opacity. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  return [...data.subarray(at, at + 4)];
}

const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  red > 150 && green < 90 && blue < 90;
const isLight = (colour: readonly number[]) => Math.min(...colour) > 220;
const isDark = ([red = 255, green, blue, opacity]: readonly number[]) =>
  Math.max(red, green ?? 255, blue ?? 255) < 80 && opacity === 255;

clause('SETTINGS-LOGO-DRAWN', 'the six icons show the symbol, or else the logo', async () => {
  const wide = { 'logo.svg': drawingOf(400, 100, '#123') };
  const both = await readLogos(folderWith({ ...wide, 'symbol.svg': drawingOf(90, 90, '#d00') }));
  const files = await drawIcons(wheel, both.symbol);
  expect(Object.keys(files)).toHaveLength(6);
  for (const [name, file] of Object.entries(files)) {
    const drawn = Buffer.from(file);
    for (const y of [0.5, 0.25]) expect.soft(isRed(await colourAt(drawn, 0.5, y)), name).toBe(true);
    // A light logo has a dark tile, a dark one a light tile.
    expect.soft(isLight(await colourAt(drawn, 0.5, 0.02)), name).toBe(false);
  }
  const alone = await readLogos(folderWith(wide));
  expect(alone.symbol).toBe(alone.logo);
  for (const [name, file] of Object.entries(await drawIcons(wheel, alone.symbol)))
    expect.soft(isLight(await colourAt(Buffer.from(file), 0.5, 0.02)), name).toBe(true);
});

for (const [shape, width, fill, edge, within] of [
  // A dark logo has a plate around it.
  ['wide', 200, '#123', 0.008, 0.03],
  ['square', 199, '#d00', 0.004, 0.5],
] as const)
  clause('SETTINGS-LOGO-DRAWN', `${width} by 100 is ${shape} in the header`, async () => {
    const drawn = await drawHeaderLogo(await logoOf(width, 100, fill));
    const { width: wide, height: high } = await sharp(drawn).metadata();
    expect(wide / high).toBe(shape === 'wide' ? 4 : 1);
    const [atEdge, inside] = [await colourAt(drawn, edge, 0.5), await colourAt(drawn, within, 0.5)];
    expect(fill === '#123' ? isLight(atEdge) : isRed(atEdge), 'no empty edge').toBe(true);
    expect(fill === '#123' ? isDark(inside) : isRed(inside), 'the logo').toBe(true);
  });

/** How many pixels of a picture for shared links, where words may be below a height, are as light as letters. */
async function lettersIn(picture: Buffer, top: number, lightness = 225): Promise<number> {
  const part = sharp(picture).extract({ left: 300, top, width: 600, height: 380 - top });
  const ink = await part.greyscale().threshold(lightness).raw().toBuffer();
  return ink.filter((value) => value > 0).length;
}

for (const [width, x, fill, top, isNamed] of [
  [400, 0.27, '#123', 215, false],
  [100, 0.11, '#d00', 60, true],
] as const)
  clause('SETTINGS-LOGO-DRAWN', `the shared picture has a ${fill} logo ${width} wide`, async () => {
    const drawn = await drawSharePicture('Corner', 'In Timaru', await logoOf(width, 100, fill));
    const isThere = fill === '#d00' ? isRed : isLight;
    expect(isThere(await colourAt(drawn, x, 0.19)), 'the logo, or the plate around it').toBe(true);
    if (!isNamed) {
      expect(isDark(await colourAt(drawn, 0.5, 0.19)), 'the logo').toBe(true);
      expect(await lettersIn(drawn, top, 150), 'the line below it').toBeGreaterThan(1000);
    }
    expect((await lettersIn(drawn, top)) > 2000).toBe(isNamed);
  });

const crop = {
  name: 'van',
  render: 'road_1120.jpg',
  left: 0,
  top: 0,
  width: 300,
  height: 200,
  widths: [150, 300],
};

/** A photograph as a phone writes it: lying, with the turn and the place in its metadata. Turned, its upper half is red. */
const photograph = async (width: number, height: number) =>
  plain(width, height, '#00c')
    .composite([
      {
        input: await plain(width >> 1, height, '#c00')
          .png()
          .toBuffer(),
        gravity: 'west',
      },
    ])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

clause('SETTINGS-PHOTOGRAPH', 'the photograph is cut, turned and without metadata', async () => {
  const folder = folderWith({ 'photographs/road.jpg': await photograph(400, 300) });
  const file = photographOf(folder, 'road') ?? '';
  expect((await sharp(file).metadata()).exif).toBeDefined();
  expect(photographOf(folder, 'roads')).toBeUndefined();
  const upright = { ...crop, height: 400 };
  const files = await cutPicture(upright, 'none', file);
  const found = Object.entries(files).map(async ([name, content]) => {
    const { width, height, exif, orientation } = await sharp(content).metadata();
    expect.soft(isRed(await colourAt(content, 0.5, 0.25)), name).toBe(true);
    expect.soft(isRed(await colourAt(content, 0.5, 0.75)), name).toBe(false);
    return [name, width, height, exif, orientation];
  });
  expect(await Promise.all(found)).toEqual([
    ['van-150.avif', 150, 200, undefined, undefined],
    ['van-300.avif', 300, 400, undefined, undefined],
    ['van-150.webp', 150, 200, undefined, undefined],
    ['van-300.webp', 300, 400, undefined, undefined],
  ]);
});

const larger =
  'and needs at least 300 by 200: take the original, not a copy from a website or a message.';

for (const [what, content, message] of [
  // Turned, they are 299 by 200 and 300 by 199 pixels.
  ['too narrow', photograph(200, 299), `is 299 by 200 pixels, ${larger}`],
  ['too low', photograph(199, 300), `is 300 by 199 pixels, ${larger}`],
  ['unreadable', Buffer.from('no picture'), 'cannot be read as a picture: save it again as a JPEG'],
] as const)
  clause('SETTINGS-PHOTOGRAPH', `a photograph that is ${what} stops with a sentence`, async () => {
    const folder = folderWith({ 'road.jpg': await content });
    await expect(cutPicture(crop, 'none', path.join(folder, 'road.jpg'))).rejects.toThrow(
      `src/assets/photographs/road.jpg ${message}`,
    );
  });

clause('SETTINGS-PHOTOGRAPH', 'the words of a photograph are its text alternative', () => {
  const altOf = (name: 'tyresDesk' | 'brake') =>
    /alt="([^"]*)"/.exec(
      renderToStaticMarkup(createElement(Picture, { sources: [{ files: name, sizes: '100vw' }] })),
    )?.[1];
  expect(altOf('tyresDesk')).toBe('Our tyre store in Hornby');
  expect(altOf('brake')).toBe('');
});

const words = { road: 'Our road' };
const complete = {
  'taken.json': '{}',
  'symbol.png': 'a symbol',
  ...Object.fromEntries(
    ['van-320', 'van-640'].flatMap((file) =>
      ['avif', 'webp'].map((format) => [`pictures/${file}.${format}`, '']),
    ),
  ),
};

/** A folder in which every file of the owner's is on the site. */
function upToDate(): string {
  const folder = folderWith(complete);
  noteTaken(folder, (file) => file.startsWith('icons '));
  return folder;
}

const crops = [{ ...crop, widths: [320, 640] }];

clause('SETTINGS-PICTURES', 'the build accepts pictures that are all up to date', () => {
  const folder = upToDate();
  expect(pictureFaults(folder, {}, crops)).toEqual([]);
  mkdirSync(path.join(folder, 'photographs'));
  writeFileSync(path.join(folder, 'photographs/road.jpg'), 'a photograph');
  noteTaken(folder, (file) => file === 'pictures photographs/road.jpg');
  expect(pictureFaults(folder, words, crops)).toEqual([]);
});

for (const [fault = '', message] of tableOf('SETTINGS-PICTURES'))
  clause('SETTINGS-PICTURES', `${fault}: the build stops with a sentence`, () => {
    const folder = upToDate();
    mkdirSync(path.join(folder, 'photographs'));
    const named = fault.match(/[\w/-]+\.\w+/g) ?? [];
    for (const file of named)
      if (/^(?:no file|words)/.test(fault)) rmSync(path.join(folder, file), { force: true });
      else writeFileSync(path.join(folder, file), 'changed');
    const isDescribed = !fault.startsWith('no words');
    const found = pictureFaults(folder, isDescribed ? words : {}, crops);
    expect(found.map((sentence) => sentence.replaceAll('`', ''))).toContain(message);
  });
