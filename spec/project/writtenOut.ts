/** Finds values in a module's styles that are outside the design's scale (`src/styles/tokens.ts`). */
import { parse } from 'postcss';
import { parseSync, Visitor } from 'vite';

/** The styles of a module: its `css` templates, and its texts of declarations. Each `${}` becomes `token`. */
function rulesOf(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const sheets: string[] = [];
  const templates = new Set<unknown>();
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'css') templates.add(quasi);
    },
    TemplateLiteral(template) {
      const text = template.quasis.map(({ value }) => value.raw).join('token');
      if (templates.has(template) || /^\s*[a-z-]+: [^;]+;$/m.test(text)) sheets.push(text);
    },
  }).visit(program);
  // A `${}` on a line of its own is a condition before `{`, or rules given as text.
  return sheets.map((rules) =>
    rules.replaceAll(/^(\s*)token \{$/gm, '$1@media (token) {').replaceAll(/^\s*token$/gm, ''),
  );
}

const spaced = /^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/;
const length = /(?:^|[\s(,*/+-])\d*\.?\d+(?:rem|px|pt)/;
/** A share of the window or of the box counts as a size, unless it only bounds a step, as in `min(token, 6vw)`. */
const share = /\d(?:v[wh]|cq[wib])/;
const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(|\b(?:white|black|red|gr[ae]y|yellow|green|blue)\b/i;

/**
 * Whether a declaration has a value outside the scale. An em depends on the size of its text, and the colour of a mask
 * is not seen, so both are allowed.
 */
function isWrittenOut(property: string, value: string): boolean {
  if (property === 'font-size' || property === 'font' || spaced.test(property))
    return length.test(value) || (share.test(value) && !value.includes('token'));
  return !property.startsWith('mask') && colour.test(value);
}

/**
 * The sizes of type, spaces, colours and window widths outside the scale in a module's styles, as `property: value`.
 */
export function writtenOut(file: string, code: string): string[] {
  const found: string[] = [];
  for (const rules of rulesOf(file, code)) {
    const sheet = parse(rules);
    sheet.walkDecls(({ prop, value }) => {
      const flat = value.replaceAll(/\s+/g, ' ');
      if (isWrittenOut(prop, flat)) found.push(`${prop}: ${flat}`);
    });
    sheet.walkAtRules(/^(?:media|container)$/, ({ name, params }) => {
      if (/(?:width|height|size)[^)]*\d/.test(params)) found.push(`@${name} ${params}`);
    });
  }
  return found;
}
