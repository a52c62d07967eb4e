import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './brake-480.avif';
import webp480 from './brake-480.webp';
import avif960 from './brake-960.avif';
import webp960 from './brake-960.webp';

/** Written by `npm run pictures` from `renders/brake_1600.png`. */
export const brake: PictureFiles = {
  width: 960,
  height: 600,
  avif: [
    { url: avif480, width: 480 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp480, width: 480 },
    { url: webp960, width: 960 },
  ],
};
