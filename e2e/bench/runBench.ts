/**
 * `npm run bench`: compares this site with the same content made otherwise, and writes what it found into
 * `spec/docs/bench.json`, `bench.md` and `bench.svg`. Nothing else should run on the machine meanwhile.
 *
 * `--rounds 5` says how often everything is measured; `--quick` is one round, printed and not written.
 * `--only site,stripped` leaves the others out, and then nothing is written; `--reuse` keeps what was built last time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, thisMachine } from '../../spec/tools/run/ensureBrowser.ts';
import { Browser, profiles } from './browser.ts';
import { benchFolder, contestants, makeContestant } from './contestants.ts';
import { chart, markdown, summarise, type Found, type Run } from './report.ts';
import { certificateIn, serve, type Served } from './server.ts';
import {
  timeContactForm,
  timePages,
  timeParts,
  timeQuoteForm,
  weighVisit,
  type Figures,
  type Visit,
} from './visits.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    reuse: { type: 'boolean', default: false },
  },
});
const rounds = values.quick ? 1 : Number(values.rounds);
const taking = contestants.filter(({ key }) => values.only?.split(',').includes(key) ?? true);
const isWritten = !values.quick && values.only === undefined;

// The whole Chromium rather than the one without a window: it is what visitors have.
const executable =
  thisMachine.browsers().find((file) => !file.includes('headless')) ?? ensureBrowser(thisMachine);
const certificate = certificateIn(path.join(benchFolder, 'certificate'));

const served = new Map<string, Served>();
for (const { key } of contestants) {
  const isTaken = taking.some((one) => one.key === key);
  // The others are made from this site's pages.
  if (!isTaken && key !== 'site') continue;
  console.log(`Making ${key}`);
  const folder = await makeContestant(key, values.reuse);
  if (isTaken) served.set(key, await serve(folder, certificate));
}

/** Tries a visit again that failed, twice at most: a browser that did not start is no finding. */
async function walk(
  visit: (about: Visit) => Promise<Figures>,
  about: Visit,
  tries = 3,
): Promise<Figures> {
  try {
    return await visit(about);
  } catch (error) {
    if (tries === 1) throw error;
    console.error(`Once more: ${visit.name}, ${String(error)}`);
    return walk(visit, about, tries - 1);
  }
}

const found: Found = {};
const start = performance.now();
for (let round = 0; round < rounds; round += 1) {
  for (const profile of profiles) {
    // Each begins a round in its turn: what warms up or wears off meets all of them.
    const turn = round % taking.length;
    for (const { key } of [...taking.slice(turn), ...taking.slice(0, turn)]) {
      const about = {
        executable,
        profile,
        fingerprint: certificate.fingerprint,
        served: served.get(key) as Served,
      };
      const figures: Figures = {};
      for (const visit of [timePages, timeParts, timeQuoteForm, timeContactForm, weighVisit])
        Object.assign(figures, await walk(visit, about));
      ((found[profile.name] ??= {})[key] ??= []).push(figures);
      const minutes = ((performance.now() - start) / 60_000).toFixed(1);
      console.log(
        `Round ${round + 1} of ${rounds}, ${profile.name}, ${key}: ${minutes} min so far`,
      );
    }
  }
}

const [profile] = profiles;
if (!profile) throw new Error('There is no profile.');
const browser = await Browser.start({
  executable,
  profile,
  fingerprint: certificate.fingerprint,
  slow: false,
});
const chromium = await browser.version();
await browser.close();
const cpus = os.cpus();
const run: Run = {
  date: new Date().toISOString().slice(0, 10),
  command: `npm run bench${process.argv.length > 2 ? ` -- ${process.argv.slice(2).join(' ')}` : ''}`,
  machine: `${cpus[0]?.model.trim()}, ${cpus.length} cores, Node.js ${process.version}, ${chromium}`,
  rounds,
};
const summary = summarise(found);
const table = markdown(run, summary, taking);
console.log(table);
const folder = isWritten ? path.resolve(import.meta.dirname, '../../spec/docs') : benchFolder;
mkdirSync(folder, { recursive: true });
writeFileSync(
  path.join(folder, 'bench.json'),
  `${JSON.stringify({ run, summary, found }, null, 1)}\n`,
);
writeFileSync(path.join(folder, 'bench.md'), table);
writeFileSync(path.join(folder, 'bench.svg'), chart(run, summary, taking));
console.log(`Written into ${folder}.`);
for (const one of served.values()) one.close();
// A connection that a browser left open keeps nothing waiting.
process.exit();
