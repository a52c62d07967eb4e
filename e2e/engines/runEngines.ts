/**
 * `npm run test:engines`: the journeys in every engine that this machine has, one at a time.
 * `-- --only webkit` runs the engines with that in their names, and `-- --journey menu` the journeys.
 * `E2E_REUSE_BUILD=1` keeps the last build of the site.
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { buildSite } from '../buildSite.ts';
import { awayJourneys } from './away.ts';
import { engines } from './engines.ts';
import { journeys, type Journey } from './journeys.ts';
import { serveSite } from './site.ts';
import type { Engine, Running } from './tab.ts';
import { bundleInPage, Visitor } from './visitor.ts';

const { only, journey: wanted } = parseArgs({
  options: { only: { type: 'string', default: '' }, journey: { type: 'string', default: '' } },
}).values;
const has = (name: string, pattern: string) => new RegExp(pattern, 'i').test(name);
const asked = engines.filter(({ name }) => has(name, only));
const chosen = Object.entries({ ...journeys, ...awayJourneys }).filter(([name]) =>
  has(name, wanted),
);

/** The message of an error, followed by those of its causes. */
function reasons(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const line = /(?:journeys|away)\.ts:\d+/.exec(error.stack ?? '')?.[0] ?? '';
  const own = `${error.message} ${line}`.trim();
  return error.cause === undefined ? own : `${own}\n${reasons(error.cause)}`;
}

buildSite();
const site = await serveSite();
const inPage = await bundleInPage();

/** Runs one journey in a new profile. Throws if the journey fails. */
async function walk({ isPhone = false, script = true, go }: Journey, running: Running) {
  site.inbox.endpoint.reset();
  const size = isPhone ? { width: 390, height: 760 } : { width: 1280, height: 900 };
  const tab = await running.tab({ script, ...size });
  const visitor = new Visitor(tab, site, inPage, script);
  try {
    await go(visitor);
    assert.equal(await visitor.errors(), '', 'A script threw, and nobody caught it.');
    const faults = site.inbox.endpoint.received.flatMap((enquiry) => enquiry.faults);
    assert.deepEqual(faults, [], 'What arrived is not what a form of ours sends.');
  } finally {
    site.holdScripts()();
    await tab.close();
  }
}

/** Runs every journey in one engine; returns the names of those that failed. */
async function tryEngine(engine: Engine): Promise<string[]> {
  const { name } = engine;
  const began = Date.now();
  const running = await engine.start();
  const failed: string[] = [];
  for (const [at, [title, journey]] of chosen.entries()) {
    // `npm run test:all` stops a command that prints nothing for ten minutes.
    if (at > 0 && at % 25 === 0) console.log(`${name}: ${at} of ${chosen.length} journeys`);
    await walk(journey, running).catch((error: unknown) => {
      failed.push(title);
      console.log(`${name}, ${title}: FAILED\n${reasons(error).replaceAll(/^/gm, '  ')}`);
    });
  }
  console.log(`${name}, ${running.version()}: ${Math.round((Date.now() - began) / 1000)} s`);
  await running.close();
  return failed;
}

const results = new Map<string, readonly string[]>();
for (const engine of asked.filter(({ isHere }) => isHere)) {
  const failed = await tryEngine(engine).catch((error: unknown) => {
    console.log(`${engine.name} does not start, or breaks down:\n${reasons(error)}`);
    return chosen.map(([title]) => title);
  });
  results.set(engine.name, failed);
}
await site.close();

const widest = Math.max(...chosen.map(([title]) => title.length));
console.log(`\n${' '.repeat(widest)}  ${asked.map(({ name }) => name).join('  ')}`);
for (const [title] of chosen) {
  const cells = asked.map(({ name }) => {
    const failed = results.get(name);
    const outcome = failed?.includes(title) ? 'FAILED' : 'passed';
    return (failed ? outcome : 'MISSING').padEnd(name.length);
  });
  console.log(`${title.padEnd(widest)}  ${cells.join('  ').trimEnd()}`);
}
for (const { name, install } of asked.filter(({ isHere }) => !isHere))
  console.log(`\n${name} is missing, and was not tried. To install it: ${install}`);
const failed = [...results.values()].flat().length;
const passed = results.size * chosen.length - failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
