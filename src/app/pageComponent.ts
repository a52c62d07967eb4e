/** The pages whose address does not name their component. */
const named: Readonly<Record<string, string>> = { '/': 'Home', '/404': 'NotFound' };

/** In capitals: `wheel-alignment` is `WheelAlignment`. */
const inCapitals = (words: string) =>
  words.replaceAll(/(?:^|[/-])(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The component that shows a page, named by the last part of its address, or by all of it where that begins with a
 * digit. Its module in `src/pages` has the same name; the tyre categories share one.
 */
export function componentOf(path: string): { readonly name: string; readonly module: string } {
  const [last = ''] = /[^/]*$/.exec(path) ?? [];
  const name = named[path] ?? inCapitals(/^\d/.test(last) ? path : last);
  return { name, module: path.startsWith('/tyres/') ? 'categories.tsx' : `${name}.tsx` };
}
