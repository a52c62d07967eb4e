import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as ServerEntry from '../app/entry.server.tsx';
import { redirects } from '../content/redirects.ts';
import type { IslandName } from '../ui/Island.tsx';
import { criticalCss, lackingCss } from './criticalCss.ts';
import { siteHeaders } from './hosting/headers.ts';
import { hostFiles } from './hosting/hostFiles.ts';
import { headerPolicy, withPolicy, type Reached } from './hosting/policy.ts';
import { webManifest } from './webManifest.ts';

interface PrerenderOptions {
  /** Folder of the client build: the scripts. The documents, their pictures and fonts are written into it. */
  readonly clientDir: string;
  /** Folder of the server build: what renders the documents, and all styles, pictures and fonts. */
  readonly serverDir: string;
  readonly origin: string;
  /** What its pages may reach. */
  readonly reached: Reached;
}

/** Where Vite notes which file became which, and what it calls the one stylesheet in there. */
const manifestFile = '.vite/manifest.json';
const stylesheet = 'style.css';

async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dir, manifestFile), 'utf8')) as Manifest;
}

/** The module of each island, by the name that `ui/Island.tsx` gives it. */
export const islandModules: Readonly<Record<IslandName, string>> = {
  'contact-form': 'src/app/islands/contactForm.tsx',
  'quote-form': 'src/app/islands/quoteForm.tsx',
  nearest: 'src/app/islands/nearest.tsx',
};

/** The built files of a module and of all that it imports statically, itself first; each once. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build lacks ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, found);
  return found;
}

/**
 * Writes one complete HTML document per address, each with the style rules it uses, the stylesheets that its islands
 * need beyond them, the sitemap of all, what a phone's home screen needs, and what hosts read of headers.
 *
 * @returns how many pages there are, the 404 page not counted
 * @throws Error when the build lacks an entry, the stylesheet, or the module of an island
 */
export async function prerenderSite({
  clientDir,
  serverDir,
  origin,
  reached,
}: PrerenderOptions): Promise<number> {
  const manifest = await readManifest(clientDir);
  const serverManifest = await readManifest(serverDir);
  const entry = manifest['src/app/entry.client.ts']?.file;
  const serverEntry = serverManifest['src/app/entry.server.tsx']?.file;
  const styles = serverManifest[stylesheet]?.file;
  if (!entry || !serverEntry || !styles)
    throw new Error('The build lacks its entry for the browser or the server, or its stylesheet.');
  const css = await readFile(path.join(serverDir, styles), 'utf8');
  const { files, renderDocument, marks, routes } = (await import(
    pathToFileURL(path.join(serverDir, serverEntry)).href
  )) as typeof ServerEntry;

  /** Where the browser finds what an island needs, as attributes of it; writes the rules that its page lacks. */
  async function islandFiles(name: IslandName, html: string): Promise<string> {
    const scripts = [...filesOf(manifest, islandModules[name])].filter((file) => file !== entry);
    const code = scripts.map((script) => readFile(path.join(clientDir, script), 'utf8'));
    const rules = await lackingCss(css, html, (await Promise.all(code)).join('\n'));
    const hash = createHash('sha256').update(rules).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${hash}.css`;
    await writeFile(path.join(clientDir, file), rules);
    return `data-scripts="${scripts.map((script) => `/${script}`).join(' ')}" data-styles="/${file}"`;
  }

  const documents = await Promise.all(
    files.map(async ({ path: address, file }) => {
      const html = await renderDocument(address);
      const critical = await criticalCss(css, html);
      let document = html
        .replace(marks.styles, () => critical)
        .replace(marks.pageScript, `/${entry}`);
      for (const name of Object.keys(islandModules) as IslandName[]) {
        const island = `data-island="${name}"`;
        if (!document.includes(island)) continue;
        document = document.replace(island, `${island} ${await islandFiles(name, html)}`);
      }
      const target = path.join(clientDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      document = withPolicy(document, reached);
      await writeFile(target, document);
      return document;
    }),
  );
  await cp(path.join(serverDir, 'assets'), path.join(clientDir, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js') && path.basename(file) !== path.basename(styles),
  });
  // What the browser needs of the styles stands in the documents and beside the islands.
  const unused = manifest[stylesheet]?.file;
  if (unused) await rm(path.join(clientDir, unused));
  await rm(path.join(clientDir, path.dirname(manifestFile)), { recursive: true });
  await writeFile(
    path.join(clientDir, 'sitemap.xml'),
    sitemap(routes.map((route) => `${origin}${route.path}`)),
  );
  await writeFile(
    path.join(clientDir, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
  );
  await writeFile(path.join(clientDir, 'manifest.webmanifest'), JSON.stringify(webManifest));
  const rules = siteHeaders(headerPolicy(documents, reached));
  for (const [name, text] of Object.entries(hostFiles({ rules, redirects })))
    await writeFile(path.join(clientDir, name), text);
  return routes.length;
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
