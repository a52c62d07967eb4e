import { expect, test } from 'vitest';
import { buildReport } from './buildReport.ts';
import { fixtureClause, fixtureInput } from './fixtureProject.ts';
import { junit } from './junit.ts';

const xmlOf = (...clauses: ReturnType<typeof fixtureClause>[]) =>
  junit(buildReport(fixtureInput({ specification: { clauses, retired: [], problems: [] } })));

test('a clause that passed is one test case of its area', () => {
  const xml = xmlOf(fixtureClause());
  expect(xml).toContain('<testsuite name="menu" tests="1" failures="0" skipped="0">');
  expect(xml).toContain(
    '<testcase classname="menu" name="PLANTED-ONE-PANEL: At most one panel is open" file="spec/menu/clauses.md"/>',
  );
});

test('what stands in the way is a failure, a look that is due is skipped', () => {
  const xml = xmlOf(
    fixtureClause(),
    fixtureClause({ id: 'MENU-BARE', violations: [] }),
    fixtureClause({ id: 'PLANTED-HEARD', verify: ['manual'], violations: [] }),
  );
  expect(xml).toContain('tests="3" failures="1" skipped="1"');
  expect(xml).toContain(
    '<failure type="unproven" message="It names no violation that could prove its tests.">',
  );
  expect(xml).toContain('<skipped message="A person has not looked yet."/>');
});

test('words that XML would read as its own, and letters it has no place for, do no harm', () => {
  const xml = xmlOf(fixtureClause({ title: 'A <b> & "c"\u001B' }));
  expect(xml).toContain('name="PLANTED-ONE-PANEL: A &lt;b&gt; &amp; &quot;c&quot;"');
});
