/** A line that drawings share with `parts.svg`: its style, or a part with an id, such as the tyre. */
const shared = /^ *<(?:style|g id="([\w-]+)")>.*$/gm;

/** A drawing with its style and shared parts as `parts.svg` has them now. */
export function withSharedParts(svg: string, parts: string): string {
  const lines = new Map([...parts.matchAll(shared)].map(([line, id = 'style']) => [id, line]));
  return svg.replaceAll(shared, (line: string, id: string = 'style') => lines.get(id) ?? line);
}
