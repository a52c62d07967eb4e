import { expect } from 'vitest';
import { structuredData } from '../../src/app/structuredData.ts';
import { clause } from '../tools/clause.ts';

/*
 * The shapes themselves are held by the compiler: `structuredData.ts` builds its nodes in the types of
 * schema-dts, so a property that the vocabulary does not know stops `npm run typecheck`. What it cannot know
 * is what comes out as text; that is held here and in `e2e/seo.spec.ts`.
 */
clause('FIND-DATA-ESCAPED', 'an origin that would end the script does not', () => {
  const text = structuredData('/', 'https://shop.example/</script><script>');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ url: 'https://shop.example/</script><script>/' }, {}],
  });
});
