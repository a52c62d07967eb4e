import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { scaleExceptions } from './scaleExceptions.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The rules of each `css` template of a module as plain CSS; what stands in `${}` becomes the word `token`. */
function sheetsOf(source: string): string[] {
  return [...source.matchAll(/\bcss`((?:[^`$]|\$\{[^}]*\}|\$)*)`/g)].map(([, rules = '']) =>
    rules
      .replaceAll(/^\s*\$\{[^}]*\}$/gm, '')
      .replaceAll(/^(\s*)\$\{[^}]*\} \{$/gm, '$1@media (token) {')
      .replaceAll(/\$\{[^}]*\}/g, 'token'),
  );
}

const spaced = /^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/;
const length = /(?:^|[\s(,*/+-])\d*\.?\d+(?:rem|px|pt|v[wh]|cq[wib])/;
const written = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/i;

/** What is written out in a declaration although a token has it. An em is a share of the text it stands in; a mask has no colour. */
function isWrittenOut(property: string, value: string): boolean {
  if (property === 'font-size' || property === 'font') return length.test(value);
  if (spaced.test(property)) return length.test(value);
  return !property.startsWith('mask') && written.test(value);
}

/** Each size, space, colour and width that a module's rules write out, as `file: property: value`. */
function writtenOut(file: string, source: string): string[] {
  const found: string[] = [];
  for (const sheet of sheetsOf(source)) {
    const rules = parse(sheet);
    rules.walkDecls(({ prop, value }) => {
      const flat = value.replaceAll(/\s+/g, ' ');
      if (isWrittenOut(prop, flat)) found.push(`${file}: ${prop}: ${flat}`);
    });
    rules.walkAtRules(/^(?:media|container)$/, ({ params }) => {
      if (/(?:width|inline-size)[^)]*\d/.test(params)) found.push(`${file}: @media ${params}`);
    });
  }
  return found;
}

const isExcepted = (line: string) => scaleExceptions.some(({ rule }) => line.endsWith(rule));

test('sizes of type, spaces, colours and widths come from the tokens; exceptions have a reason', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.startsWith(path.normalize('src/styles/')),
  );
  const lines = files.flatMap((file) =>
    writtenOut(file, readFileSync(path.join(root, file), 'utf8')),
  );
  expect(lines.filter((line) => !isExcepted(line))).toEqual([]);
  const idle = scaleExceptions.filter(({ rule }) => !lines.some((line) => line.endsWith(rule)));
  expect(idle, 'exceptions that nothing needs any more').toEqual([]);
});

const inCss = (rules: string) => `const look = css\`${rules}\`;`;

test.for([
  ['p { font-size: 1.3rem; }', 'a.tsx: font-size: 1.3rem'],
  ['p { font: 700 2rem/1 ${font.display}; }', 'a.tsx: font: 700 2rem/1 token'],
  ['padding: ${space.m} 0.7rem;', 'a.tsx: padding: token 0.7rem'],
  ['margin-inline: calc(-1 * 13px);', 'a.tsx: margin-inline: calc(-1 * 13px)'],
  ['border: 1px solid #cfc8b8;', 'a.tsx: border: 1px solid #cfc8b8'],
  ['background: rgb(0 0 0 / 20%);', 'a.tsx: background: rgb(0 0 0 / 20%)'],
  ['@media (width < 31rem) { color: red; }', 'a.tsx: @media (width < 31rem)'],
] as const)('%s is written out', ([rules, line]) => {
  expect(writtenOut('a.tsx', inCss(rules))).toEqual([line]);
});

test.for([
  'font-size: ${size.lead};',
  'font-size: 0.8em;',
  'gap: 0 ${space.m};',
  'margin: calc(-1 * ${space.l}) auto;',
  'padding-block: 0.2em;',
  'mask-image: linear-gradient(#000, transparent);',
  '${media.tablet} {\n  color: ${color.ink};\n}',
  '@media (width < ${breakpoint.narrow}) { color: red; }',
])('%s is not', (rules) => {
  expect(writtenOut('a.tsx', inCss(rules))).toEqual([]);
});
