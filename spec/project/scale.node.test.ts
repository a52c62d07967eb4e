import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scaleExceptions } from './scaleExceptions.ts';
import { writtenOut } from './writtenOut.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('sizes of type, spaces, colours and widths are steps of the scale, apart from the exceptions', () => {
  const excepted = new Set(
    Object.entries(scaleExceptions).flatMap(([file, rules]) =>
      rules.map((rule) => `${file}: ${rule}`),
    ),
  );
  const lines = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => path.dirname(file) !== path.join('src', 'styles'))
    .flatMap((file) =>
      writtenOut(file, readFileSync(path.join(root, file), 'utf8')).map(
        (rule) => `${file}: ${rule}`,
      ),
    );
  expect(lines.filter((line) => !excepted.has(line))).toEqual([]);
  const idle = [...excepted].filter((line) => !lines.includes(line));
  expect(idle, 'exceptions that nothing needs any more').toEqual([]);
});

const inTemplate = (rules: string) => `const styles = css\`${rules}\`;`;

test.for([
  ['p { font-size: 1.3rem; }', 'font-size: 1.3rem'],
  ['p { font: 700 2rem/1 ${font.display}; }', 'font: 700 2rem/1 token'],
  ['font-size: 8vw;', 'font-size: 8vw'],
  ['padding: ${space.m} 0.7rem;', 'padding: token 0.7rem'],
  ['margin-inline: calc(-1 * 13px);', 'margin-inline: calc(-1 * 13px)'],
  ['gap: 5px;', 'gap: 5px'],
  ['border: 1px solid #cfc8b8;', 'border: 1px solid #cfc8b8'],
  ['background: rgb(0 0 0 / 20%);', 'background: rgb(0 0 0 / 20%)'],
  ['color: white;', 'color: white'],
  ['@media (width < 31rem) { gap: 0; }', '@media (width < 31rem)'],
  ['@media (max-height: 31rem) { gap: 0; }', '@media (max-height: 31rem)'],
] as const)('%s has a value outside the scale', ([rules, reported]) => {
  expect(writtenOut('styles.ts', inTemplate(rules))).toEqual([reported]);
});

test('declarations that templates share as a text are checked too', () => {
  expect(writtenOut('styles.ts', 'export const styles = `\n  gap: 5px;\n`;')).toEqual(['gap: 5px']);
});

test.for([
  'font-size: ${size.lead};',
  'font-size: min(${size.lead}, 6vw);',
  'font-size: 0.8em;',
  'gap: 0 ${space.m};',
  'margin: calc(-1 * ${space.l}) auto;',
  'padding-block: 0.2em;',
  'mask-image: linear-gradient(#000, transparent);',
  '${media.tablet} {\n  color: ${color.ink};\n}',
  '${numberBadge}\n  color: ${color.ink};',
  '@media (width < ${breakpoint.narrow}) { gap: 0; }',
])('%s has no value outside the scale', (rules) => {
  expect(writtenOut('styles.ts', inTemplate(rules))).toEqual([]);
});
