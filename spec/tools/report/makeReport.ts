/**
 * `npm run spec:report`: writes the report of the last run into `.cache/report`, as a page and as JSON. If
 * there are no results it runs `npm test` first.
 *
 * node spec/tools/report/makeReport.ts [--since report.json] [--root folder]
 *
 * `--since` compares it with an earlier report: which clauses are new or changed, and which have another verdict.
 * `--root` reads the specification and results of another project, such as that of a test.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root as project, settings } from '../../settings.ts';
import { buildReport } from './buildReport.ts';
import { readPictures, reportPage } from './page.ts';
import { readInput, resultFiles, type EarlierReport } from './readInput.ts';
import { runnerNames } from './types.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { root: text, since: text } });
const root = path.resolve(values.root ?? project);
const out = path.join(root, '.cache/report');

// Read first, so that a wrong file does not cost a test run.
const earlier = values.since
  ? (JSON.parse(readFileSync(values.since, 'utf8')) as EarlierReport)
  : undefined;
if (earlier && earlier.format !== 1)
  throw new Error('The file after --since is not a report.json of npm run spec:report.');

if (root === project && !resultFiles.every((file) => existsSync(path.join(root, file)))) {
  console.log('There are no test results yet, so npm test runs first. It takes minutes.\n');
  spawnSync('npm', ['test'], { stdio: 'inherit' });
}

const input = readInput(root, settings);
for (const { runner, began } of input.runs) {
  const when = new Date(began).toLocaleString('en-NZ');
  console.log(`The ${runnerNames[runner]} ran on ${when}.`);
}
const data = buildReport({ ...input, earlier });
const pictures = await readPictures(settings.pictures(root));
if (Object.keys(pictures).length === 0)
  console.log('The report has no pictures. To take them, run npm run gallery.');
const html = await reportPage(settings.viteConfig, data, pictures);
mkdirSync(out, { recursive: true });
writeFileSync(path.join(out, 'report.html'), html);
writeFileSync(path.join(out, 'report.json'), `${JSON.stringify(data, null, 2)}\n`);

const words = { yes: 'fit to ship', 'not yet': 'not fit to ship yet', no: 'not fit to ship' };
console.log(
  `${path.relative(process.cwd(), path.join(out, 'report.html'))}: ${words[data.fit]}, ${data.blocked} of ${data.clauses.length} clauses are blocking, ${data.counts['manual due']} of them manual clauses to verify.`,
);
