import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as ServerEntry from '../app/entry.server.tsx';
import { islandModules, islandsScript } from '../app/islands/islandModules.ts';
import { redirects } from '../content/redirects.ts';
import type { IslandFiles, IslandName } from '../ui/Island.tsx';
import { documentStyles } from './documentStyles.ts';
import { siteHeaders } from './hosting/headers.ts';
import { hostFiles } from './hosting/hostFiles.ts';
import { otherNameOf } from './hosting/redirects.ts';
import { documentPolicy, headerPolicy, inlineTexts } from './hosting/policy.ts';
import { basePath, type BuildSettings } from './settings.ts';
import { webManifest } from './webManifest.ts';

/** Vite's manifest of built files. */
const manifestFile = '.vite/manifest.json';

const readManifest = (dir: string) =>
  JSON.parse(readFileSync(path.join(dir, manifestFile), 'utf8')) as Manifest;

/** The built files of a module and its static imports, itself first; each once. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build lacks ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, found);
  return found;
}

/**
 * Writes one complete HTML document per path with the styles it uses, the additional stylesheets of its islands, the
 * sitemap, robots.txt, the web manifest, and the files that hosts read.
 *
 * @param clientDir the folder of the client build's scripts; documents, pictures and fonts are written into it
 * @param serverDir the folder of the server build: the renderer, and all styles, pictures and fonts
 * @returns the number of pages, without the 404 page
 * @throws Error when the build lacks an entry, the stylesheet, or an island's module
 */
export async function prerenderSite(
  clientDir: string,
  serverDir: string,
  settings: BuildSettings,
): Promise<number> {
  const { VITE_SITE_ORIGIN: origin } = settings;
  const base = basePath(origin);
  const manifest = readManifest(clientDir);
  const serverManifest = readManifest(serverDir);
  const entry = manifest['src/app/entry.client.ts']?.file;
  const islandsEntry = manifest[islandsScript]?.file;
  const serverEntry = serverManifest['src/app/entry.server.tsx']?.file;
  const styles = serverManifest['style.css']?.file;
  if (!entry || !islandsEntry || !serverEntry || !styles)
    throw new Error('The build lacks an entry for the browser or the server, or its stylesheet.');
  const css = documentStyles(readFileSync(path.join(serverDir, styles), 'utf8'));
  const { files, renderDocument, routes } = (await import(
    pathToFileURL(path.join(serverDir, serverEntry)).href
  )) as typeof ServerEntry;

  /** Writes the additional stylesheet of an island in a document. Returns the addresses of the island's files. */
  async function filesOfIsland(name: IslandName, html: string) {
    const module = islandModules[name];
    const scripts = [...filesOf(manifest, module)].filter((file) => file !== entry);
    const later = manifest[module]?.dynamicImports?.flatMap((key) => [...filesOf(manifest, key)]);
    const code = [...new Set([...scripts, ...(later ?? [])])].map((script) =>
      readFileSync(path.join(clientDir, script), 'utf8'),
    );
    const rules = await css.forIsland(html, code.join('\n'));
    const hash = createHash('sha256').update(rules).digest('hex').slice(0, 8);
    const file = `assets/${name}-${hash}.css`;
    await writeFile(path.join(clientDir, file), rules);
    return { scripts: scripts.map((each) => base + each).join(' '), styles: base + file };
  }

  async function islandFiles(html: string): Promise<IslandFiles> {
    const names = (Object.keys(islandModules) as IslandName[]).filter((name) =>
      html.includes(`data-island="${name}"`),
    );
    const found = names.map(async (name) => [name, await filesOfIsland(name, html)] as const);
    return Object.fromEntries(await Promise.all(found));
  }

  const documents: string[] = [];
  // One after the other: all at once are no faster, and thousands of pages would take gigabytes of memory.
  for (const { path: pathname, file } of files) {
    // Only the markup shows which style rules and islands a document has, and what its policy has to allow.
    const draft = await renderDocument(pathname);
    const critical = await css.critical(draft);
    const islands = await islandFiles(draft);
    const scripts = Object.keys(islands).length > 0 ? [entry, islandsEntry] : [entry];
    const document = await renderDocument(pathname, {
      styles: critical,
      policy: documentPolicy({ ...inlineTexts(draft), styles: [critical] }, settings),
      scripts: scripts.map((script) => `${base}${script}`),
      islands,
    });
    const target = path.join(clientDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, document);
    documents.push(document);
  }
  await cp(path.join(serverDir, 'assets'), path.join(clientDir, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js') && path.basename(file) !== path.basename(styles),
  });
  // All styles are in the documents and in the islands' stylesheets.
  const unused = manifest['style.css']?.file;
  if (unused) await rm(path.join(clientDir, unused));
  await rm(path.join(clientDir, path.dirname(manifestFile)), { recursive: true });
  const pages = routes.map((route) => route.path);
  const urls = pages.map((page) => `<url><loc>${origin}${page}</loc></url>`).join('\n');
  const rules = siteHeaders(headerPolicy(documents, settings));
  const otherName = otherNameOf(new URL(origin).hostname);
  const forHosts = hostFiles({ rules, redirects, pages, origin, otherName });
  const texts = {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify(webManifest(base)),
    ...forHosts,
  };
  for (const [name, text] of Object.entries(texts))
    await writeFile(path.join(clientDir, name), text);
  return pages.length;
}
