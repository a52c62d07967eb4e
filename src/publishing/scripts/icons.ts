/**
 * Draws the icons, the logo of the header and the picture for shared links from the owner's logo; without one, from
 * `assets/wheel.svg`. Run with `npm run icons`; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderName } from '../../assets/crops.ts';
import { business } from '../../content/business.ts';
import { shareLine, shareWords } from '../../content/branchWords.ts';
import { drawIcons, writeHeaderLogo } from '../pictures/drawIcons.ts';
import { noteTaken, photographOf, sharedRender } from '../pictures/ownPictures.ts';
import { readLogos } from '../pictures/readLogo.ts';
import { runCommand } from '../settings.ts';
import { drawSharePicture } from './shareImage.ts';

const assets = path.resolve(import.meta.dirname, '../../assets');
const served = path.resolve(import.meta.dirname, '../../static');

async function drawAll(): Promise<void> {
  const { logo, symbol } = await readLogos(assets);
  const wheel = await readFile(path.join(assets, 'wheel.svg'), 'utf8');
  const files = {
    ...(await drawIcons(wheel, symbol)),
    'share.jpg': await drawSharePicture(
      business.name,
      shareLine,
      logo,
      photographOf(assets, renderName(sharedRender)),
    ),
  };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(path.join(served, file), content);
    console.log(`${file}: ${content.length} bytes`);
  }
  await writeHeaderLogo(path.join(assets, 'pictures'), logo);
  // The build compares: a picture with an old name or logo must not be published.
  await writeFile(
    path.resolve(import.meta.dirname, '../sharePicture.json'),
    `[${shareWords.map((line) => JSON.stringify(line)).join(', ')}]\n`,
  );
  noteTaken(assets, (file) => file.startsWith('icons '));
}

process.exitCode = await runCommand(drawAll);
