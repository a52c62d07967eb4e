import { parseSync, type ESTree } from 'vite';
import { withSharedParts } from './drawingParts.ts';
import type { DrawingFile } from '../ui/drawing/Drawing.tsx';

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
  return new Map(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
      const { name, value, start } = attribute;
      return [[name.name, { text: value?.type === 'Literal' ? value.value : '', start }] as const];
    }),
  );
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
  const [error] = errors;
  if (error)
    fail(
      error.labels[0]?.start ?? 0,
      `this is no SVG: ${error.message.replaceAll(/JSX |\.$/g, '')}.`,
    );
  const [statement] = program.body;
  const root = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const isSvg = root?.type === 'JSXElement' && tagOf(root) === 'svg';
  const viewBox = isSvg ? attributesOf(root).get('viewBox')?.text : undefined;
  if (!isSvg || !viewBox)
    throw new Error(`${file} is no drawing: it has to be an <svg> with a viewBox.`);

  const elements = elementsIn(root);
  const byId = new Map(elements.map((element) => [attributesOf(element).get('id')?.text, element]));
  // What something refers to in another way than `<use>`.
  const named = new Set<unknown>(
    elements.flatMap((element) => {
      const { href, 'clip-path': clip } = Object.fromEntries(attributesOf(element));
      const ids = [tagOf(element) === 'use' ? '' : href?.text, clip?.text.slice(4, -1)];
      return ids.flatMap((id) => (id ? [id.slice(1)] : []));
    }),
  );

  function attributesFor(element: Element): string {
    return [...attributesOf(element)]
      .map(([name, { text: value, start }]) => {
        const isColour = /^(?:fill|stroke)$/.test(name) && value !== 'none';
        if (isColour || /^(?:style|class|on.*)$/.test(name))
          return fail(
            start,
            `${name}="${value}" is the same in print and in forced colours. Say what it is with data-ink or data-fill.`,
          );
        return name === 'id' && !named.has(value) ? '' : ` ${name}="${value}"`;
      })
      .join('');
  }

  function markupOf(node: ESTree.JSXChild): string {
    if (node.type === 'JSXText')
      return /^\s*\n\s*$/.test(node.raw ?? '') ? '' : (node.raw ?? '').replaceAll(/\s+/g, ' ');
    if (node.type !== 'JSXElement') return fail(node.start, 'write { and } as &#123; and &#125;.');
    const tag = tagOf(node);
    if (tag === undefined || forTheFile.has(tag)) return '';
    // Parts are written where they are used; what is named in another way stays.
    if (tag === 'defs') {
      const kept = elementsIn(node).filter((part) => named.has(attributesOf(part).get('id')?.text));
      return kept.length > 0 ? `<defs>${kept.map(markupOf).join('')}</defs>` : '';
    }
    const attributes = attributesOf(node);
    if (attributes.get('id')?.text === 'paper') return '';
    const inside = (of: Element) => of.children.map(markupOf).join('');
    const href = attributes.get('href');
    const part = byId.get(href?.text.slice(1));
    if (href && !part) return fail(href.start, `no part has the id of ${href.text}.`);
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
    markup: root.children.map(markupOf).join(''),
    ...(title && { label: text.slice(title.start, title.end).replaceAll('&amp;', '&') }),
  };
}
