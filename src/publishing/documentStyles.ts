import { parse, type AtRule, type ChildNode, type Node, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Selects the styles of documents from one stylesheet. Both functions throw an Error when no rule is found. */
interface DocumentStyles {
  /**
   * The rules that a document can use as served: including open popovers and `<details>`, checked boxes, focus, any
   * width and colour scheme. They keep their order. Vite's comment after the last one is removed.
   */
  readonly critical: (html: string) => Promise<string>;
  /**
   * The rules that a document lacks and an island's script may need later, for an error message or the success panel.
   *
   * @param code the island's script, which contains its class and element names
   */
  readonly forIsland: (html: string, code: string) => Promise<string>;
}

/** The result of a function of one text, computed once for each text. */
function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? compute(text);
    known.set(text, result);
    return result;
  };
}

/** What PurgeCSS treats as a name in a document, a script or a stylesheet. */
function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w-]+/g));
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

/** Letters that a page may get in the browser, because visitors type Māori names: they keep their file of the font. */
const typedLetters = 'ā';

/** A stylesheet without the font files of letters that a document does not have. */
function withoutOtherFonts(css: string, html: string): string {
  const letters = [...new Set(html + typedLetters)].map((letter) => letter.codePointAt(0) ?? 0);
  const stylesheet = parse(css);
  stylesheet.walkDecls('unicode-range', (declaration) => {
    const ranges = [...declaration.value.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    );
    const isUsed = letters.some((letter) =>
      ranges.some(([first = 0, last = 0]) => first <= letter && letter <= last),
    );
    if (!isUsed) declaration.parent?.remove();
  });
  return stylesheet.toString();
}

/** The rules of a stylesheet that another one lacks, in their order. */
function rulesBeyond(own: string, all: string): string {
  const known = new Set(rulesOf(parse(own)).map(ruleKey));
  const stylesheet = parse(all);
  for (const rule of rulesOf(stylesheet)) if (known.has(ruleKey(rule))) rule.remove();
  stylesheet.walkAtRules((condition) => {
    if (condition.nodes?.length === 0) condition.remove();
  });
  return stylesheet.toString();
}

/**
 * Prepares a stylesheet. Choosing rules takes longer than rendering a page, and pages of one kind have the same names
 * in their tags: it is done once for each set of names.
 */
export function documentStyles(css: string): DocumentStyles {
  const selectorNames = namesIn(css);
  /** Values of selectors such as `[href^=http]`, which a name only has to contain. */
  const parts = [...css.matchAll(/[~|^$*]=["']?([\w-]+)/g)].map(([, part = '']) => part);

  /** The rules whose selectors use some of these names, for any state, width and colour scheme. */
  const rulesFor = remembered(async (names: string) => {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: names, extension: 'html' }],
      css: [{ raw: css }],
      keyframes: true,
    });
    if (!result?.css) throw new Error('No style rules were found for a page.');
    return result.css.trim().replace(/\/\*[^*]*\*\/$/, '');
  });

  /** The names in a text that the stylesheet uses. They are sorted, because they are the key of `remembered`. */
  const usedNames = (text: string) =>
    [...namesIn(text)]
      .filter((name) => selectorNames.has(name) || parts.some((part) => name.includes(part)))
      .toSorted()
      .join(' ');

  /** A document's tags, without its text: a sentence with the word 'table' needs no rules for tables. */
  const tags = (html: string) => html.match(/<[^>]+>/g)?.join('') ?? '';

  return {
    critical: async (html) => withoutOtherFonts(await rulesFor(usedNames(tags(html))), html),
    async forIsland(html, code) {
      const own = tags(html);
      return rulesBeyond(await rulesFor(usedNames(own)), await rulesFor(usedNames(own + code)));
    },
  };
}
