/** Makes the sites that are compared; each is a folder of files for any host. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildInto } from '../buildSite.ts';
import { makeAstro, makeNext } from './frameworks.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const benchFolder = path.join(root, '.cache/bench');

export function makeSite(): string {
  const site = path.join(benchFolder, 'site');
  buildInto(site);
  return site;
}

/** Builds the site of another commit, with its own packages if they differ from the current ones. */
function makeCommit(commit: string): string {
  const project = path.join(benchFolder, 'commits', commit.replaceAll('/', '-'));
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', project], { input: archive });
  const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lock(project) === lock(root))
    symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: project });
  const built = path.join(project, 'built');
  buildInto(built, project);
  return built;
}

/**
 * Makes a site to compare with this one, and returns its folder.
 *
 * @param name `astro`, `next`, or a commit
 * @param site the folder of this site, from which the pages of the frameworks are made
 */
export function makeContestant(name: string, site: string): string | Promise<string> {
  if (name === 'astro') return makeAstro(site, path.join(benchFolder, name));
  if (name === 'next') return makeNext(site, path.join(benchFolder, name));
  return makeCommit(name);
}
