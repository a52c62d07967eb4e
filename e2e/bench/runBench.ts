/**
 * `npm run bench`: compares this site with the same content made in other ways, and writes the result into
 * `spec/docs/bench.json` and `bench.md`. Nothing else should run on the machine meanwhile.
 *
 * `--against main` adds the site of that commit.
 * `--rounds 5` measures everything five times.
 * `--quick` measures once and writes into `.cache/bench`.
 * `--only site,stripped` measures these only and writes into `.cache/bench`.
 * `--reuse` keeps the sites made by the last run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, thisMachine } from '../../spec/tools/run/ensureBrowser.ts';
import { Browser, profiles } from './browser.ts';
import { benchFolder, contestantsWith, makeContestant, root } from './contestants.ts';
import { markdown, type Results, type Run } from './report.ts';
import { certificateIn, serve, type Served } from './server.ts';
import * as visits from './visits.ts';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    reuse: { type: 'boolean', default: false },
  },
});
const { against, only, quick, reuse } = values;
const rounds = quick ? 1 : Number(values.rounds);
const contestants = contestantsWith(against);
const chosen = contestants.filter(({ key }) => only?.split(',').includes(key) ?? true);

// The complete Chromium that visitors have, rather than the headless one.
const executable =
  thisMachine.browsers().find((file) => !file.includes('headless')) ?? ensureBrowser(thisMachine);
const certificate = certificateIn(path.join(benchFolder, 'certificate'));
const { fingerprint } = certificate;

const served = new Map<string, Served>();
for (const one of contestants) {
  // The other sites are made from this site's pages, so it is always built.
  if (!chosen.includes(one) && one.key !== 'site') continue;
  console.log(`Making ${one.key}`);
  served.set(one.key, await serve(await makeContestant(one.key, reuse, against), certificate));
}

/** Repeats a failed visit twice at most: a browser that did not start says nothing about the site. */
async function repeat(
  visit: (about: visits.Visit) => Promise<visits.Figures>,
  about: visits.Visit,
  tries = 3,
): Promise<visits.Figures> {
  try {
    return await visit(about);
  } catch (error) {
    if (tries === 1) throw error;
    console.error(`Once more: ${visit.name}, ${String(error)}`);
    return repeat(visit, about, tries - 1);
  }
}

const results: Results = {};
const start = performance.now();
for (let round = 0; round < rounds; round += 1) {
  // Each round begins with another site, so that warming up affects all of them equally.
  const turn = round % chosen.length;
  for (const profile of profiles)
    for (const { key } of [...chosen.slice(turn), ...chosen.slice(0, turn)]) {
      const about = { executable, profile, fingerprint, served: served.get(key) as Served };
      const figures: visits.Figures = {};
      for (const visit of visits.all) Object.assign(figures, await repeat(visit, about));
      ((results[profile.name] ??= {})[key] ??= []).push(figures);
      const minutes = ((performance.now() - start) / 60_000).toFixed(1);
      console.log(
        `Round ${round + 1} of ${rounds}, ${profile.name}, ${key}: ${minutes} min so far`,
      );
    }
}

const [profile] = profiles;
const browser = await Browser.start({ executable, profile, fingerprint, slow: false });
const chromium = await browser.version();
await browser.close();
const cpus = os.cpus();
const run: Run = {
  date: new Date().toISOString().slice(0, 10),
  command: ['npm run bench', ...process.argv.slice(2)].join(' ').replace(' --', ' -- --'),
  machine: `${cpus[0]?.model.trim()}, ${cpus.length} cores, Node.js ${process.version}, ${chromium}`,
  rounds,
};
const table = markdown(run, results, chosen);
console.log(table);
const folder = quick || only !== undefined ? benchFolder : path.join(root, 'spec/docs');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'bench.json'), `${JSON.stringify({ run, results }, null, 1)}\n`);
writeFileSync(path.join(folder, 'bench.md'), table);
console.log(`Written into ${folder}.`);
// Exits although servers may have open connections.
process.exit();
