import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { launchOptions } from '../browser.ts';

/** The width of a picture, in pixels, and how tall it may grow before it is cut. */
const width = 360;
const longest = 1800;
/** The window that a page is seen in. */
const desk = { width: 1280, height: 800 };

/**
 * A small picture of each page of the built site from top to bottom, as `data:` addresses by path. Where the
 * site was not built there are none, and the report does without.
 */
export async function takePictures(
  site: string,
  paths: readonly string[],
): Promise<Record<string, string>> {
  if (!existsSync(path.join(site, 'index.html'))) return {};
  // Answered as the site's own host answers: the plugin that does so stands in the project's configuration.
  const server = await preview({
    root: path.resolve(import.meta.dirname, '../../..'),
    build: { outDir: site },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const served = server.httpServer.address();
  const port = typeof served === 'object' ? served?.port : undefined;
  const browser = await chromium.launch(launchOptions);
  const pictures: Record<string, string> = {};
  try {
    const page = await browser.newPage({ viewport: desk, reducedMotion: 'reduce' });
    // Another party's map is no part of the picture.
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    for (const address of paths) {
      await page.setViewportSize(desk);
      await page.goto(`http://127.0.0.1:${port}${address}`);
      // As tall as the page, so that every picture of it is fetched.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: desk.width, height: Math.min(height, 12_000) });
      await page.waitForLoadState('networkidle');
      const small = await sharp(await page.screenshot())
        .resize({ width })
        .toBuffer({ resolveWithObject: true });
      const picture = await sharp(small.data)
        .extract({ left: 0, top: 0, width, height: Math.min(small.info.height, longest) })
        .avif({ quality: 42, effort: 4 })
        .toBuffer();
      pictures[address] = `data:image/avif;base64,${picture.toString('base64')}`;
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return pictures;
}
