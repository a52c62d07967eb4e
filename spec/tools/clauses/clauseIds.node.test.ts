import { expect, expectTypeOf, test } from 'vitest';
import type { ClauseId } from '../../../.cache/clause-ids.ts';
import { clause } from '../clause.ts';
import { clauseIdsModule } from './clauseIds.ts';

test('the ids become one type, each of them once', () => {
  expect(clauseIdsModule(['MENU-HOME', 'MENU-TYRES', 'MENU-HOME'])).toBe(
    "/** Generated from spec/<area>/clauses.md. */\nexport type ClauseId =\n  | 'MENU-HOME'\n  | 'MENU-TYRES';\n",
  );
});

test('without clauses nothing can be cited', () => {
  expect(clauseIdsModule([])).toContain('export type ClauseId =\n  never;');
});

// Held by the type check: if any text were an id, these lines would not compile.
test('an unknown id does not compile', () => {
  expectTypeOf<string>().not.toExtend<ClauseId>();
  expectTypeOf(clause).parameter(0).toEqualTypeOf<ClauseId>();
  // @ts-expect-error No clause has this id.
  const cite = () => clause('NO-SUCH-CLAUSE', 'is never called', () => undefined);
  expect(cite).toBeTypeOf('function');
});
