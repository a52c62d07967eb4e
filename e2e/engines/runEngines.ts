/**
 * `npm run test:engines`: the visitors' journeys in every engine that is on this machine, and in Chromium with newer
 * features taken away one by one. `-- --only webkit` runs what has that in its name, `-- --journey menu` those journeys.
 * `E2E_REUSE_BUILD=1` keeps the last build of the site.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { builtSite, formEndpoint, siteOrigin } from '../buildSite.ts';
import { engines } from './engines.ts';
import { journeys, type Journey } from './journeys.ts';
import { newerFeatures } from './newer.ts';
import { serveSite, type Site } from './site.ts';
import type { Engine, Running } from './tab.ts';
import { bundleInPage, Visitor } from './visitor.ts';

const { only, journey: wanted } = parseArgs({
  options: { only: { type: 'string', default: '' }, journey: { type: 'string', default: '' } },
}).values;
const has = (name: string, part: string) => name.toLowerCase().includes(part.toLowerCase());
const chosen = Object.entries(journeys).filter(([name]) => has(name, wanted));

/** A browser and an edition of the site: a column of the table. */
interface Column {
  readonly name: string;
  readonly engine: Engine;
  readonly edit: (text: string) => string;
}

const columns: Column[] = [
  ...engines.map((engine) => ({ name: engine.name, engine, edit: (text: string) => text })),
  ...engines
    .filter(({ name }) => name === 'Chromium')
    .flatMap((engine) =>
      Object.entries(newerFeatures).map(([feature, edit]) => ({
        name: `Chromium without ${feature}`,
        engine,
        edit,
      })),
    ),
].filter(({ name }) => has(name, only));

/** What went wrong, and why, from the last thing waited for to the first. */
function reasons(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, place = ''] = /journeys\.ts:(\d+)/.exec(error.stack ?? '') ?? [];
  const own = `${error.message}${place && ` (journeys.ts:${place})`}`;
  return error.cause === undefined ? own : `${own}\n${reasons(error.cause)}`;
}

/** Goes one journey as somebody who was never here before; gives what went wrong. */
async function walk(
  { on, script = true, go }: Journey,
  running: Running,
  site: Site,
  inPage: string,
): Promise<unknown> {
  site.inbox.endpoint.reset();
  const size = on === 'desk' ? { width: 1280, height: 900 } : { width: 390, height: 760 };
  const tab = await running.tab({ script, ...size });
  const visitor = new Visitor(tab, site, inPage, script);
  try {
    await go(visitor);
    assert.deepEqual(
      site.inbox.endpoint.received.flatMap(({ faults }) => faults),
      [],
    );
    assert.equal(await visitor.errors(), '', 'what a script threw');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    site.holdScripts()();
    await tab.close();
  }
}

if (!process.env['E2E_REUSE_BUILD'])
  execFileSync('vite', ['build', '--outDir', builtSite(), '--emptyOutDir', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, VITE_FORM_ENDPOINT: formEndpoint, VITE_SITE_ORIGIN: siteOrigin },
  });
const inPage = await bundleInPage();
const failures: string[] = [];
let passed = 0;
for (const { name, engine, edit } of columns.filter((column) => column.engine.isHere)) {
  const site = await serveSite(name.replaceAll(/\W+/g, '-'), edit);
  const running = await engine.start();
  console.log(`\n${name}`);
  for (const [title, journey] of chosen) {
    const began = Date.now();
    const error = await walk(journey, running, site, inPage);
    const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    console.log(`  ${error ? 'FAILED' : 'passed'} ${seconds.padStart(7)}  ${title}`);
    if (error) { console.log(reasons(error)); failures.push(`${name}, ${title}`); }
    else passed += 1;
  }
  await running.close();
  await site.close();
}
for (const failure of failures) console.log(`\n${failure}`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
