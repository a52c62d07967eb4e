import { PurgeCSS } from 'purgecss';
import { expect, test } from 'vitest';
import { purgeCacheKey } from './purgeCacheKey.ts';

const css =
  '.card{color:red}h2 em{color:blue}[data-step="two"]{color:green}[href^=mail]{color:pink}#top{color:gold}';

const optionsFor = (html: string, styles = css) => ({
  content: [{ raw: html, extension: 'html' }],
  css: [{ raw: styles }],
});

/** The CSS that PurgeCSS keeps for a document, and the cache key. */
async function both(html: string): Promise<{ kept: string; key: string }> {
  const [result] = await new PurgeCSS().purge(optionsFor(html));
  return { kept: result?.css ?? '', key: JSON.stringify(purgeCacheKey(optionsFor(html))) };
}

test('words that no rule names do not change the key', async () => {
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
])('%s that a rule names changes the key', async (_, html, otherwise) => {
  const one = await both(html);
  const other = await both(otherwise);
  expect(one.kept).not.toBe(other.kept);
  expect(one.key).not.toBe(other.key);
});

test('any change of a stylesheet changes the key', () => {
  const other = css.replace('gold', 'silver');
  expect(purgeCacheKey(optionsFor('<p>', other))).not.toEqual(purgeCacheKey(optionsFor('<p>')));
});

test.each([
  ['files', { content: ['dist/*.html'], css: [{ raw: css }] }],
  ['stylesheets on the disk', { ...optionsFor('<p>'), css: ['dist/*.css'] }],
  ['a name with a backslash', optionsFor('<p>', '.w-1\\/2{color:red}')],
])('%s: all arguments are the key', (_, options) => {
  expect(purgeCacheKey(options)).toBe(options);
});
