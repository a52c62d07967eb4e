import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { buildReport } from './buildReport.ts';
import { fixtureInput } from './fixtureProject.ts';

const schema = path.resolve(import.meta.dirname, '../../report/schema.json');
const validate = new Ajv2020().compile(
  JSON.parse(readFileSync(schema, 'utf8')) as Record<string, unknown>,
);
const found = { mutants: 200, noticed: 196, explained: 4, score: 98, current: true };

describe('what mutation testing found', () => {
  test('stands in the report as the schema says, and so does that it never ran', () => {
    for (const mutation of [found, null]) {
      const report = buildReport(fixtureInput({ mutation }));
      expect(report.mutation).toEqual(mutation);
      expect(validate(structuredClone(report)), JSON.stringify(validate.errors)).toBe(true);
    }
    expect(buildReport(fixtureInput()).mutation).toBeNull();
  });

  test('is old news once the files have changed', () => {
    const old =
      'The rules or the content changed since small faults were last made in them: npm run test:mutation.';
    expect(buildReport(fixtureInput({ mutation: found })).uncovered).not.toContain(old);
    expect(
      buildReport(fixtureInput({ mutation: { ...found, current: false } })).uncovered,
    ).toContain(old);
  });
});
