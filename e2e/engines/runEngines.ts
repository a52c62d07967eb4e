/**
 * `npm run test:engines`: the journeys in every engine that this machine has, and in Chromium without newer features,
 * one at a time.
 * `-- --only webkit` runs the columns with that in their names, and `-- --journey menu` the journeys.
 * `E2E_REUSE_BUILD=1` keeps the last build of the site.
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { buildSite } from '../buildSite.ts';
import { engines, extraEngines, systemChromium } from './engines.ts';
import { awayJourneys } from './away.ts';
import { journeys, type Journey } from './journeys.ts';
import { newerFeatures } from './newer.ts';
import { serveSite, type Site } from './site.ts';
import type { Engine, Running } from './tab.ts';
import { bundleInPage, Visitor } from './visitor.ts';

/** One column of the table: an engine and what is changed in the site for it. */
interface Column {
  readonly name: string;
  readonly engine: Engine;
  /** Changes the text of the site's documents, styles and scripts. */
  readonly edit: (text: string) => string;
  /** Journeys that are left out, by name, with the reason. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

const { only, journey: wanted } = parseArgs({
  options: { only: { type: 'string', default: '' }, journey: { type: 'string', default: '' } },
}).values;
const has = (name: string, pattern: string) => new RegExp(pattern, 'i').test(name);
const choose = (all: Readonly<Record<string, Journey>>) =>
  Object.entries(all).filter(([name]) => has(name, wanted));
const chosen = choose(journeys);
const chosenAway = choose(awayJourneys);

const asBuilt = (text: string) => text;
const columns: Column[] = [
  ...[...engines, ...extraEngines.filter(({ isHere }) => isHere)].map((engine) => ({
    name: engine.name,
    engine,
    edit: asBuilt,
  })),
  ...Object.entries(newerFeatures).map(([feature, edit]) => ({
    name: `Chromium without ${feature}`,
    engine: systemChromium,
    edit,
    ...(feature === ':has()'
      ? { leftOut: { 'no script: FAQ filter': 'there is no filter then (FAQ-NO-HAS-NO-SCRIPT)' } }
      : {}),
  })),
].filter(({ name }) => has(name, only));

/** The message of an error, followed by those of its causes. */
function reasons(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const line = /journeys\.ts:\d+/.exec(error.stack ?? '')?.[0] ?? '';
  const own = `${error.message} ${line}`.trim();
  return error.cause === undefined ? own : `${own}\n${reasons(error.cause)}`;
}

const indented = (error: unknown) => reasons(error).replaceAll(/^/gm, '  ');

/** Runs one journey in a new profile. Throws if the journey fails. */
async function walk(
  { isPhone = false, script = true, go }: Journey,
  running: Running,
  site: Site,
  inPage: string,
): Promise<string> {
  site.inbox.endpoint.reset();
  const size = isPhone ? { width: 390, height: 760 } : { width: 1280, height: 900 };
  const tab = await running.tab({ script, ...size });
  const visitor = new Visitor(tab, site, inPage, script);
  try {
    const outcome = await go(visitor);
    assert.equal(await visitor.errors(), '', 'A script threw, and nobody caught it.');
    const faults = site.inbox.endpoint.received.flatMap((enquiry) => enquiry.faults);
    assert.deepEqual(faults, [], 'What arrived is not what a form of ours sends.');
    return outcome ?? 'passed';
  } finally {
    site.holdScripts()();
    await tab.close();
  }
}

/** Runs every journey in one engine; returns the results by name. */
async function runColumn(column: Column, inPage: string): Promise<Map<string, string>> {
  const { name, engine, edit, leftOut = {} } = column;
  const site = await serveSite(name.replaceAll(/\W+/g, '-'), edit);
  const running = await engine.start().catch((error: unknown) => {
    console.log(`${name} does not start:\n${indented(error)}`);
    return undefined;
  });
  const outcomes = new Map<string, string>();
  const began = Date.now();
  for (const [title, journey] of edit === asBuilt ? [...chosen, ...chosenAway] : chosen) {
    const why = leftOut[title];
    outcomes.set(title, why ? 'left out' : 'passed');
    if (why) console.log(`${name}, ${title}: left out, because ${why}`);
    else if (!running) outcomes.set(title, 'FAILED');
    else
      await walk(journey, running, site, inPage).then(
        (outcome) => outcomes.set(title, outcome),
        (error: unknown) => {
          outcomes.set(title, 'FAILED');
          console.log(`${name}, ${title}: FAILED\n${indented(error)}`);
        },
      );
  }
  console.log(`${name}, ${running?.version()}: ${Math.round((Date.now() - began) / 1000)} s`);
  await running?.close();
  await site.close();
  return outcomes;
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  console.log('');
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

buildSite();
const bundle = await bundleInPage();
const results = new Map<string, Map<string, string>>();
for (const column of columns.filter(({ engine }) => engine.isHere))
  results.set(column.name, await runColumn(column, bundle));

const isPlain = ({ edit }: Column) => edit === asBuilt;
const cell = (column: Column, title: string) => results.get(column.name)?.get(title) ?? 'MISSING';
const [plain, lacking] = [columns.filter(isPlain), columns.filter((column) => !isPlain(column))];
for (const [part, rows] of [
  [plain, chosen],
  [lacking, chosen],
  [plain, chosenAway],
] as const)
  if (part.length > 0 && rows.length > 0)
    printTable(
      ['', ...part.map(({ name }) => name.replace('Chromium without', 'without'))],
      rows.map(([title]) => [title, ...part.map((column) => cell(column, title))]),
    );

const missing = columns.filter((column) => isPlain(column) && !results.has(column.name));
for (const { name, engine } of missing)
  console.log(`\n${name} is missing, and was not tried. To install it: ${engine.install}`);
const all = [...results.values()].flatMap((column) => [...column.values()]);
const failed = all.filter((outcome) => outcome === 'FAILED').length;
const passed = all.filter((outcome) => !['FAILED', 'left out'].includes(outcome)).length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
