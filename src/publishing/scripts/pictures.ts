/**
 * Cuts the renders, or the owner's photographs in their place, and encodes each as AVIF and WebP in several widths. Run
 * with `npm run pictures`; the result is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crops, renderName } from '../../assets/crops.ts';
import { photographs } from '../../content/photographs.ts';
import { cutPicture } from '../pictures/cutPicture.ts';
import { noteTaken, photographFaults, photographOf } from '../pictures/ownPictures.ts';
import { runCommand, SettingsError } from '../settings.ts';

const assets = path.resolve(import.meta.dirname, '../../assets');
const folder = path.join(assets, 'pictures');

async function cutPictures(requested: readonly string[]): Promise<void> {
  const known = new Set(crops.flatMap(({ name, render }) => [name, renderName(render)]));
  const unknown = requested
    .filter((name) => !known.has(name))
    .map((name) => `There is no picture ${name}. Use names of src/assets/crops.ts.`);
  const faults = [...unknown, ...photographFaults(assets, photographs, crops)];
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  await mkdir(folder, { recursive: true });
  // AVIF is slow to encode: `npm run pictures -- stack` encodes only the named pictures.
  const isRequested = (name: string) => requested.length === 0 || requested.includes(name);
  for (const crop of crops) {
    const name = renderName(crop.render);
    if (!isRequested(crop.name) && !isRequested(name)) continue;
    const render = path.join(assets, 'renders', crop.render);
    const files = await cutPicture(crop, render, photographOf(assets, name));
    for (const [encoded, content] of Object.entries(files)) {
      await writeFile(path.join(folder, encoded), content);
      console.log(`${encoded}: ${content.length} bytes`);
    }
  }
  noteTaken(assets, (file) => file.startsWith('pictures ') && isRequested(path.parse(file).name));
}

process.exitCode = await runCommand(() => cutPictures(process.argv.slice(2)));
