import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { readDrawing } from '../../src/publishing/drawings.plugin.ts';
import { Drawing } from '../../src/ui/drawing/Drawing.tsx';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

const file = 'src/assets/drawings/wheel.svg';
const drawing = (...lines: readonly string[]) =>
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">', ...lines, '</svg>'].join('\n');

for (const [line = '', message] of tableOf('SETTINGS-DRAWING'))
  clause('SETTINGS-DRAWING', `${line} stops the build with a message`, () => {
    expect(() => readDrawing(file, drawing(line))).toThrow(new Error(message));
  });

clause('SETTINGS-DRAWING', 'a file without a drawing stops the build', () => {
  for (const svg of ['', '<p/>', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'])
    expect(() => readDrawing(file, svg)).toThrow(/wheel\.svg is no drawing: it has to be an <svg>/);
});

clause('SETTINGS-DRAWING', 'a drawing with an older style or part stops the build', () => {
  const part = (r: number) => `<g id="tyre"><circle r="${r}"/></g>`;
  const style = (width: number) => `<style>svg{stroke-width:${width}}</style>`;
  const parts = drawing(style(3), part(75));
  expect(readDrawing(file, drawing(style(3), part(75), '<g id="own"></g>'), parts).viewBox).toBe(
    '0 0 9 9',
  );
  for (const older of [drawing(style(2), part(75)), drawing(style(3), part(70))])
    expect(() => readDrawing(file, older, parts)).toThrow(
      'src/assets/drawings/wheel.svg has not the style and parts of parts.svg. Run npm run drawings.',
    );
});

clause('SETTINGS-DRAWING', 'each drawing of the site has the style and parts of parts.svg', () => {
  const folder = 'src/assets/drawings';
  const parts = readFileSync(path.join(folder, 'parts.svg'), 'utf8');
  const files = globSync('**/*.svg', { cwd: folder });
  expect(files.length).toBeGreaterThan(70);
  for (const name of files) {
    const svg = readFileSync(path.join(folder, name), 'utf8');
    expect(svg, name).toContain('<style>');
    expect(readDrawing(name, svg, parts).markup, name).toMatch(/^<.*\/?>$/s);
  }
});

clause('SETTINGS-DRAWING', 'a page shows what the file shows', () => {
  const svg = drawing(
    '<title>A wheel &amp; a rim</title>',
    '<style>svg{stroke:red}</style><!-- a > b -->',
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
  expect(readDrawing(file, svg)).toEqual({
    viewBox: '0 0 9 9',
    label: 'A wheel & a rim',
    markup:
      '<defs><path id="round" d="M0 0h9"/></defs>' +
      '<g transform="translate(1 2)"><circle r="3" data-fill="rubber"/></g>' +
      '<g><path d="M0 0"/></g>' +
      '<text>H<tspan dy="6">2</tspan>O</text>' +
      '<text><textPath href="#round">a</textPath></text>',
  });
});

const sized = { viewBox: '0 0 9 9', markup: '<text data-word="size" x="1">205/55R16</text>' };
const shown = (words?: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(createElement(Drawing, { svg: sized, ...(words ? { words } : {}) }));

clause('SETTINGS-DRAWING', 'the texts of the content take the places of those in the file', () => {
  expect(shown({ size: '31 <b> & co' })).toContain('<text x="1">31 &lt;b> &amp; co</text>');
});

clause('SETTINGS-DRAWING', 'a text that either side lacks stops the build', () => {
  expect(() => shown()).toThrow('A drawing asks for a word for “size”.');
  expect(() => shown({ size: '1', rim: '2' })).toThrow(
    'A drawing has no place for the word of “rim”.',
  );
});
