import { business } from './business.ts';

/** The most characters of a title that search results show. */
export const longestTitle = 60;

/** The document title of a page: with the business's name, or its short name, where there is room for it. */
export function documentTitle(title: string): string {
  const name = [business.name, business.shortName].find(
    (each) => `${title} | ${each}`.length <= longestTitle,
  );
  return name ? `${title} | ${name}` : title;
}
