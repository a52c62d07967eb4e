import { PurgeCSS } from 'purgecss';
import { expect, test } from 'vitest';
import { purgeCacheKey } from './purgeCacheKey.ts';

const css =
  '.card{color:red}h2 em{color:blue}[data-step="two"]{color:green}[href^=mail]{color:pink}#top{color:gold}';

const asked = (html: string, styles = css) => ({
  content: [{ raw: html, extension: 'html' }],
  css: [{ raw: styles }],
});

/** What PurgeCSS keeps, and what is said to matter, of one document. */
async function both(html: string): Promise<{ kept: string; matters: string }> {
  const [result] = await new PurgeCSS().purge(asked(html));
  return { kept: result?.css ?? '', matters: JSON.stringify(purgeCacheKey(asked(html))) };
}

test('words that no rule names do not matter', async () => {
  const one = await both('<h2 class="card">From $79</h2>');
  const other = await both('<h2 class="card">From $97, fitted</h2>');
  expect(other).toEqual(one);
});

test.each([
  ['a class', '<p class="card">', '<p class="cards">'],
  ['an element', '<h2><em>', '<h2><i>'],
  ['an attribute', '<p data-step="two">', '<p data-step="three">'],
  ['the beginning of an attribute', '<a href="mailto:us">', '<a href="tel:us">'],
  ['an id', '<p id="top">', '<p id="end">'],
])('%s that a rule names matters', async (_, html, otherwise) => {
  const one = await both(html);
  const other = await both(otherwise);
  expect(one.kept).not.toBe(other.kept);
  expect(one.matters).not.toBe(other.matters);
});

test('a stylesheet matters whole', () => {
  const other = css.replace('gold', 'silver');
  expect(purgeCacheKey(asked('<p>', other))).not.toEqual(purgeCacheKey(asked('<p>')));
});

test.each([
  ['files', { content: ['dist/*.html'], css: [{ raw: css }] }],
  ['stylesheets on the disk', { ...asked('<p>'), css: ['dist/*.css'] }],
  ['a name with a backslash', asked('<p>', '.w-1\\/2{color:red}')],
])('of %s everything matters', (_, options) => {
  expect(purgeCacheKey(options)).toBe(options);
});
