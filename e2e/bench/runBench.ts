/**
 * `npm run bench`: compares this site with the same content made with Astro and with Next, and prints the ratios as
 * Markdown. README.md describes the options.
 */
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installedBrowsers } from '../../spec/tools/run/browser.ts';
import { ensureBrowser } from '../../spec/tools/run/ensureBrowser.ts';
import { certificateIn } from '../certificate.ts';
import { profiles } from './browser.ts';
import { benchFolder, makeContestant, makeSite } from './contestants.ts';
import { markdown, type Results } from './report.ts';
import { serve, type Served } from './server.ts';
import { visits, type Figures } from './visits.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);

// The complete Chromium that visitors have, rather than the headless one.
const executable =
  installedBrowsers().find((file) => !file.includes('headless')) ?? ensureBrowser();
const certificate = certificateIn(path.join(benchFolder, 'certificate'));
const { fingerprint } = certificate;

const site = makeSite();
const sites: [name: string, served: Served][] = [['this site', await serve(site, certificate)]];
for (const name of positionals.length > 0 ? positionals : ['astro', 'next'])
  sites.push([name, await serve(await makeContestant(name, site), certificate)]);

const results: Results = {};
for (const device of Object.keys(profiles))
  results[device] = Object.fromEntries(sites.map(([name]) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  // Each round begins with another site, so that warming up affects all of them equally.
  const turn = round % sites.length;
  for (const [device, profile] of Object.entries(profiles))
    for (const [name, served] of [...sites.slice(turn), ...sites.slice(0, turn)]) {
      console.error(`Round ${round + 1} of ${rounds}, ${device}, ${name}`);
      const figures: Figures = {};
      for (const visit of visits)
        Object.assign(figures, await visit({ executable, profile, fingerprint, served }));
      results[device]?.[name]?.push(figures);
    }
}

const output = (file: string, ...args: readonly string[]) =>
  execFileSync(file, args, { encoding: 'utf8' }).trim();
const [today] = new Date().toISOString().split('T');
const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
const commit = output('git', 'describe', '--always', '--dirty');
const machine = `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, Node.js ${process.version}, ${output(executable, '--version')}`;
const facts = `Measured on ${today} at commit ${commit} with \`${command}\` on ${machine}; alternating rounds: ${rounds}.`;
console.log(markdown(facts, results));
// Exits although servers may have open connections.
process.exit();
