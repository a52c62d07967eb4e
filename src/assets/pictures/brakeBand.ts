import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './brakeBand-480.avif';
import webp480 from './brakeBand-480.webp';
import avif800 from './brakeBand-800.avif';
import webp800 from './brakeBand-800.webp';

/** Written by `npm run pictures` from `renders/brake_1600.png`. */
export const brakeBand: PictureFiles = {
  width: 800,
  height: 900,
  avif: [
    { url: avif480, width: 480 },
    { url: avif800, width: 800 },
  ],
  webp: [
    { url: webp480, width: 480 },
    { url: webp800, width: 800 },
  ],
};
