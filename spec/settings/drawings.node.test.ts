import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, createBuilder } from 'vite';
import { expect, vi } from 'vitest';
import { drawings, readDrawing } from '../../src/publishing/drawings.plugin.ts';
import { SettingsError } from '../../src/publishing/settings.ts';
import { build as buildPlugin } from '../../src/publishing/site/build.plugin.ts';
import { Drawing, type DrawingFile } from '../../src/ui/drawing/Drawing.tsx';
import { tableOf } from '../documents/clauseTable.ts';
import { folderWith } from '../documents/folder.ts';
import { clause } from '../tools/clause.ts';

const file = 'src/assets/drawings/wheel.svg';
const drawing = (...lines: readonly string[]) =>
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">', ...lines, '</svg>'].join('\n');

/** What a build does with the text of a drawing. */
const built = (svg: string) => () => {
  const { handler } = drawings().transform as { handler: (svg: string, id: string) => unknown };
  return handler.call({ addWatchFile: () => undefined }, svg, `${path.resolve(file)}?drawing`);
};

for (const [line = '', message] of tableOf('SETTINGS-DRAWING'))
  clause('SETTINGS-DRAWING', `${line} stops the build with a message`, () => {
    expect(built(drawing(line))).toThrow(new Error(message));
  });

clause('SETTINGS-DRAWING', 'a file without a drawing stops the build', () => {
  for (const svg of ['', '<p/>', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'])
    expect(built(svg)).toThrow(/wheel\.svg is no drawing: it has to be an <svg>/);
});

clause('SETTINGS-DRAWING', 'only a drawing with the style and parts of parts.svg is built', () => {
  const files = globSync('src/assets/drawings/**/*.svg');
  expect(files.length).toBeGreaterThan(70);
  for (const name of files) {
    const svg = readFileSync(name, 'utf8');
    expect(svg, name).toContain('<style>');
    expect(built(svg), name).not.toThrow();
  }
  const svg = readFileSync('src/assets/drawings/parts.svg', 'utf8');
  for (const older of [svg.replace('stroke-width:', '$&1'), svg.replace(' r="', '$&1')]) {
    expect(older).not.toBe(svg);
    expect(built(older)).toThrow(
      `${file} has not the style and parts of parts.svg. Run npm run drawings.`,
    );
  }
});

clause('SETTINGS-DRAWING', 'the build of the site stops with the message alone', async () => {
  const entry = path.join(folderWith({ 'wheel.svg': drawing('<image/>') }), 'wheel.svg?drawing');
  const part = { write: false, rolldownOptions: { input: entry } };
  const builder = await createBuilder({ configFile: false, plugins: [buildPlugin()] });
  vi.spyOn(builder, 'build').mockImplementation(() =>
    build({ configFile: false, logLevel: 'silent', plugins: [drawings()], build: part }),
  );
  const error = await builder.buildApp().catch((each: unknown) => each);
  expect(error).toBeInstanceOf(SettingsError);
  expect(String(error)).toMatch(
    /wheel\.svg, line 2: a page can’t show <image>\. Draw it with paths\.$/,
  );
});

const shown = (svg: DrawingFile, words?: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(createElement(Drawing, { svg, ...(words && { words }) }));

clause('SETTINGS-DRAWING', 'a page shows what the file shows', () => {
  const svg = drawing(
    '<title>A wheel &amp; a rim</title>',
    '<style>svg{stroke:red}</style><!-- a > b -->',
    '<metadata><path d="M1 1"/></metadata>',
    '<rect id="paper" width="9" height="9"/>',
    '<defs>',
    '  <g id="tyre"><circle r="3" data-fill="rubber"/></g>',
    '  <path id="round" d="M0 0h9"/>',
    '</defs>',
    '<use href="#tyre" transform="translate(1 2)"/>',
    '<g inkscape:label="one" id="g1">',
    '  <path d="M0 0"/>',
    '</g>',
    '<text>H<tspan dy="6">2</tspan>O</text>',
    '<text><textPath href="#round">a</textPath></text>',
  );
  const html = shown(readDrawing(file, svg));
  expect(html.replace(/ class="[^"]*"/, '')).toBe(
    '<svg viewBox="0 0 9 9" role="img" aria-label="A wheel &amp; a rim"><g aria-hidden="true">' +
      '<defs><path id="round" d="M0 0h9"/></defs>' +
      '<g transform="translate(1 2)"><circle r="3" data-fill="rubber"/></g>' +
      '<g><path d="M0 0"/></g>' +
      '<text>H<tspan dy="6">2</tspan>O</text>' +
      '<text><textPath href="#round">a</textPath></text></g></svg>',
  );
});

clause('SETTINGS-DRAWING', 'each word of the content has its place, or the build stops', () => {
  const sized = { viewBox: '0 0 9 9', markup: '<text data-word="size" x="1">205/55R16</text>' };
  expect(shown(sized, { size: '31 <b> & co' })).toContain('<text x="1">31 &lt;b> &amp; co</text>');
  expect(() => shown(sized)).toThrow('A drawing asks for a word for “size”.');
  expect(() => shown(sized, { size: '1', rim: '2' })).toThrow(
    'A drawing has no place for the word of “rim”.',
  );
});
