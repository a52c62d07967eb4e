/** Measurements of the look for which a test does more than open the page. `everyPage.spec.ts` has the others. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tableOf } from '../spec/documents/clauseTable.ts';
import { branches } from '../spec/facts/business.ts';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { headlineFiles } from '../src/styles/headlineFont.ts';
import { clause, expect, test } from './fixtures.ts';
import { everyAddress, unknownAddress } from './pages.ts';
import { waitForHeadlineFace } from './headlineFace.ts';
import { readPictures, removeClosedDays } from './visual/readLook.ts';

test.use({ reducedMotion: 'reduce' });

/** The letters of English, Māori, Western Europe, Central Europe and Vietnamese, by hand. */
const letters = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&$’–—“”
  ĀĒĪŌŪāēīōū
  ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŒŸàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœß¡¿
  ĂĄĆČĎĐĘĚĹĽŁŃŇŐŔŘŚŞŠŤŰŮŹŻŽȘȚăąćčďđęěĺľłńňőŕřśşšťűůźżžșț
  ĂÂÊÔĨŨÝăâêôĩũýĐƠƯẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ`;

for (const address of isWholeRun ? everyAddress : ['/', '/tyres']) {
  clause(
    'LOOK-PICTURES',
    `pictures of ${address} are sharp, not stretched and not too large`,
    async ({ page, expectConsole }) => {
      if (address === unknownAddress) expectConsole(/status of 404/);
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(address);
      // From narrow to wide, because a browser keeps the largest file that it has loaded.
      for (const width of [360, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await readPictures(page), `${width} px`).toEqual([]);
      }
    },
  );
}

for (const [address = '', longest] of tableOf('LOOK-LENGTH'))
  clause('LOOK-LENGTH', `${address} and its footer are not too long`, async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await removeClosedDays(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const more = 300 * Math.max(0, branches.length - 6);
    expect.soft(height).toBeLessThanOrEqual(Number(longest) + more);
    expect.soft((await footer.boundingBox())?.height).toBeLessThanOrEqual(1350);
    await page.setViewportSize({ width: 1440, height: 844 });
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(760);
  });

clause('LOOK-INSETS', 'links and the heading are beside the notch', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await page.setViewportSize({ width: 740, height: 400 });
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: 47, right: 47, bottom: 21 },
  });
  await page.goto('/about');
  const stops = [
    page.getByRole('banner').getByRole('link').first(),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('contentinfo').getByRole('link').first(),
  ];
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const links = await bar.getByRole('link').all();
  expect(links).toHaveLength(3);
  for (const stop of [...stops, ...links])
    expect((await stop.boundingBox())?.x, String(stop)).toBeGreaterThanOrEqual(47);
  for (const link of links) {
    const box = await link.boundingBox();
    expect((box?.y ?? 400) + (box?.height ?? 0)).toBeLessThanOrEqual(400 - 21);
    expect((box?.x ?? 740) + (box?.width ?? 0)).toBeLessThanOrEqual(740 - 47);
  }
});

clause(
  'LOOK-HEADLINE-LETTERS',
  'a page with the letters of a language draws them in the headline font',
  async ({ page, context, siteDir }) => {
    await waitForHeadlineFace(page);
    await page.goto('/');
    const session = await context.newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    // A page has the rules for its own letters only, so all of them are added here.
    const built = path.resolve(import.meta.dirname, '../.cache/ssr', path.basename(siteDir));
    const [sheet = ''] = globSync('assets/*.css', { cwd: built });
    const faces = [
      ...readFileSync(path.join(built, sheet), 'utf8').matchAll(
        /@font-face\s*\{[^}]*(url\([^)]*woff2[^)]*\))[^}]*unicode-range:\s*([^;}]+)/g,
      ),
    ].map(([, url = '', unicodeRange = '']) => ({ url, unicodeRange }));
    expect(faces).toHaveLength(Object.keys(headlineFiles).length);
    await page.evaluate(async (all) => {
      for (const { url, unicodeRange } of all) {
        const face = new FontFace('Barlow Condensed', url, { weight: '700', unicodeRange });
        document.fonts.add(await face.load());
      }
    }, faces);
    // The last are those of which the site says that the font has them (`notInHeadlineFont`).
    const listed = Object.values(headlineFiles).map(({ characters }) => characters);
    await page.evaluate(
      async (text) => {
        const heading = document.querySelector('h1');
        if (heading) heading.textContent = text;
        // The fonts of a node are known once it is drawn.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      },
      [letters, ...listed].join(' '),
    );
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'h1',
    });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`)).toEqual([
      'Barlow Condensed true',
    ]);
  },
);
