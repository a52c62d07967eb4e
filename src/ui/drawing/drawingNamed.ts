import type { DrawingFile } from './Drawing.tsx';

/**
 * The drawing with a name that the content gives.
 *
 * @param drawings those of a folder, by their paths, from `import.meta.glob`
 * @throws RangeError if the folder has none with this name
 */
export function drawingNamed(
  drawings: Readonly<Record<string, DrawingFile>>,
  name: string,
): DrawingFile {
  const found = Object.entries(drawings).find(([path]) => path.endsWith(`/${name}.svg`));
  if (!found) throw new RangeError(`src/assets/drawings has no ${name}.svg beside the others.`);
  return found[1];
}
