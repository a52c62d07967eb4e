import { expect } from 'vitest';
import { documentStyles } from '../../src/publishing/documentStyles.ts';
import { clause } from '../tools/clause.ts';

const html = `<!DOCTYPE html><html lang="en-NZ"><body>
  <div class="panel" popover id="menu"><a href="mailto:us@example.com" aria-current="page">Write</a></div>
  <button popovertarget="menu">Menu</button>
  <details class="answer"><summary>Why?</summary><p>See the table.</p></details>
  <form class="form"><input type="radio" name="kind"><fieldset class="step"></fieldset></form>
  <div class="strip"><label>Pause <input type="checkbox"/></label><i class="spin"></i></div>
</body></html>`;

/** Rules that a document with the elements above must have, by what they style. */
const needed = {
  'an open popover': '.panel:popover-open{display:grid}',
  'the backdrop of a popover': '.panel::backdrop{background:#000}',
  'an open details element': '.answer[open]{color:red}',
  'a checked radio button': '.form:has([name=kind]:checked) .step{display:block}',
  'a radio button that is not checked': '.form:not(:has([name=kind]:checked)) .step{display:none}',
  'a checked checkbox': 'p{color:red}[type=checkbox]:checked{color:red}',
  'a checkbox that is not checked': 'p{color:red}[type=checkbox]:not(:checked){color:red}',
  'the focus': 'a:focus-visible{outline:3px solid}',
  'an attribute whose value begins with certain letters': 'p{color:red}[href^=mail]{color:red}',
  'the current page': "[aria-current='page']{color:red}",
  'a window width': '@media (min-width: 40rem){.panel{color:red}}',
  'a browser with script': '@media (scripting: enabled){.step{display:none}}',
  'the light scheme': '@media (prefers-color-scheme: light){.panel{color:red}}',
  'the dark scheme': '@media (prefers-color-scheme: dark){.panel{color:red}}',
  'forced colours': '@media (forced-colors: active){.panel{border:1px solid}}',
  'a browser with a certain feature': '@supports (anchor-name: --a){.panel{position-anchor:--a}}',
  'generated content': '.panel::before{content:"/"}',
  'a custom property': ':root{--ink:#000}',
  'the keyframes of its animations': '.spin{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  'print, in the order of all rules': `.panel{color:red}@media (forced-colors:active){.panel{color:CanvasText}}@media print{.panel{color:#000}}.answer{color:red}@media print{.answer{color:#000}}`,
};

for (const [what, rule] of Object.entries(needed))
  clause('PAINT-STATES', `a document has the rule for ${what}`, async () => {
    expect(await documentStyles(rule).critical(html)).toBe(rule);
  });

for (const [what, css] of [
  [
    'rules for elements that are not on the page are left out',
    `.absent{color:red}.panel .absent{color:red}@media print{.absent{color:red}}.absent{animation:fade 1s}@keyframes fade{to{opacity:0}}[data-reply='refused']{color:red}`,
  ],
  ['a rule for tables is left out if only the text says “table”', 'table{color:red}'],
  ['the comment at the end of the stylesheet is left out', '/*$vite$:1*/'],
] as const)
  clause('PAINT-STATES', what, async () => {
    expect(await documentStyles(`.panel{color:red}${css}`).critical(html)).toBe(
      '.panel{color:red}',
    );
  });

clause('PAINT-STATES', 'two pages that share a stylesheet each have their own rules', async () => {
  const { critical } = documentStyles('a{color:red}b{color:blue}i{color:green}');
  expect(await critical('<a>One</a><b>Two</b>')).toBe('a{color:red}b{color:blue}');
  expect(await critical('<b>Two</b><i>Three</i>')).toBe('b{color:blue}i{color:green}');
});

clause('PAINT-STATES', 'a font file is named if the page has its letters, or ā', async () => {
  const face = (range: string) => `@font-face{font-family:"A";src:url(a);unicode-range:${range}}`;
  const [text, capital, macrons, other] = [
    'U+20-7e',
    'U+4d',
    'U+100-101',
    'U+1ea0-1ef9, U+110',
  ].map(face);
  const { critical } = documentStyles(
    [text, capital, macrons, other, '.panel{color:red}'].join(''),
  );
  expect(await critical(html)).toBe(`${text}${capital}${macrons}.panel{color:red}`);
  expect(await critical(html.replace('Write', 'Đỗ'))).toContain(other);
  expect(await critical(html.replace('Menu', 'menu'))).not.toContain(capital);
});

clause('PAINT-STATES', 'a page that no rule fits causes an error', async () => {
  await expect(documentStyles('.absent{color:red}').critical(html)).rejects.toThrow(
    'No style rules were found for a page.',
  );
});
