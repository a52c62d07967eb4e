import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { files } from '../settings.ts';
import { readClauses } from '../tools/clauses/clauses.ts';
import { openAcrOf, readCriteria, statementFile, yamlOf } from './wcag.ts';

const root = path.resolve(import.meta.dirname, '../..');
const criteria = readCriteria(root);

test('the table has each of the 31 criteria of level A and the 24 of level AA once, in its place', () => {
  const atLevel = (wanted: string) => criteria.filter(({ level }) => level === wanted);
  expect([atLevel('A').length, atLevel('AA').length]).toEqual([31, 24]);
  const ids = criteria.map(({ id }) => id);
  expect(ids).toEqual(
    [...new Set(ids)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  );
});

test('each criterion names clauses that exist, or says why there is nothing to test', () => {
  const known = new Set(readClauses(root).map(({ id }) => id));
  for (const { id, level, result, clauses, note } of criteria) {
    expect(
      clauses.filter((clause) => !known.has(clause)),
      id,
    ).toEqual([]);
    expect(result, id).toBe(clauses.length > 0 ? 'Tested' : 'Nothing to test');
    const without = level === 'AAA' ? '' : note;
    expect(clauses.length > 0 || without !== '', `${id}: no clause and no reason`).toBe(true);
  }
});

test('the statement has the counts of its table, and says that no person has verified anything', () => {
  const asked = criteria.filter(({ level }) => level !== 'AAA');
  const tested = asked.filter(({ clauses }) => clauses.length > 0).length;
  const statement = readFileSync(path.join(root, statementFile), 'utf8');
  expect(statement).toContain(`the ${asked.length} success criteria`);
  expect(statement).toContain(
    `tests hold ${tested} of them; for the other ${asked.length - tested}`,
  );
  expect(statement).toContain(`the ${criteria.length - asked.length} criteria that tests hold`);
  expect(existsSync(path.join(root, files.manual)), 'there are results now: say so').toBe(false);
});

test('the OpenACR report is current; npm run spec:figures writes it', async () => {
  const file = path.join(root, 'spec/docs/openacr.yaml');
  const options = { ...(await resolveConfig(file)), filepath: file };
  expect(readFileSync(file, 'utf8')).toBe(await format(yamlOf(openAcrOf(criteria)), options));
});

test('the OpenACR report claims no more than the table', () => {
  const reported = Object.values(openAcrOf(criteria).chapters).flatMap(
    (chapter) => chapter.criteria,
  );
  expect(new Set(reported.map(({ num }) => num))).toEqual(new Set(criteria.map(({ id }) => id)));
  for (const { num, components } of reported) {
    const clauses = criteria.find(({ id }) => id === num)?.clauses ?? [];
    const notes = components.map(({ adherence }) => adherence.notes).join(' ');
    expect(notes, num).toMatch(/No person has verified this\.$/);
    for (const id of clauses) expect(notes, num).toContain(id);
    const isMet = clauses.length > 0 || ['2.3.1', '2.5.2'].includes(num);
    expect(
      components.map(({ adherence }) => adherence.level),
      num,
    ).toEqual([isMet ? 'supports' : 'not-applicable']);
  }
});
