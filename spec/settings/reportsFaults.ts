import { expect } from 'vitest';
import type { ClauseId } from '../settings.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

/** The content with another value of one field, such as `business.telephones.main`, or without it. */
export function withValue<Content extends object>(
  content: Content,
  field: string,
  value: unknown,
): Content {
  const changed = structuredClone(content);
  const names = field.split('.');
  const last = names.pop() ?? '';
  let place = changed as Record<string, unknown>;
  for (const name of names) place = place[name] as Record<string, unknown>;
  place[last] = value;
  return changed;
}

/**
 * Tests each row of the table of a clause: a field of the owner's content, its wrong value (as JSON; empty if the field
 * is missing), and the only fault that the check then reports (empty if it accepts the value).
 */
export function reportsFaults<Content extends object>(
  id: ClauseId,
  content: Content,
  faultsIn: (content: Content) => readonly string[],
): void {
  for (const [field = '', value = '', fault = ''] of tableOf(id))
    clause(id, fault ? `the check reports: ${fault}` : `the check accepts ${value}`, () => {
      const changed = withValue(content, field, value ? (JSON.parse(value) as unknown) : undefined);
      expect(faultsIn(changed)).toEqual(fault ? [fault] : []);
    });
}
