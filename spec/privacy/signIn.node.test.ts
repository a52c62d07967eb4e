import { expect } from 'vitest';
import { attributeOf, elementsOf, parseHtml } from '../documents/parseHtml.ts';
import { documents } from '../documents/built.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { clause } from '../tools/clause.ts';

clause('VISITOR-NO-SIGN-IN', 'no page has a password field', async () => {
  for (const { path } of documents) {
    const fields = elementsOf(parseHtml(await renderedHtml(path)), 'input');
    expect(
      fields.map((field) => attributeOf(field, 'type')),
      path,
    ).not.toContain('password');
  }
});
