/** The built workbench. `stories/testStories.tsx` tests the stories from their modules. */
import { expect, test as base } from './fixtures.ts';
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
});

test('the first story of each file opens below a path, and logs nothing', async ({ page }) => {
  const stories = readStories();
  expect(stories.length, `Build the workbench: no stories in ${workbenchMeta}`).toBeGreaterThan(0);
  for (const [{ id, meta } = { id: '', meta: {} }] of Map.groupBy(
    stories,
    ({ file }) => file,
  ).values())
    await test.step(id, async () => {
      await page.goto(`/workbench/?mode=preview&theme=light&story=${id}`);
      await storyReached(page, meta);
    });
});
