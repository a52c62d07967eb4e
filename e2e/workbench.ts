import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { StoryMeta } from '../stories/story.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The folder into which `npm run workbench:build` writes the workbench (`stories/config.mjs`). */
export const builtWorkbench = path.join(root, '.cache/workbench');

/** The list of stories that Ladle writes, with the `meta` of each. */
export const workbenchMeta = path.join(builtWorkbench, 'meta.json');

/** Waits until an open story shows the state that its `meta` names. */
export async function storyReached(page: Page, { shows, state }: StoryMeta): Promise<void> {
  // Attached, not visible: the main part is empty in a story of the header alone.
  await page.getByRole('main').waitFor({ state: 'attached' });
  if (shows) await page.getByText(shows).first().waitFor();
  if (state) await page.getByRole(state[0], { name: state[1] }).first().waitFor();
}

/** A story of the built workbench, with the id by which Ladle opens it: `ui--button--tones`. */
export type BuiltStory = ReturnType<typeof readStories>[number];

export function buildWorkbench(): void {
  // Without Ladle's output, which would be among the lines of the tests; its errors are printed.
  execFileSync('ladle', ['build', '--config', 'stories'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The stories of the built workbench, in Ladle's order; none if it was never built. */
export function readStories(list = workbenchMeta) {
  if (!existsSync(list)) return [];
  const { stories } = JSON.parse(readFileSync(list, 'utf8')) as {
    stories: Record<string, { filePath: string; meta?: StoryMeta }>;
  };
  return Object.entries(stories).map(([id, { filePath, meta = {} }]) => ({
    id,
    file: filePath,
    meta,
  }));
}
