import { parseFragment } from 'parse5';
import type { Clause } from '../clauses/clauses.ts';
import { fillFacts, type Facts } from '../clauses/fillFacts.ts';

export interface BuiltSite {
  readonly documents: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * One sentence for each quotation that the built site does not have word for word. In a document a quotation may extend
 * over inline elements. In a script a placeholder of a template, or a value between the texts of a list, may be any
 * short text, such as a phone number.
 */
export function checkQuotes(clauses: readonly Clause[], site: BuiltSite, facts: Facts): string[] {
  const scripts = site.scripts.map(normaliseSpace);
  const words = [...site.documents.map(wordsOf), ...scripts].join('\n');
  const templates = scripts.flatMap(templatesOf);
  return clauses.flatMap(({ id, file, quotes }) =>
    quotes
      .map((quote) => normaliseSpace(fillFacts(quote, facts)))
      .filter((quote) => !words.includes(quote) && !templates.some((one) => one.test(quote)))
      .map(
        (quote) =>
          `${id} (${file}) quotes “${quote}”, which is nowhere in the built site. Correct the quotation or the site.`,
      ),
  );
}

/** The text of a document without its tags, followed by its attribute values. */
function wordsOf(html: string): string {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const attributes = [...body.matchAll(/="([^"]*)"/g)].map(([, value]) => value);
  const [text] = parseFragment([body.replace(/<[^>]*>/g, ''), ...attributes].join('\n')).childNodes;
  return normaliseSpace(text && 'value' in text ? text.value : '');
}

/** Patterns for the texts of a script that contain a value; adjacent texts of a list count as one text. */
function templatesOf(script: string): RegExp[] {
  const joined = script
    .replace(/\$\{[^{}]*\}/g, '\0')
    .replace(/[`'"],[`'"]/g, '')
    .replace(/[`'"],[^`'";]{1,80},[`'"]/g, '\0');
  return [...joined.matchAll(/[`'"]([^`'"\0]{5,}\0[^`'"]*)[`'"]/g)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .split('\0')
          .map((words) => RegExp.escape(words))
          .join('.{1,60}')}$`,
      ),
  );
}

function normaliseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
