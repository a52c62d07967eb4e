import type { Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

/** A part of the page, in pixels from the page's upper left corner. */
export type Clip = NonNullable<PageScreenshotOptions['clip']>;

/** A picture as rows of pixels; each pixel has three bytes: red, green and blue. */
interface Picture {
  readonly data: Buffer;
  readonly width: number;
}

/**
 * Takes pictures of the window or a part of it. Playwright's own screenshots are too slow for the hundred pictures that
 * a page needs, because they wait for the page and compress the file.
 */
export async function camera(page: Page): Promise<(clip?: Clip) => Promise<Picture>> {
  const session = await page.context().newCDPSession(page);
  return async (clip) => {
    const shot = await session.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      ...(clip && { clip: { ...clip, scale: 1 } }),
    });
    const { data, info } = await sharp(Buffer.from(shot.data, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width };
  };
}
