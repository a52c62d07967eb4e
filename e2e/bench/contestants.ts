/** Makes the sites that are compared; each is a folder of files that any host could serve. */
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

/** One of the compared sites. */
export interface Contestant {
  readonly key: string;
  readonly name: string;
}

/** All compared sites, in the order of the table; `against` is the commit named by the command. */
export function contestantsWith(against: string | undefined): readonly Contestant[] {
  return [
    { key: 'site', name: 'this site' },
    ...(against ? [{ key: 'against', name: `this site at ${against}` }] : []),
    { key: 'stripped', name: 'its pages without script' },
    { key: 'speculating', name: 'those with speculation rules' },
    { key: 'astro', name: 'Astro' },
    { key: 'next', name: 'Next' },
  ];
}

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The folder for everything that the comparison makes; nothing in it belongs to the project. */
export const benchFolder = path.join(root, '.cache/bench');

/** The arguments for Node.js, and the environment, that build the project in `project` into `outDir`. */
export function buildCommand(project: string, outDir: string) {
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  return {
    args: [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    options: {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, VITE_FORM_ENDPOINT: formEndpoint, VITE_SITE_ORIGIN: siteOrigin },
    },
  } as const;
}

/** Builds the project in `project` into `outDir`. */
export function buildSite(project: string, outDir: string): void {
  const { args, options } = buildCommand(project, outDir);
  execFileSync(process.execPath, args, { ...options, stdio: [...options.stdio] });
}

const speculationRules = '{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

/** Copies the built site without its script; `instead` is inserted at the end of each page. */
function withoutScript(site: string, to: string, instead = ''): void {
  // The page's policy blocks inline rules unless it has their hash.
  const hash = createHash('sha256').update(speculationRules).digest('base64');
  rmSync(to, { recursive: true, force: true });
  cpSync(site, to, { recursive: true, filter: (file) => !file.endsWith('.js') });
  for (const name of readdirSync(to, { recursive: true }).map(String)) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(to, name);
    const bare = readFileSync(file, 'utf8')
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replace(/<link[^>]*rel="(?:modulepreload|prefetch)"[^>]*>/g, '')
      .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
    writeFileSync(file, bare.replace('</body>', `${instead}</body>`));
  }
}

/** Builds the site of an earlier commit, with its own packages if they differ from the current ones. */
function buildCommit(commit: string, outDir: string): void {
  const project = path.join(benchFolder, 'against-project');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', project], { input: archive });
  const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lock(project) === lock(root))
    symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: project });
  buildSite(project, outDir);
}

/**
 * Makes the folder of a compared site.
 *
 * @param reuse keeps the folder of an earlier run
 */
export async function makeContestant(
  key: string,
  reuse: boolean,
  against: string | undefined,
): Promise<string> {
  const folder = path.join(benchFolder, key);
  const made = path.join(folder, { astro: 'dist', next: 'out' }[key] ?? '.');
  if (reuse && existsSync(path.join(made, 'index.html'))) return made;
  const site = path.join(benchFolder, 'site');
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  if (key === 'site') buildSite(root, site);
  else if (key === 'against') buildCommit(against ?? 'HEAD', folder);
  else if (key === 'stripped') withoutScript(site, folder);
  else if (key === 'speculating') withoutScript(site, folder, rules);
  else if (key === 'astro') await makeAstro(root, site, folder);
  else await makeNext(root, site, folder);
  return made;
}
