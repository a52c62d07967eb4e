/**
 * What the browser itself tells assistive technology of a page: its own tree, over the developer tools' protocol.
 * A test library computes names by rules of its own, which put in spaces that the browser leaves out.
 */
import type { CDPSession, Page } from '@playwright/test';

/** One node of the accessibility tree. */
export interface TreePart {
  readonly role: string;
  readonly name: string;
  /** Where a link leads, fragment included. */
  readonly url: string | undefined;
  /** Whether its panel or answer is open; other nodes have none. */
  readonly isExpanded: boolean | undefined;
  /** What is said after its name: its level or value, whether it is open, chosen or wrong, and what describes it. */
  readonly states: readonly string[];
  /** Its parent; the page itself has none. */
  readonly within: TreePart | undefined;
}

/** Text, as the tree has it: a piece of what an element says, or what a style rule writes before it. */
export const textRole = 'StaticText';

const readNodes = async (session: CDPSession) =>
  (await session.send('Accessibility.getFullAXTree')).nodes;

type Node = Awaited<ReturnType<typeof readNodes>>[number];

/**
 * Asks the browser for its tree, and has it put away at once. Without being told to, it keeps the tree up to date until it next
 * collects garbage, and on a rare occasion crashes when it does.
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

/** The browser's nodes in the order in which they are read. */
export function inOrder(nodes: readonly Node[]): TreePart[] {
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

/** A part as it is said: `textbox Email, required, wrong, Email is required`. */
function say({ role, name, states }: TreePart): string {
  const words = name.replaceAll(/\s+/g, ' ').trim();
  if (role === textRole) return words;
  return [`${plainRoles[role] ?? role} ${words}`.trim(), ...states]
    .join(', ')
    .replaceAll('\n', ' ');
}

/** What has the focus, as it is said. */
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

/** What is said as a whole, with its name, and not part by part. */
const whole =
  /^(?:heading|link|button|radio|checkbox|textbox|combobox|DisclosureTriangle|image|progressbar|Iframe)$/;
/** What is said when it begins. */
const container =
  /^(?:RootWebArea|banner|main|contentinfo|complementary|navigation|region|form|list|DescriptionList|table|figure|article|status|alert|blockquote)$/;
/** What one line is made of. */
const block = /^(?:paragraph|listitem|term|definition|row|Figcaption|status)$/;

/** What a screen reader reads from the start of the page to its end, one line each. */
export function readAloud(tree: readonly TreePart[]): string[] {
  const lines: string[] = [];
  let last: TreePart | undefined;
  for (const part of tree) {
    const outer = around(part);
    if (part.role === 'link' && outer.some(({ role }) => role === 'heading'))
      lines.push(`${lines.pop() ?? ''}, link`);
    if (outer.some(({ role }) => whole.test(role))) continue;
    const depth = outer.filter(({ role }) => container.test(role)).length;
    const isNamedGroup = part.role === 'group' && part.name !== '';
    if (whole.test(part.role) || container.test(part.role) || isNamedGroup) {
      lines.push(`${'  '.repeat(depth)}${say(part)}`);
      last = undefined;
    } else if (part.role === textRole && part.name.trim() !== '') {
      // A screen reader reads a label with its field.
      if (outer.some(({ role }) => /^(?:LabelText|Legend)$/.test(role))) continue;
      const line = outer.find(({ role }) => block.test(role)) ?? part.within;
      const gap = /^[,.;:)’]/.test(part.name) ? '' : ' ';
      if (last && last === line) lines.push(`${lines.pop() ?? ''}${gap}${say(part)}`);
      else lines.push(`${'  '.repeat(depth)}${say(part)}`);
      last = line;
    }
  }
  return lines;
}
