import type { Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

/** A part of the page, in its own pixels. */
export type Clip = NonNullable<PageScreenshotOptions['clip']>;

/** A picture in rows of three bytes for each pixel: red, green and blue. */
interface Picture {
  readonly data: Buffer;
  readonly width: number;
}

/**
 * Takes pictures of what is in the window, or of a part of it. Playwright's own ask the page several times each and press
 * the file hard; a page needs a hundred of them.
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
