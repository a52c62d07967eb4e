import { parse, type AtRule, type ChildNode, type Node, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** The rules whose selectors use names found in a text, for any state, width and colour scheme. */
async function rulesFor(css: string, text: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: text, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
  });
  return result?.css.trim() ?? '';
}

/**
 * The rules of the stylesheet that a document can use as served: including open popovers and `<details>`, checked
 * boxes, focus, any width and colour scheme. They keep their order. Vite's comment after the last one goes.
 *
 * @throws Error when there are none
 */
export async function criticalCss(css: string, html: string): Promise<string> {
  const rules = await rulesFor(css, html);
  if (!rules) throw new Error('No style rules were found for a page.');
  return rules.replace(/\/\*[^*]*\*\/$/, '');
}

/** A rule with its enclosing at-rules, as a key. */
function ruleKey(node: Node): string {
  const conditions: string[] = [];
  for (let { parent } = node; parent?.type === 'atrule'; { parent } = parent)
    conditions.unshift(`${(parent as AtRule).name} ${(parent as AtRule).params}`);
  return [...conditions, String(node)].join(' ');
}

/** The rules of a stylesheet, including keyframes and at-rules without nested rules. */
function rulesOf(stylesheet: Root): ChildNode[] {
  const rules: ChildNode[] = [];
  stylesheet.walk((node) => {
    const { parent } = node;
    if (parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes') return;
    const isLeaf = node.type === 'atrule' && !node.nodes?.some(({ type }) => type === 'rule');
    if (node.type === 'rule' || isLeaf || (node.type === 'atrule' && node.name === 'keyframes'))
      rules.push(node);
  });
  return rules;
}

/**
 * The rules that a document lacks and an island's script may need later, for an error message or the success panel.
 *
 * @param code the island's script, which contains its class and element names
 */
export async function islandCss(css: string, html: string, code: string): Promise<string> {
  const [own, all] = await Promise.all([rulesFor(css, html), rulesFor(css, `${html}\n${code}`)]);
  const known = new Set(rulesOf(parse(own)).map(ruleKey));
  const stylesheet = parse(all);
  for (const rule of rulesOf(stylesheet)) if (known.has(ruleKey(rule))) rule.remove();
  stylesheet.walkAtRules((condition) => {
    if (condition.nodes?.length === 0) condition.remove();
  });
  return stylesheet.toString();
}
