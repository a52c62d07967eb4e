/** Makes what is compared, each a folder of files that any host could serve. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { formEndpoint, siteOrigin } from '../buildSite.ts';
import { makeAstro, makeNext } from './frameworks.ts';

/** One of those that are compared. */
export interface Contestant {
  readonly key: string;
  readonly name: string;
}

/** All that are compared, in the order in which they are shown. */
export const contestants: readonly Contestant[] = [
  { key: 'site', name: 'this site' },
  { key: 'stripped', name: 'its pages without script' },
  { key: 'speculating', name: 'those with speculation rules' },
  { key: 'before', name: 'this site before' },
  { key: 'astro', name: 'Astro' },
  { key: 'next', name: 'Next' },
];

/** The last commit in which a router changed the pages. */
const commitBefore = '268feeb';

const root = path.resolve(import.meta.dirname, '../..');

/** Where everything that the comparison needs is kept; nothing in it is part of the project. */
export const benchFolder = path.join(root, '.cache/bench');

const speculationRules = '{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

/** As the policy names them: it forbids rules that this site did not write. */
const hashOfRules = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`;

/** Builds the project in a folder into another. */
export function buildSite(project: string, outDir: string): void {
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, VITE_FORM_ENDPOINT: formEndpoint, VITE_SITE_ORIGIN: siteOrigin },
    },
  );
}

/** Copies a built site without its script, with something else in its place. */
function withoutScript(site: string, to: string, instead: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(site, to, { recursive: true, filter: (file) => !file.endsWith('.js') });
  for (const name of readdirSync(to, { recursive: true }).map(String)) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(to, name);
    const bare = readFileSync(file, 'utf8')
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replace(/<link[^>]*rel="(?:modulepreload|prefetch)"[^>]*>/g, '')
      .replace("script-src 'self'", `script-src 'self' ${hashOfRules}`);
    writeFileSync(file, bare.replace('</body>', `${instead}</body>`));
  }
}

/** Builds the site as it was, with its own packages where they differ from today's. Its files are kept. */
function makeBefore(outDir: string): void {
  const project = path.join(benchFolder, 'before-project');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  const archive = execFileSync('git', ['archive', commitBefore], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', project], { input: archive });
  const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lock(project) === lock(root))
    symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: project });
  buildSite(project, outDir);
}

/**
 * Makes a contestant's folder.
 *
 * @param reuse keeps one that was made before; the site as it was is always kept
 */
export async function makeContestant(key: string, reuse: boolean): Promise<string> {
  const folder = (name: string) => path.join(benchFolder, name);
  const site = folder('site');
  const made = { astro: 'astro/dist', next: 'next/out' }[key] ?? key;
  if ((reuse || key === 'before') && existsSync(path.join(folder(made), 'index.html')))
    return folder(made);
  switch (key) {
    case 'site':
      buildSite(root, site);
      break;
    case 'stripped':
      withoutScript(site, folder(key), '');
      break;
    case 'speculating':
      withoutScript(
        site,
        folder(key),
        `<script type="speculationrules">${speculationRules}</script>`,
      );
      break;
    case 'before':
      makeBefore(folder(key));
      break;
    case 'astro':
      return makeAstro(root, site, folder(key));
    case 'next':
      return makeNext(root, site, folder(key));
    default:
      throw new Error(`${key} is none of ${contestants.map((one) => one.key).join(', ')}.`);
  }
  return folder(made);
}
