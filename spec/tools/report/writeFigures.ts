/**
 * `npm run spec:figures`: writes the figures of the committed files into README.md, and the statements on accessibility. Where `npm test` has left the
 * results of a run in which every test passed, their number and duration are written into spec/run.json first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openAcrOf, yamlOf } from '../../project/openAcr.ts';
import { readReport } from '../evidence/reports.ts';
import { criteria, statementOf } from '../../project/wcag.ts';
import { figureRows, readFigures, runFile, withFigures } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const place = (file: string) => path.join(root, file);

async function write(file: string, text: string): Promise<void> {
  const options = await resolveConfig(place(file));
  writeFileSync(place(file), await format(text, { ...options, filepath: place(file) }));
}

const reports = ['.cache/vitest.json', '.cache/e2e.json'].map((file) =>
  existsSync(place(file)) ? readFileSync(place(file), 'utf8') : '',
);
const [spec = '', e2e = ''] = reports;
if (spec && e2e) {
  const runs = [readReport(spec), readReport(e2e)];
  const isGreen = runs.every(({ results }) => results.every(({ outcome }) => outcome === 'passed'));
  if (isGreen) {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });
    const run = {
      date: day.format(runs[1]?.began),
      specTests: runs[0]?.results.length,
      browserTests: runs[1]?.results.length,
      seconds: Math.round(runs.reduce((sum, { duration }) => sum + duration, 0) / 1000),
    };
    await write(runFile, JSON.stringify(run));
  } else {
    console.log(`Not every test of the last run passed, so ${runFile} is not updated.`);
  }
}

await write('spec/docs/accessibility.md', statementOf(criteria));

const figures = readFigures(root);
if (figures.run)
  await write('spec/docs/openacr.yaml', yamlOf(openAcrOf(criteria, figures.run.date)));
await write('README.md', withFigures(readFileSync(place('README.md'), 'utf8'), figures));
for (const [what, count] of figureRows(figures)) console.log(`${what}: ${count}`);
