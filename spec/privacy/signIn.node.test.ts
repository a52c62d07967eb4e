import { expect } from 'vitest';
import { attributeOf, elementsOf, parseHtml } from '../documents/parseHtml.ts';
import { documents } from '../documents/built.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { readPages } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';
import { accountControls } from './accountControls.ts';

clause('VISITOR-NO-SIGN-IN', 'no page has a password field', async () => {
  for (const { path } of documents) {
    const fields = elementsOf(parseHtml(await renderedHtml(path)), 'input');
    expect(
      fields.map((field) => attributeOf(field, 'type')),
      path,
    ).not.toContain('password');
  }
});

clause('VISITOR-NO-SIGN-IN', 'no link or button is for an account or a shop', async () => {
  for (const [address, page] of await readPages('body')) {
    const names = page.each('control').map(({ name }) => name);
    expect.soft(names.length, address).toBeGreaterThan(50);
    expect
      .soft(
        names.filter((name) => accountControls.test(name)),
        address,
      )
      .toEqual([]);
  }
});
