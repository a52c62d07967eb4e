import { parse, type AtRule, type ChildNode, type Node, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** The rules that names in a text can bring into use, in any state, width and colour scheme. */
async function rulesFor(css: string, text: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: text, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
  });
  return result?.css.trim() ?? '';
}

/**
 * The rules of the stylesheet that a document can use as it is served: with open popovers and `<details>`, checked
 * boxes, focus, at any width and in any colour scheme.
 *
 * @throws Error when nothing is left: a page without rules is no page.
 */
export async function criticalCss(css: string, html: string): Promise<string> {
  const rules = await rulesFor(css, html);
  if (!rules) throw new Error('No style rules were found for a page.');
  return gathered(rules, ['@media print', '@media (forced-colors:active)']);
}

/** A rule with the conditions it stands in, as a text that tells it from every other. */
function inPlace(node: Node): string {
  const conditions: string[] = [];
  for (let { parent } = node; parent?.type === 'atrule'; { parent } = parent)
    conditions.unshift(`${(parent as AtRule).name} ${(parent as AtRule).params}`);
  return [...conditions, String(node)].join(' ');
}

/** The rules of a stylesheet; an at-rule that holds no rules, or holds the steps of an animation, is one as well. */
function rulesOf(sheet: Root): ChildNode[] {
  const rules: ChildNode[] = [];
  sheet.walk((node) => {
    const { parent } = node;
    if (parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes') return;
    const isWhole = node.type === 'atrule' && !node.nodes?.some(({ type }) => type === 'rule');
    if (node.type === 'rule' || isWhole || (node.type === 'atrule' && node.name === 'keyframes'))
      rules.push(node);
  });
  return rules;
}

/**
 * The rules that a document lacks and that an island's script can bring into use later: a message, what follows a
 * form that was sent.
 *
 * @param code the island's script; the names of its classes and elements stand in it
 */
export async function lackingCss(css: string, html: string, code: string): Promise<string> {
  const [own, all] = await Promise.all([rulesFor(css, html), rulesFor(css, `${html}\n${code}`)]);
  const known = new Set(rulesOf(parse(own)).map(inPlace));
  const sheet = parse(all);
  for (const rule of rulesOf(sheet)) if (known.has(inPlace(rule))) rule.remove();
  sheet.walkAtRules((condition) => {
    if (condition.nodes?.length === 0) condition.remove();
  });
  return sheet.toString();
}

/**
 * The same rules with those of each condition in one place, at the end: what paper and forced colours ask for
 * has the last word anyway, and a page is lighter by some seventy bytes. No brace stands in a text of ours. The
 * comment that Vite signs its stylesheet with, behind the last rule, is left out.
 */
function gathered(rules: string, conditions: readonly string[]): string {
  const found = new Map(conditions.map((condition) => [condition, '']));
  let others = '';
  for (const [rule] of rules.matchAll(/[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g)) {
    const condition = conditions.find((start) => rule.startsWith(`${start}{`));
    if (condition)
      found.set(condition, (found.get(condition) ?? '') + rule.slice(condition.length + 1, -1));
    else others += rule;
  }
  return others + [...found].map(([start, inner]) => (inner ? `${start}{${inner}}` : '')).join('');
}
