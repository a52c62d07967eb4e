import { documentClause as clause, expect } from './fixtures.ts';
import { builtHtml, documents } from '../spec/documents/readStructure.ts';
import { readInvalidMarkup } from './validateMarkup.ts';

clause('MARKUP-VALID', 'the validator finds nothing on any page', async ({ siteDir }) => {
  for (const { path, file } of documents)
    expect.soft(await readInvalidMarkup(builtHtml(siteDir, file)), path).toEqual([]);
});
