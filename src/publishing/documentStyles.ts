import { parse, type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** What PurgeCSS treats as a name in a document, a script or a stylesheet. */
const namesIn = (text: string) => new Set(text.match(/[\w-]+/g));

/** The rules of a stylesheet, including keyframes and fonts, each by a key: the conditions around it, and its text. */
function rulesOf(nodes: readonly ChildNode[], conditions = ''): [key: string, rule: ChildNode][] {
  return nodes.flatMap((node) => {
    const isCondition =
      node.type === 'atrule' &&
      node.name !== 'keyframes' &&
      node.nodes?.some(({ type }) => type !== 'decl');
    return isCondition
      ? rulesOf(node.nodes ?? [], `${conditions}@${node.name} ${node.params} `)
      : [[conditions + String(node), node]];
  });
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
  const known = new Map(rulesOf(parse(own).nodes));
  const stylesheet = parse(all);
  for (const [key, rule] of rulesOf(stylesheet.nodes)) if (known.has(key)) rule.remove();
  stylesheet.walkAtRules((condition) => {
    if (condition.nodes?.length === 0) condition.remove();
  });
  return stylesheet.toString();
}

/**
 * Selects the styles of documents from one stylesheet. Choosing rules takes longer than rendering a page, and pages of
 * one kind have the same names in their tags: it is done once for each set of names. Both functions throw an Error when
 * no rule is found.
 */
export function documentStyles(css: string) {
  const selectorNames = namesIn(css);
  /** Values of selectors such as `[href^=http]`, which a name only has to contain. */
  const parts = [...css.matchAll(/[~|^$*]=["']?([\w-]+)/g)].map(([, part = '']) => part);

  const purge = async (names: string) => {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: names, extension: 'html' }],
      css: [{ raw: css }],
      keyframes: true,
    });
    if (!result?.css) throw new Error('No style rules were found for a page.');
    return result.css.trim().replace(/\/\*[^*]*\*\/$/, '');
  };
  const known = new Map<string, Promise<string>>();

  /** The rules whose selectors use some of these names, for any state, width and colour scheme. */
  function rulesFor(names: string): Promise<string> {
    const rules = known.get(names) ?? purge(names);
    known.set(names, rules);
    return rules;
  }

  /** The names in a text that the stylesheet uses. They are sorted, because they are the key of `known`. */
  const usedNames = (text: string) =>
    [...namesIn(text)]
      .filter((name) => selectorNames.has(name) || parts.some((part) => name.includes(part)))
      .toSorted()
      .join(' ');

  /** A document's tags, without its text: a sentence with the word 'table' needs no rules for tables. */
  const tags = (html: string) => html.match(/<[^>]+>/g)?.join('') ?? '';

  return {
    /**
     * The rules that a document can use as served: including open popovers and `<details>`, checked boxes, focus, any
     * width and colour scheme. They keep their order. Vite's comment after the last one is removed.
     */
    critical: async (html: string) =>
      withoutOtherFonts(await rulesFor(usedNames(tags(html))), html),
    /**
     * The rules that a document lacks and an island's script may need later, for an error message or the success panel.
     *
     * @param code the island's script, which contains its class and element names
     */
    async forIsland(html: string, code: string) {
      const own = tags(html);
      return rulesBeyond(await rulesFor(usedNames(own)), await rulesFor(usedNames(own + code)));
    },
  };
}
