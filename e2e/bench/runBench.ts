/**
 * `npm run bench`: compares this site with the same content made with Astro and with Next, and prints the ratios as
 * Markdown. `-- --rounds 1` measures everything once.
 */
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installedBrowsers } from '../../spec/tools/run/browser.ts';
import { ensureBrowser } from '../../spec/tools/run/ensureBrowser.ts';
import { writeDifferences } from '../../src/publishing/scripts/serverFiles.ts';
import { buildInto } from '../buildSite.ts';
import { certificateIn } from '../certificate.ts';
import { profiles } from './browser.ts';
import { makeAstro, makeNext } from './frameworks.ts';
import { serve } from './server.ts';
import { measures, visits, type Figures } from './visits.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

// The complete Chromium that visitors have, rather than the headless one.
const executable =
  installedBrowsers().find((file) => !file.includes('headless')) ?? ensureBrowser();
const folder = path.resolve(import.meta.dirname, '../../.cache/bench');
const certificate = certificateIn(path.join(folder, 'certificate'));
const { fingerprint } = certificate;

const site = path.join(folder, 'site');
buildInto(site);
const astro = await makeAstro(site, path.join(folder, 'astro'));
const next = await makeNext(site, path.join(folder, 'next'));
const sites = [
  ['this site', await serve(site, certificate, await writeDifferences(site))],
  ['astro', await serve(astro, certificate)],
  ['next', await serve(next, certificate)],
] as const;

/** The figures of all rounds, by device and site, such as `Phone astro`. */
const results = new Map<string, Figures[]>();
for (let round = 0; round < rounds; round += 1) {
  // Each round begins with another site, so that warming up affects all of them equally.
  const turn = round % sites.length;
  for (const [device, profile] of Object.entries(profiles))
    for (const [name, served] of [...sites.slice(turn), ...sites.slice(0, turn)]) {
      console.error(`Round ${round + 1} of ${rounds}, ${device}, ${name}`);
      const figures: Figures = {};
      for (const visit of visits)
        Object.assign(figures, await visit({ executable, profile, fingerprint, served }));
      const key = `${device} ${name}`;
      results.set(key, [...(results.get(key) ?? []), figures]);
    }
}

/** The figures of a measure in all rounds, from the least to the greatest. */
function sorted(device: string, name: string, measure: string): number[] {
  const all = results.get(`${device} ${name}`) ?? [];
  return all.map((figures) => figures[measure] ?? Number.NaN).toSorted((a, b) => a - b);
}

/** The figure in the middle; of an even number of rounds, the greater one of the two. */
const medianOf = (figures: readonly number[]) =>
  figures[Math.floor(figures.length / 2)] ?? Number.NaN;

/** A table of all measures on one device. */
function tableOf(device: string): string {
  const rows = Object.entries(measures).map(([measure, label]) => {
    const base = medianOf(sorted(device, 'this site', measure));
    const cells = sites.map(([name]) => {
      const figures = sorted(device, name, measure);
      const median = medianOf(figures);
      return `**${(median / base).toFixed(2)}** ${median.toFixed(0)} (${figures[0]?.toFixed(0)}–${figures.at(-1)?.toFixed(0)})`;
    });
    return [label, ...cells];
  });
  const lines = [['', ...sites.map(([name]) => name)], ['---', ...sites.map(() => '---')], ...rows];
  return `## ${device}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}

const output = (file: string, ...args: readonly string[]) =>
  execFileSync(file, args, { encoding: 'utf8' }).trim();
const [today] = new Date().toISOString().split('T');
const commit = output('git', 'describe', '--always', '--dirty');
const machine = `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, Node.js ${process.version}, ${output(executable, '--version')}`;
console.log(
  [
    '# What a visitor waits for, and what a visit costs',
    `Measured on ${today} at commit ${commit} with \`npm run bench -- --rounds ${rounds}\` on ${machine}; alternating rounds: ${rounds}.`,
    `Each cell: **the ratio to this site**, the median, and the least and the greatest value. Less is better everywhere. [How it is measured](../../e2e/bench/README.md).`,
    ...Object.keys(profiles).map(tableOf),
  ].join('\n\n'),
);
// Exits although servers may have open connections.
process.exit();
