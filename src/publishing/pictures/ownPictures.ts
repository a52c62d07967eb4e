/**
 * The owner's own picture files in `src/assets`: `logo.svg` or `logo.png`, `symbol` likewise, and `photographs`, each
 * with the name of the render that it replaces. `taken.json` has those that `npm run icons` and `npm run pictures` put on
 * the site last, so that no build shows older ones.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderName, type Crop } from '../../assets/crops.ts';
import { nearestName } from '../schemas.ts';

/** The formats of a photograph that can be cut. */
const cuttable = /\.(?:jpe?g|png|webp)$/i;

/** The names of the photographs' files, without hidden ones. */
const photographsIn = (assets: string) => globSync('*', { cwd: path.join(assets, 'photographs') });

/** The file of the photograph that replaces a render; `undefined` without one. */
export function photographOf(assets: string, name: string): string | undefined {
  const file = photographsIn(assets).find((each) => path.parse(each).name === name);
  return file && path.join(assets, 'photographs', file);
}

/**
 * One sentence for each photograph that replaces nothing, cannot be cut, or has no words for those who cannot see it,
 * and for words without their photograph.
 */
export function photographFaults(
  assets: string,
  words: Readonly<Record<string, string>>,
  crops: readonly Crop[],
): string[] {
  const names = [...new Set(crops.map(({ render }) => renderName(render)))];
  const found = photographsIn(assets).map((file) => path.parse(file));
  return [
    ...found.flatMap(({ base, name }, at) => {
      const whole = `src/assets/photographs/${base}`;
      const other = found.slice(0, at).find((each) => each.name === name);
      if (!names.includes(name))
        return `${whole} replaces no picture. ${nearestName(name, names) || `A photograph has one of these names: ${names.join(', ')}.`}`;
      if (!cuttable.test(base))
        return `${whole} is in a format that cannot be cut: save it as ${name}.jpg.`;
      if (other) return `${whole} and ${other.base} replace the same picture: remove one.`;
      if (!words[name]?.trim())
        return `${whole} has no words for people who cannot see it. Write what it shows into src/content/photographs.ts: ${name}: 'Our tyre store in Hornby',`;
      return [];
    }),
    ...Object.keys(words)
      .filter((name) => !found.some((each) => each.name === name))
      .map(
        (name) =>
          `src/content/photographs.ts says what ${name} shows, but src/assets/photographs has no ${name}.jpg. Add it, or remove the line.`,
      ),
  ];
}

/** The fingerprint of each of the owner's files, by the command that uses it and its path in `assets`: `icons logo.svg`. */
type Taken = Readonly<Record<string, string>>;

const isLogo = (file: string) => /^(?:logo|symbol)\.\w+$/i.test(file);

/** The picture for shared links has the photograph that replaces this render. */
export const sharedRender = 'hero_1920.png';

function presentFiles(assets: string): Taken {
  const photographs = photographsIn(assets).map((file) => `photographs/${file}`);
  const shared = photographs.filter((file) => path.parse(file).name === renderName(sharedRender));
  const print = (command: string) => (file: string) => {
    const text = readFileSync(path.join(assets, file));
    return [`${command} ${file}`, createHash('sha256').update(text).digest('hex').slice(0, 16)];
  };
  const logos = readdirSync(assets).filter(isLogo);
  return Object.fromEntries([
    ...[...logos, ...shared].map(print('icons')),
    ...photographs.map(print('pictures')),
  ]) as Taken;
}

const takenFile = (assets: string) => path.join(assets, 'taken.json');
const readTaken = (assets: string) => JSON.parse(readFileSync(takenFile(assets), 'utf8')) as Taken;

/**
 * Notes that a command has put the owner's files on the site.
 *
 * @param isDone says for a command and a file, such as `icons logo.svg`, whether it has done so
 */
export function noteTaken(assets: string, isDone: (file: string) => boolean): void {
  const kept = Object.entries(readTaken(assets)).filter(([file]) => !isDone(file));
  const done = Object.entries(presentFiles(assets)).filter(([file]) => isDone(file));
  const files = Object.fromEntries([...kept, ...done].toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(takenFile(assets), `${JSON.stringify(files, undefined, 2)}\n`);
}

/** What keeps the pictures from being published, one sentence each: what, where, and the command that mends it. */
export function pictureFaults(
  assets: string,
  words: Readonly<Record<string, string>>,
  crops: readonly Crop[],
): string[] {
  const present = presentFiles(assets);
  const taken = readTaken(assets);
  const outdated = [...new Set([...Object.keys(taken), ...Object.keys(present)])]
    .filter((file) => taken[file] !== present[file])
    .map((given) => {
      const [, command = '', file = ''] = /^(\w+) (.*)/.exec(given) ?? [];
      const what = given in present ? 'is new or has changed' : 'is gone';
      const name = command === 'pictures' ? ` -- ${path.parse(file).name}` : '';
      return `src/assets/${file} ${what}: \`npm run ${command}${name}\` brings the site up to date.`;
    });
  const missing = crops.flatMap(({ name, widths }) =>
    widths
      .flatMap((wide) => [`${name}-${wide}.avif`, `${name}-${wide}.webp`])
      .filter((file) => !existsSync(path.join(assets, 'pictures', file)))
      .map(
        (file) =>
          `src/assets/pictures/${file} is missing: \`npm run pictures -- ${name}\` makes it.`,
      ),
  );
  return [...photographFaults(assets, words, crops), ...outdated, ...missing];
}
