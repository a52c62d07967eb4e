import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as serverEntry from './entry.server.tsx';
import { loaderScript } from './loader.ts';
import { usedRules } from './usedRules.ts';
import { webManifest } from './webManifest.ts';

interface PrerenderOptions {
  /** Folder of the client build; the documents are written into it. */
  readonly clientDir: string;
  /** The built server entry. */
  readonly serverEntry: string;
  readonly origin: string;
}

/** Where Vite notes which file became which. */
export const manifestFile = '.vite/manifest.json';

/**
 * Writes one complete HTML document per address, each with the style rules it uses and the script that
 * wakes it, the sitemap of them all, and what a phone's home screen needs.
 *
 * @throws Error when the client build lacks one of the files that wake a page: a page without them is no page.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  const read = (file: string) => readFile(path.join(options.clientDir, file), 'utf8');
  const manifest = JSON.parse(await read(manifestFile)) as Manifest;
  const entry = manifest['src/app/entry.client.tsx']?.file;
  const stylesheet = manifest['style.css']?.file;
  const libraries = Object.values(manifest).find(({ name }) => name === 'libraries')?.file;
  if (!entry || !libraries || !stylesheet)
    throw new Error('The client build lacks its entry, its libraries or its stylesheet.');
  const css = await read(stylesheet);
  const { files, renderDocument, marks, routes } = (await import(
    pathToFileURL(options.serverEntry).href
  )) as typeof serverEntry;

  await Promise.all(
    files.map(async ({ path: address, file }) => {
      const html = await renderDocument(address);
      const script = loaderScript(
        html.includes('<form') ? 'idle' : 'intent',
        [`/${libraries}`, `/${entry}`],
        `/${stylesheet}`,
      );
      const target = path.join(options.clientDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      const styles = await usedRules(css, html);
      await writeFile(
        target,
        html.replace(marks.styles, () => styles).replace(marks.loader, () => script),
      );
    }),
  );
  await writeFile(
    path.join(options.clientDir, 'sitemap.xml'),
    sitemap(routes.map((route) => `${options.origin}${route.path}`)),
  );
  await writeFile(
    path.join(options.clientDir, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${options.origin}/sitemap.xml\n`,
  );
  await writeFile(
    path.join(options.clientDir, 'manifest.webmanifest'),
    JSON.stringify(webManifest),
  );
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
