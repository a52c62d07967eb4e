/** The most characters of a title that search results show. */
export const longestTitle = 60;

/** The document title of a page: with the first of the names that it has room for, or with none. */
export function documentTitle(title: string, names: readonly string[]): string {
  const name = names.find((each) => `${title} | ${each}`.length <= longestTitle);
  return name ? `${title} | ${name}` : title;
}
