/**
 * `npm run test:engines`: runs the journeys in each engine that this machine has, one after the other. README.md
 * describes the options.
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

const { only, journey: journeyPattern } = parseArgs({
  options: { only: { type: 'string', default: '' }, journey: { type: 'string', default: '' } },
}).values;
const matches = (name: string, pattern: string) => new RegExp(pattern, 'i').test(name);
const chosenEngines = engines.filter(({ name }) => matches(name, only));
const chosenJourneys = Object.entries({ ...journeys, ...awayJourneys }).filter(([name]) =>
  matches(name, journeyPattern),
);

/** The message of an error, followed by those of its causes. */
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const line = /(?:journeys|away)\.ts:\d+/.exec(error.stack ?? '')?.[0] ?? '';
  const own = `${error.message} ${line}`.trim();
  return error.cause === undefined ? own : `${own}\n${messagesOf(error.cause)}`;
}

buildSite();
const site = await serveSite();
const inPage = await bundleInPage();

/** Runs one journey in a new profile. Throws if the journey fails. */
async function runJourney({ isPhone = false, script = true, run }: Journey, running: Running) {
  site.inbox.endpoint.reset();
  const size = isPhone ? { width: 390, height: 760 } : { width: 1280, height: 900 };
  const tab = await running.tab({ script, ...size });
  const visitor = new Visitor(tab, site, inPage, script);
  try {
    await run(visitor);
    const errors = String(await visitor.errors());
    assert.equal(errors, '', `Fix the uncaught error or violation of the policy: ${errors}`);
    const faults = site.inbox.endpoint.received.flatMap((enquiry) => enquiry.faults);
    assert.deepEqual(faults, [], `Fix the form, which sent a malformed enquiry: ${faults.join()}`);
  } finally {
    // The journey may have held scripts back; those of the next journey must load.
    site.holdScripts('all')();
    await tab.close();
  }
}

/** Runs every journey in one engine; returns the names of those that failed. */
async function runInEngine(engine: Engine): Promise<string[]> {
  const { name } = engine;
  const began = Date.now();
  const running = await engine.start();
  const failed: string[] = [];
  for (const [at, [title, journey]] of chosenJourneys.entries()) {
    // `npm run test:all` stops a command that prints nothing for ten minutes.
    if (at > 0 && at % 25 === 0) console.log(`${name}: ${at} of ${chosenJourneys.length} journeys`);
    await runJourney(journey, running).catch((error: unknown) => {
      failed.push(title);
      console.log(`${name}, ${title}: FAILED\n${messagesOf(error).replaceAll(/^/gm, '  ')}`);
    });
  }
  console.log(`${name}, ${running.version()}: ${Math.round((Date.now() - began) / 1000)} s`);
  await running.close();
  return failed;
}

const results = new Map<string, readonly string[]>();
for (const engine of chosenEngines.filter(({ isHere }) => isHere)) {
  const failed = await runInEngine(engine).catch((error: unknown) => {
    console.log(`${engine.name} did not start, or crashed:\n${messagesOf(error)}`);
    return chosenJourneys.map(([title]) => title);
  });
  results.set(engine.name, failed);
}
await site.close();

const widest = Math.max(...chosenJourneys.map(([title]) => title.length));
console.log(`\n${' '.repeat(widest)}  ${chosenEngines.map(({ name }) => name).join('  ')}`);
for (const [title] of chosenJourneys) {
  const cells = chosenEngines.map(({ name }) => {
    const failed = results.get(name);
    const outcome = failed?.includes(title) ? 'FAILED' : 'passed';
    return (failed ? outcome : 'MISSING').padEnd(name.length);
  });
  console.log(`${title.padEnd(widest)}  ${cells.join('  ').trimEnd()}`);
}
for (const { name, install } of chosenEngines.filter(({ isHere }) => !isHere))
  console.log(`\n${name} is missing, so its journeys did not run. To install it: ${install}`);
const failed = [...results.values()].flat().length;
const passed = results.size * chosenJourneys.length - failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
