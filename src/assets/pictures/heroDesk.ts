import type { PictureFiles } from '../../domain/picture.ts';
import avif1440 from './heroDesk-1440.avif';
import webp1440 from './heroDesk-1440.webp';
import avif1920 from './heroDesk-1920.avif';
import webp1920 from './heroDesk-1920.webp';
import avif960 from './heroDesk-960.avif';
import webp960 from './heroDesk-960.webp';

/** Written by `npm run pictures` from `renders/hero_1920.png`. */
export const heroDesk: PictureFiles = {
  width: 1920,
  height: 996,
  avif: [
    { url: avif960, width: 960 },
    { url: avif1440, width: 1440 },
    { url: avif1920, width: 1920 },
  ],
  webp: [
    { url: webp960, width: 960 },
    { url: webp1440, width: 1440 },
    { url: webp1920, width: 1920 },
  ],
};
