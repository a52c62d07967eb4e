/**
 * What the browser itself tells assistive technology of a page: its own tree, over the developer tools' protocol.
 * A test library computes names by rules of its own, which put in spaces that the browser leaves out.
 */
import type { Page } from '@playwright/test';

/** One part of the page as the browser tells it. */
export interface Told {
  readonly role: string;
  readonly name: string;
  /** Where a link leads, fragment included. */
  readonly url: string | undefined;
  /** Whether what it discloses is open; nothing else has it. */
  readonly isExpanded: boolean | undefined;
  /** The part it stands in; the page itself has none. */
  readonly within: Told | undefined;
}

/** Text, as the tree has it: a piece of what an element says, or what a style rule writes before it. */
export const textRole = 'StaticText';

/** The tree in the order in which it is read, without what is told to nobody. */
export async function readTree(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const told: Told[] = [];
  const tell = (id: string, within: Told | undefined): void => {
    const node = known.get(id);
    if (!node) return;
    const valueOf = (name: string) =>
      node.properties?.find((property) => property.name === name)?.value?.value as unknown;
    const url = valueOf('url');
    const isExpanded = valueOf('expanded');
    const own: Told = {
      role: String(node.role?.value),
      name: String(node.name?.value ?? ''),
      url: typeof url === 'string' ? url : undefined,
      isExpanded: typeof isExpanded === 'boolean' ? isExpanded : undefined,
      within,
    };
    if (!node.ignored && own.role !== 'InlineTextBox') told.push(own);
    for (const child of node.childIds ?? []) tell(child, node.ignored ? within : own);
  };
  if (nodes[0]) tell(nodes[0].nodeId, undefined);
  return told;
}

/** What a part stands in, from the inside out. */
export function around({ within }: Told): Told[] {
  return within ? [within, ...around(within)] : [];
}
