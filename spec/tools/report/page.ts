import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import type { ReportData } from './buildReport.ts';

/** JSON that a `script` element can contain: a `<` in it could end the element. */
function embed(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * The report as one HTML document, which needs no network.
 *
 * @param configFile Vite's configuration for its page, next to `index.html`
 * @param pictures pictures as `data:` addresses, by the path of the page or the id of the story
 */
export async function reportPage(
  configFile: string,
  data: ReportData,
  pictures: Readonly<Record<string, string>>,
): Promise<string> {
  const root = path.dirname(configFile);
  const built = await build({ configFile, root, logLevel: 'warn', build: { write: false } });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const textOf = (type: string) =>
    files
      .filter(({ fileName }) => fileName.endsWith(type))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('');
  const script = textOf('.js').replaceAll('</script', '<\\/script');
  const inserted = `${embed('report', data)}${embed('pictures', pictures)}<script type="module">${script}</script>`;
  return textOf('.html')
    .replace(/<script\b[^>]*\bsrc=[^>]*><\/script>/, '')
    .replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/, () => `<style>${textOf('.css')}</style>`)
    .replace('</body>', () => `${inserted}</body>`);
}

export interface Picture {
  /** The path of the page, or the id of the story. */
  readonly of: string;
  readonly file: string;
}

/** The width of a picture in the report, in pixels. Its height is cut at three times its width. */
const width = 360;

/** Small pictures as `data:` addresses, by what they show. A picture whose file is missing is left out. */
export async function readPictures(pictures: readonly Picture[]): Promise<Record<string, string>> {
  const found = pictures.filter(({ file }) => existsSync(file));
  return Object.fromEntries(
    await Promise.all(found.map(async ({ of, file }) => [of, await shrink(file)] as const)),
  );
}

async function shrink(file: string): Promise<string> {
  const picture = sharp(file);
  const { width: full, height } = await picture.metadata();
  const small = await picture
    .extract({ left: 0, top: 0, width: full, height: Math.min(height, 3 * full) })
    .resize({ width, withoutEnlargement: true })
    .avif({ quality: 42, effort: 4 })
    .toBuffer();
  return `data:image/avif;base64,${small.toString('base64')}`;
}
