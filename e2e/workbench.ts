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
  // The main part is there but empty in a story of the header alone.
  await page.getByRole('main').waitFor({ state: 'attached' });
  if (shows) await page.getByText(shows).first().waitFor();
  if (state) {
    const [role, name] = state;
    await page
      .getByRole(role, name ? { name } : {})
      .first()
      .waitFor();
  }
}

/** A story of the built workbench. */
export interface BuiltStory {
  /** The id by which Ladle opens it: `ui--button--tones`. */
  readonly id: string;
  readonly file: string;
  readonly meta: StoryMeta;
}

/** Builds the workbench. `E2E_REUSE_BUILD=1` keeps the last build. */
export function buildWorkbench(): void {
  if (process.env['E2E_REUSE_BUILD']) return;
  // Ladle's output about a build that worked would be among the lines of the tests.
  execFileSync('ladle', ['build', '--config', 'stories'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The stories of the built workbench, in Ladle's order; none if it was never built. */
export function readStories(list = workbenchMeta): BuiltStory[] {
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
