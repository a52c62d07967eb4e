/**
 * The built workbench opens below a path, its stories reach their states, and the console stays empty except for the
 * lines that a story names. `stories/testStories.tsx` tests what the stories show.
 */
import { storyWidths } from '../stories/story.ts';
import { expect, isMapFrame, test as base } from './fixtures.ts';
import { serveBuilt } from './serveBuilt.ts';
import { builtWorkbench, readStories, storyReached, workbenchMeta } from './workbench.ts';

const test = base.extend({
  // The workbench is served in place of the site. A team may publish it below a path of its host.
  site: async ({}, use) => {
    const config = { plugins: [], root: builtWorkbench, base: '/workbench/' };
    const server = await serveBuilt(builtWorkbench, config);
    await use(server);
    await server.close();
  },
  // The workbench's service worker answers what its forms send.
  hostGuard: async ({ context, site }, use) => {
    const toOthers: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin, href } = new URL(request.url());
      const isKnown = [site.origin, 'https://forms.example'].includes(origin);
      if (protocol.startsWith('http') && !isKnown && !isMapFrame(request)) toOthers.push(href);
    });
    await use();
    expect(toOthers, 'No story may send requests to other hosts.').toEqual([]);
  },
});

/** Opens a story as the list of stories does, so that the workbench loads only once; runs in the page. */
function openStory(id: string): void {
  document.title = '';
  const { ladleDispatch } = window as unknown as { ladleDispatch: (action: object) => void };
  ladleDispatch({ type: 'update-story', value: id });
}

test('each story opens and logs nothing unexpected', async ({ page, expectConsole }) => {
  const stories = readStories();
  expect(stories.length, `Build the workbench: no stories in ${workbenchMeta}`).toBeGreaterThan(0);
  for (const line of new Set(stories.flatMap(({ meta }) => meta.console ?? [])))
    expectConsole(new RegExp(RegExp.escape(line)));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The date of the Vitest tests: some stories reach their state only on certain days of a month.
  await page.clock.setFixedTime('2026-11-18T10:30:00+13:00');
  await page.goto('/workbench/?mode=preview&theme=light');
  for (const { id, meta } of stories)
    await test.step(id, async () => {
      const width = storyWidths[meta.width ?? 'desktop'];
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
      await page.evaluate(openStory, id);
      // Ladle sets the title of the window when it shows a story.
      await page.waitForFunction(() => document.title !== '');
      await storyReached(page, meta);
    });
});
