import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { StoryMeta } from '../stories/story.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Where `npm run workbench:build` writes the book (`stories/config.mjs`). */
export const builtWorkbench = path.join(root, '.cache/workbench');

/** The workbench's own list of stories, with the `meta` of each. */
export const workbenchMeta = path.join(builtWorkbench, 'meta.json');

/** Waits until a story that was opened in a window shows the state that it says of itself. */
export async function storyReached(page: Page, { shows, state }: StoryMeta): Promise<void> {
  // Beside a header on its own the main part is empty.
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

/** One story of the built book. */
export interface BuiltStory {
  /** Its address in the book: `ui--button--tones`. */
  readonly id: string;
  readonly file: string;
  readonly meta: StoryMeta;
}

/** Builds the book. `E2E_REUSE_BUILD=1` keeps the last build, as for the site. */
export function buildWorkbench(): void {
  if (process.env['E2E_REUSE_BUILD']) return;
  // What it says of a build that went well is of no use between the tests' lines.
  execFileSync('ladle', ['build', '--config', 'stories'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The stories of the built book, in its own order, by its own list; none when it was never built. */
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
