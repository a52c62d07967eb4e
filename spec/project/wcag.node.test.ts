import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { readClauses } from '../tools/clauses/clauses.ts';
import { files } from '../settings.ts';
import { openAcrOf, yamlOf } from './openAcr.ts';
import { criteria, statementOf } from './wcag.ts';

const root = path.resolve(import.meta.dirname, '../..');
const statement = path.join(root, 'spec/docs/accessibility.md');

test('the table has each of the 31 criteria of level A and the 24 of level AA once, in its place', () => {
  const levels = (level: string) => criteria.filter((each) => each.level === level);
  expect([levels('A').length, levels('AA').length]).toEqual([31, 24]);
  expect(levels('AAA').filter(({ clauses }) => clauses.length === 0)).toEqual([]);
  const ids = criteria.map(({ id }) => id);
  expect(ids).toEqual(
    [...new Set(ids)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  );
});

test('each criterion is held by clauses that exist, or says why there is nothing to test', () => {
  const known = readClauses(root).map(({ id }) => id);
  expect(criteria.flatMap(({ clauses }) => clauses).filter((id) => !known.includes(id))).toEqual(
    [],
  );
  expect(criteria.filter(({ clauses, note }) => clauses.length === 0 && !note)).toEqual([]);
});

/** A committed document as Prettier formats it, and its current content. */
async function readCurrent(file: string, text: string) {
  const options = await resolveConfig(file);
  return {
    committed: readFileSync(file, 'utf8'),
    current: await format(text, { ...options, filepath: file }),
  };
}

test('the statement is current; npm run spec:figures writes it', async () => {
  const { committed, current } = await readCurrent(statement, statementOf(criteria));
  expect(committed).toBe(current);
  // It says that no person has verified anything.
  expect(existsSync(path.join(root, files.manual)), 'there are results now: say so').toBe(false);
});

const report = openAcrOf(criteria);

test('the OpenACR report is current; npm run spec:figures writes it', async () => {
  const file = path.join(root, 'spec/docs/openacr.yaml');
  const { committed, current } = await readCurrent(file, yamlOf(report));
  expect(committed).toBe(current);
});

test('the OpenACR report claims no more than the table, and says so of each criterion', () => {
  // What the format requires.
  expect(report.title).toMatch(/ Accessibility Conformance Report$/);
  expect(report.product.name).not.toBe('');
  expect(report.author.email).toMatch(/@/);
  expect(report.report_date).toMatch(/^\d{4}-\d\d-\d\d$/);
  const told = Object.values(report.chapters).flatMap((chapter) => chapter.criteria);
  expect(new Set(told.map(({ num }) => num))).toEqual(new Set(criteria.map(({ id }) => id)));
  for (const { num, components } of told) {
    const clauses = criteria.find(({ id }) => id === num)?.clauses ?? [];
    const notes = components.map(({ adherence }) => adherence.notes).join(' ');
    expect(notes, num).toMatch(/No person has verified this\.$/);
    for (const id of clauses) expect(notes, num).toContain(id);
    const expected =
      clauses.length > 0 || ['2.3.1', '2.5.2'].includes(num) ? 'supports' : 'not-applicable';
    expect(
      components.map(({ adherence }) => adherence.level),
      num,
    ).toEqual([expected]);
  }
});
