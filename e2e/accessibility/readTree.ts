/**
 * Reads the browser's own accessibility tree over the DevTools protocol. Test libraries compute names by rules of their
 * own, and insert spaces that the browser does not.
 */
import type { CDPSession, Page } from '@playwright/test';

/** One node of the accessibility tree. */
export interface TreePart {
  readonly role: string;
  readonly name: string;
  /** The address of a link, with its fragment. */
  readonly url: string | undefined;
  /** Whether the panel or answer that this node opens is open; `undefined` for other nodes. */
  readonly isExpanded: boolean | undefined;
  /** What a screen reader says after the name: level, value, open, chosen or wrong, and the description. */
  readonly states: readonly string[];
  /** The parent; the page itself has none. */
  readonly within: TreePart | undefined;
}

/** The role of a piece of text, also of text that a style rule inserts. */
export const textRole = 'StaticText';

const readNodes = async (session: CDPSession) =>
  (await session.send('Accessibility.getFullAXTree')).nodes;

type Node = Awaited<ReturnType<typeof readNodes>>[number];

/**
 * Asks the browser for its accessibility tree and switches the tree off at once. A tree that is left on is updated
 * until the next garbage collection, which sometimes crashes the browser.
 */
async function askTree<Answer>(page: Page, ask: (session: CDPSession) => Promise<Answer>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const answer = await ask(session);
  await session.send('Accessibility.disable');
  await session.detach();
  return answer;
}

function partOf(node: Node, within: TreePart | undefined): TreePart {
  const valueOf = (name: string) =>
    node.properties?.find((property) => property.name === name)?.value?.value as unknown;
  const url = valueOf('url');
  const isExpanded = valueOf('expanded');
  const is = (name: string, value: unknown, words: string) =>
    valueOf(name) === value ? [words] : [];
  const description = String(node.description?.value ?? '');
  const value = /^(?:textbox|combobox)$/.test(String(node.role?.value)) && node.value?.value;
  return {
    role: String(node.role?.value),
    name: String(node.name?.value ?? ''),
    url: typeof url === 'string' ? url : undefined,
    isExpanded: typeof isExpanded === 'boolean' ? isExpanded : undefined,
    states: [
      ...(node.role?.value === 'heading' ? [`level ${String(valueOf('level'))}`] : []),
      ...(value ? [`“${String(value)}”`] : []),
      ...is('expanded', true, 'open'),
      ...is('expanded', false, 'closed'),
      ...is('checked', 'true', 'chosen'),
      ...is('pressed', 'true', 'pressed'),
      ...is('disabled', true, 'disabled'),
      ...is('required', true, 'required'),
      ...is('invalid', 'true', 'wrong'),
      ...(description ? [description] : []),
    ],
    within,
  };
}

/** The tree in reading order, without ignored nodes. */
export async function readTree(page: Page): Promise<TreePart[]> {
  return inOrder(await askTree(page, readNodes));
}

/** The browser's nodes in reading order. */
function inOrder(nodes: readonly Node[]): TreePart[] {
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const parts: TreePart[] = [];
  const visit = (id: string, within: TreePart | undefined): void => {
    const node = known.get(id);
    if (!node) return;
    const own = partOf(node, within);
    if (!node.ignored && own.role !== 'InlineTextBox') parts.push(own);
    for (const child of node.childIds ?? []) visit(child, node.ignored ? within : own);
  };
  if (nodes[0]) visit(nodes[0].nodeId, undefined);
  return parts;
}

/** The ancestors of a node, from the inside out. */
export function around({ within }: TreePart): TreePart[] {
  return within ? [within, ...around(within)] : [];
}

const plainRoles: Readonly<Record<string, string>> = {
  RootWebArea: 'page',
  DisclosureTriangle: 'question',
  DescriptionList: 'list',
};

/** What a screen reader says of a node: `textbox Email, required, wrong, Email is required`. */
function say({ role, name, states }: TreePart): string {
  const words = name.replaceAll(/\s+/g, ' ').trim();
  if (role === textRole) return words;
  return [`${plainRoles[role] ?? role} ${words}`.trim(), ...states]
    .join(', ')
    .replaceAll('\n', ' ');
}

/** What a screen reader says of the element with the focus. */
export async function sayFocused(page: Page): Promise<string> {
  const nodes = await askTree(page, async (session) => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const asked = await session.send('Accessibility.getPartialAXTree', {
      ...(result.objectId && { objectId: result.objectId }),
      fetchRelatives: false,
    });
    return asked.nodes;
  });
  return nodes[0] ? say(partOf(nodes[0], undefined)) : '';
}
