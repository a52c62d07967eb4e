/**
 * What is wrong with a page for those who listen to it, read from the browser's own tree. Each function gives a
 * sentence for each fault, none for a page that is well.
 */
import type { Page } from '@playwright/test';
import { wordsWithoutSpace } from './documentFaults.ts';
import { around, textRole, type TreePart } from './readTree.ts';

/** Words that are separate on the page and joined in a name: ‘Widthmm’ (WCAG 2.5.3). */
export async function readJoinedNames(page: Page, tree: readonly TreePart[]): Promise<string[]> {
  return joinedNames(await page.evaluate(wordsWithoutSpace), tree);
}

/** The names that have such words (`wordsWithoutSpace`). */
export function joinedNames(joined: readonly string[], tree: readonly TreePart[]): string[] {
  return joined.flatMap((pair) =>
    tree.filter(({ name }) => name.includes(pair)).map(({ role, name }) => `${role} “${name}”`),
  );
}

/** Signs that divide for the eye and are read out: a slash, a bar, an arrow. */
export function readSigns(tree: readonly TreePart[]): string[] {
  return tree
    .filter(({ role, name }) => role === textRole && /^\s*[/|·•→›»×]\s*$/u.test(name))
    .map(({ name, within }) => `“${name}” in ${within?.role} “${within?.name}”`);
}

/** Lettering of drawings that have a name of their own, which is read as well. */
export function readLettering(tree: readonly TreePart[]): string[] {
  return tree
    .filter((part) => part.role === textRole && around(part).some(({ role }) => role === 'image'))
    .map(({ name }) => `“${name}”`);
}

/** Lists and cards that say the name of a heading once more. */
export function readNamedTwice(tree: readonly TreePart[]): string[] {
  const headings = new Set(tree.filter(({ role }) => role === 'heading').map(({ name }) => name));
  return tree
    .filter(({ role, name }) => /^(?:article|list)$/.test(role) && headings.has(name))
    .map(({ role, name }) => `${role} “${name}”`);
}

/**
 * Links of the same words that lead to different places (WCAG 2.4.9). The footer's list of services is left out: by the
 * specification all of it leads to the tyres page, and it says so.
 */
export function readAmbiguousLinks(tree: readonly TreePart[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const link of tree) {
    const { role, name, url } = link;
    if (role !== 'link' || !url) continue;
    const isFooterService =
      around(link).some((part) => part.role === 'navigation' && part.name === 'Services') &&
      url.endsWith('/tyres');
    const said = name.toLowerCase();
    if (!isFooterService) places.set(said, (places.get(said) ?? new Set<string>()).add(url));
  }
  return [...places]
    .filter(([, urls]) => urls.size > 1)
    .map(([name, urls]) => `“${name}” to ${[...urls].join(' and ')}`);
}

/** Words that say what to do to those alone who see the page or touch it (WCAG 1.3.3). */
export function readSenses(tree: readonly TreePart[]): string[] {
  const only =
    /\b(?:tap|click|swipe|look at the (?:drawing|map|picture|plan)|on the (?:left|right)|like th(?:is|ese))\b/i;
  return tree
    .filter(({ role, name }) => role === textRole && only.test(name))
    .map(({ name }) => `“${name}”`);
}

/** Controls without a name (WCAG 4.1.2). */
export function readNameless(tree: readonly TreePart[]): string[] {
  const controls =
    /^(link|button|textbox|searchbox|combobox|radio|checkbox|slider|spinbutton|DisclosureTriangle|Iframe|image|progressbar)$/;
  return tree
    .filter(({ role, name }) => controls.test(role) && name.trim() === '')
    .map(({ role, within }) => `${role} in ${within?.role} “${within?.name}”`);
}

/** Pictures whose text alternative repeats a heading, a caption or a link. */
export function readRepeatedAlternatives(tree: readonly TreePart[]): string[] {
  const words = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const said = new Set(
    tree
      .filter(({ role }) => /^(?:heading|Figcaption|caption|link|StaticText)$/.test(role))
      .map(({ name }) => words(name)),
  );
  return tree
    .filter(({ role, name }) => role === 'image' && said.has(words(name)))
    .map(({ name }) => `“${name}”`);
}

/**
 * What a screen reader’s list of landmarks has too much of: a part of a page that its heading is found by anyway, and
 * whatever is beyond the ninth.
 */
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
