import type { Testimonial } from '../../src/content/testimonials.ts';
import type { ClauseId } from '../settings.ts';
import { tableOf } from '../documents/clauseTable.ts';

/** A review without a fault. */
export const goodReview: Testimonial = {
  id: 'a-tyre',
  name: 'A. B.',
  text: 'Good.',
  rating: 5,
  service: 'Tyres',
  location: 'North End',
  date: 'March 2026',
};

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
 * The rows of the table of a clause: a title for the test, the content with the field and the value (as JSON; empty if
 * the field is missing) of the row, and the faults that the check has to report: one, or none if it accepts the value.
 */
export function wrongValues<Content extends object>(id: ClauseId, content: Content) {
  return tableOf(id).map(([field = '', value = '', fault = '']) => ({
    title: fault ? `the check reports: ${fault}` : `the check accepts ${value}`,
    changed: withValue(content, field, value ? (JSON.parse(value) as unknown) : undefined),
    faults: fault ? [fault] : [],
  }));
}
