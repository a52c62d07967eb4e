import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree, type Plugin } from 'vite';
import type { DrawingFile } from '../ui/drawing/Drawing.tsx';

const root = path.resolve(import.meta.dirname, '../..');
const family = path.join(root, 'src/assets/drawings');
const partsFile = path.join(family, 'parts.svg');

/** A line that drawings share with `parts.svg`: its style, or a part with an id, such as the tyre. */
const shared = /^ *<(?:style|g id="([\w-]+)")>.*$/gm;

/** A drawing with its style and shared parts as `parts.svg` has them now. */
export function withSharedParts(svg: string, parts: string): string {
  const lines = new Map([...parts.matchAll(shared)].map(([line, id = 'style']) => [id, line]));
  return svg.replaceAll(shared, (line: string, id: string = 'style') => lines.get(id) ?? line);
}

/** The elements of a drawing that a page shows. */
const shown = new Set(
  'circle clipPath ellipse g line path polygon polyline rect text textPath tspan'.split(' '),
);

/** What only the file needs, when it is opened on its own. */
const forTheFile = new Set(['metadata', 'style', 'title']);

type Element = ESTree.JSXElement;

/** The name of an element. An editor's own elements have a prefix, and so no plain name. */
const tagOf = ({ openingElement: { name } }: Element) =>
  name.type === 'JSXIdentifier' ? name.name : undefined;

/** The attributes of an element, without those that an editor keeps for itself (`inkscape:label`). */
function attributesOf({ openingElement: { attributes } }: Element) {
  const entries = attributes.flatMap((attribute) => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
    const { name, value } = attribute;
    return [[name.name, value?.type === 'Literal' ? value.value : ''] as const];
  });
  return Object.fromEntries(entries) as Partial<Record<string, string>>;
}

const elementsIn = ({ children }: Element): readonly Element[] =>
  children.flatMap((child) => (child.type === 'JSXElement' ? [child, ...elementsIn(child)] : []));

/** Replaces a text by spaces, so that the lines of what follows stay as they are. */
const blank = (text: string) => text.replaceAll(/\S/g, ' ');

/**
 * Reads a drawing for the pages: its parts where `<use>` names them, without its style, title and background, which
 * pages have from elsewhere. SVG is near enough to JSX for Vite's parser.
 *
 * @param file how messages name it
 * @param parts the drawing with the shared style and parts, if it shares them
 * @throws {Error} with a sentence, if a page could not show the drawing as the file does
 */
export function readDrawing(file: string, svg: string, parts = svg): DrawingFile {
  if (withSharedParts(svg, parts) !== svg)
    throw new Error(`${file} has not the style and parts of parts.svg. Run npm run drawings.`);
  const text = svg.replaceAll(/<\?.*?\?>|<!--.*?-->|<!.*?>|<style>.*?<\/style>/gs, blank);
  const fail = (at: number, fault: string): never => {
    throw new Error(`${file}, line ${text.slice(0, at).split('\n').length}: ${fault}`);
  };
  const { program, errors } = parseSync(`${file}.jsx`, text);
  for (const { labels, message } of errors)
    fail(labels[0]?.start ?? 0, `this is no SVG: ${message.replaceAll(/JSX |\.$/g, '')}.`);
  const [statement] = program.body;
  const svgElement = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const isSvg = svgElement?.type === 'JSXElement' && tagOf(svgElement) === 'svg';
  const { viewBox } = isSvg ? attributesOf(svgElement) : {};
  if (!isSvg || !viewBox)
    throw new Error(`${file} is no drawing: it has to be an <svg> with a viewBox.`);

  const elements = elementsIn(svgElement);
  const byId = new Map(elements.map((element) => [attributesOf(element)['id'], element]));
  // What something refers to in another way than `<use>`.
  const named = new Set(
    elements.flatMap((element) => {
      const { href, 'clip-path': clip } = attributesOf(element);
      return [tagOf(element) === 'use' ? undefined : href?.slice(1), clip?.slice(5, -1)];
    }),
  );

  const attributesFor = (element: Element) =>
    Object.entries(attributesOf(element))
      .map(([name, value]) => {
        const isColour = /^(?:fill|stroke)$/.test(name) && value !== 'none';
        if (isColour || /^(?:style|class|on.*)$/.test(name))
          return fail(
            element.start,
            `${name}="${value}" is the same in print and in forced colours. Say what it is with data-ink or data-fill.`,
          );
        return name === 'id' && !named.has(value) ? '' : ` ${name}="${value}"`;
      })
      .join('');

  function markupOf(node: ESTree.JSXChild): string {
    if (node.type === 'JSXText')
      return /^\s*\n\s*$/.test(node.raw ?? '') ? '' : (node.raw ?? '').replaceAll(/\s+/g, ' ');
    if (node.type !== 'JSXElement') return fail(node.start, 'write { and } as &#123; and &#125;.');
    const tag = tagOf(node);
    const { id, href } = attributesOf(node);
    if (tag === undefined || forTheFile.has(tag) || id === 'paper') return '';
    // Parts are written where they are used; what is named in another way stays.
    if (tag === 'defs') {
      const kept = elementsIn(node).filter((part) => named.has(attributesOf(part)['id'] ?? ''));
      return kept.length > 0 ? `<defs>${kept.map(markupOf).join('')}</defs>` : '';
    }
    const inside = (of: Element) => of.children.map(markupOf).join('');
    const part = byId.get(href?.slice(1));
    if (href && !part) return fail(node.start, `no part has the id of ${href}.`);
    if (tag === 'use' && part) {
      const own = attributesFor(node).replace(/ href="[^"]*"/, '');
      return own ? `<g${own}>${inside(part)}</g>` : inside(part);
    }
    if (!shown.has(tag)) return fail(node.start, `a page can’t show <${tag}>. Draw it with paths.`);
    const content = inside(node);
    return `<${tag}${attributesFor(node)}${content ? `>${content}</${tag}>` : '/>'}`;
  }

  const [title] = elements.find((element) => tagOf(element) === 'title')?.children ?? [];
  return {
    viewBox,
    markup: svgElement.children.map(markupOf).join(''),
    ...(title && { label: text.slice(title.start, title.end).replaceAll('&amp;', '&') }),
  };
}

/** A drawing, as a module imports it. */
const filter = { id: /\.svg\?drawing$/ };

const fileOf = (id: string) => id.replace('?drawing', '');

/**
 * Makes a module of each drawing that `<Drawing>` shows: `import wheel from './wheel.svg?drawing'`.
 *
 * @throws {Error} with a sentence, if a page could not show the drawing as its file does
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    load: { filter, handler: (id) => readFileSync(fileOf(id), 'utf8') },
    transform: {
      filter,
      handler(svg, id) {
        const file = fileOf(id);
        this.addWatchFile(file);
        const name = path.relative(root, file).replaceAll('\\', '/');
        const parts = file.startsWith(family) ? readFileSync(partsFile, 'utf8') : undefined;
        const drawing = readDrawing(name, svg, parts);
        return { code: `export default ${JSON.stringify(drawing)};`, map: null };
      },
    },
  };
}
