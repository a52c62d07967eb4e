/** Faults of a page for screen readers, read from its accessibility tree: one line for each fault. */
import type { Page } from '@playwright/test';
import { around, textRole, type TreePart } from './readTree.ts';

/** Names that join words which are separate on the page (`wordsWithoutSpace`), such as ‘Widthmm’ (WCAG 2.5.3). */
export function joinedNames(joined: readonly string[], tree: readonly TreePart[]): string[] {
  return joined.flatMap((pair) =>
    tree.filter(({ name }) => name.includes(pair)).map(({ role, name }) => `${role} “${name}”`),
  );
}

/** Signs that only separate two texts, but that screen readers read: a slash, a bar, an arrow. */
export function readSigns(tree: readonly TreePart[]): string[] {
  return tree
    .filter(({ role, name }) => role === textRole && /^\s*[/|·•→←›‹»«>×]\s*$/u.test(name))
    .map(({ name, within }) => `“${name}” in ${within?.role} “${within?.name}”`);
}

/** Words inside a drawing that screen readers read although the drawing has a name. */
export function readLettering(tree: readonly TreePart[]): string[] {
  return tree
    .filter((part) => part.role === textRole && around(part).some(({ role }) => role === 'image'))
    .map(({ name }) => `“${name}”`);
}

/** Lists and cards whose accessible name is the same as a heading. */
export function readNamedTwice(tree: readonly TreePart[]): string[] {
  const headings = new Set(tree.filter(({ role }) => role === 'heading').map(({ name }) => name));
  return tree
    .filter(({ role, name }) => /^(?:article|list)$/.test(role) && headings.has(name))
    .map(({ role, name }) => `${role} “${name}”`);
}

/**
 * Links with the same name and different addresses (WCAG 2.4.9). The footer's list of services is left out, because the
 * specification asks that all its links lead to the tyres page. A line below the list says so.
 */
export function readAmbiguousLinks(tree: readonly TreePart[]): string[] {
  const addresses = new Map<string, Set<string>>();
  for (const link of tree) {
    const { role, name, url } = link;
    if (role !== 'link' || !url) continue;
    const isFooterService =
      around(link).some((part) => part.role === 'navigation' && part.name === 'Services') &&
      url.endsWith('/tyres');
    const key = name.toLowerCase();
    if (!isFooterService) addresses.set(key, (addresses.get(key) ?? new Set<string>()).add(url));
  }
  return [...addresses]
    .filter(([, urls]) => urls.size > 1)
    .map(([name, urls]) => `the links “${name}” lead to ${[...urls].join(' and ')}`);
}

/** Instructions that only a visitor who sees or touches the page can follow (WCAG 1.3.3). */
export async function readSenses(page: Page, tree: readonly TreePart[]): Promise<string[]> {
  const only =
    /\b(?:tap|click|swipe|look at the (?:drawing|map|picture|plan)|on the (?:left|right)|like th(?:is|ese))\b/i;
  // A name may belong to a picture, and a line of the page joins the texts of a paragraph.
  const shown = await page.evaluate(() => document.body.innerText.split('\n'));
  const texts = new Set([...tree.map(({ name }) => name), ...shown]);
  return [...texts].filter((text) => only.test(text)).map((text) => `“${text.trim()}”`);
}

/** Pictures with a text alternative that repeats a heading, a caption, a link, a line of text, or five words of it. */
export function readRepeatedAlternatives(tree: readonly TreePart[]): string[] {
  const words = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const texts = new Set(
    tree
      .filter(({ role }) => /^(?:heading|Figcaption|caption|link|StaticText)$/.test(role))
      .map(({ name }) => words(name)),
  );
  const read = tree.filter(({ role }) => role === textRole).map(({ name }) => name);
  const all = ` ${words(read.join(' '))} `;
  const isRepeated = (name: string) =>
    texts.has(name) || (name.split(' ').length >= 5 && all.includes(` ${name} `));
  return tree
    .filter(({ role, name }) => role === 'image' && isRepeated(words(name)))
    .map(({ name }) => `“${name}”`);
}

/** Landmarks after the ninth, and sections, forms and asides that are landmarks, although they need only a heading. */
export function readNeedlessLandmarks(tree: readonly TreePart[]): string[] {
  const landmarks = tree.filter(
    ({ role, name }) =>
      /^(?:banner|complementary|contentinfo|main|navigation|region|search)$/.test(role) ||
      (role === 'form' && name !== ''),
  );
  return landmarks
    .filter(({ role }, index) => index >= 9 || /^(?:complementary|form|region)$/.test(role))
    .map(({ role, name }) => `${role} “${name}”`);
}
