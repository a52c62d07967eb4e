import sharp from 'sharp';
import { expect } from 'vitest';
import { readInvalidMarkup } from '../../e2e/validateMarkup.ts';
import { attributeOf, elementsOf, outerHtmlOf, parseHtml } from '../documents/parseHtml.ts';
import { documents } from '../documents/built.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { allTexts } from '../documents/visibleText.ts';
import { root } from '../project/files.ts';
import { clause } from '../tools/clause.ts';

/** Each address, with the elements of its document, or those with one tag. */
const read = (...names: readonly string[]) =>
  Promise.all(
    documents.map(
      async ({ path }) =>
        [path, elementsOf(parseHtml(await renderedHtml(path)), ...names)] as const,
    ),
  );

clause('MARKUP-IDS', 'no page has the same id twice', async () => {
  for (const [address, elements] of await read()) {
    const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
    const twice = ids.filter((id, index) => id === '' || ids.indexOf(id) !== index);
    expect.soft(twice, address).toEqual([]);
  }
});

for (const [id, where] of [
  ['MARKUP-PICTURES', /./],
  ['HOME-PICTURE-SIZES', /^\/$/],
] as const)
  clause(id, 'each picture has its size and a text alternative', async () => {
    for (const [address, pictures] of (await read('img')).filter(([path]) => where.test(path)))
      for (const picture of pictures) {
        const html = `${address}: ${outerHtmlOf(picture)}`;
        expect.soft(attributeOf(picture, 'alt'), html).not.toBeNull();
        const [width = 0, height = 0] = ['width', 'height'].map((side) =>
          Number(attributeOf(picture, side)),
        );
        const file = `${root}${attributeOf(picture, 'src')}`;
        const { width: wide, height: high } = await sharp(file).metadata();
        expect.soft((width / height / wide) * high, html).toBeCloseTo(1, 2);
      }
  });

clause('MARKUP-WORDS', 'no page shows a code value in its text', async () => {
  for (const { path } of documents)
    expect
      .soft(allTexts(await renderedHtml(path)).join('\n'), path)
      .not.toMatch(/undefined|\bNaN\b|\[object|\bnull\b|\$\{|Infinity/);
});

clause('MARKUP-VALID', 'the validator finds no fault on any page', async () => {
  for (const { path } of documents)
    expect.soft(await readInvalidMarkup(await renderedHtml(path)), path).toEqual([]);
});

clause('POLICY-STYLE-ATTRIBUTES', 'no element of any document has a style attribute', async () => {
  for (const [address, elements] of await read()) {
    const styled = elements.filter((element) => attributeOf(element, 'style') !== null);
    expect.soft(styled.map(outerHtmlOf), address).toEqual([]);
  }
});
