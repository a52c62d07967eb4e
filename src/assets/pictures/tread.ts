import type { PictureFiles } from '../../domain/picture.ts';
import avif1300 from './tread-1300.avif';
import webp1300 from './tread-1300.webp';
import avif240 from './tread-240.avif';
import webp240 from './tread-240.webp';
import avif480 from './tread-480.avif';
import webp480 from './tread-480.webp';
import avif640 from './tread-640.avif';
import webp640 from './tread-640.webp';
import avif960 from './tread-960.avif';
import webp960 from './tread-960.webp';

/** Written by `npm run pictures` from `renders/tread_1600.png`. */
export const tread: PictureFiles = {
  width: 1300,
  height: 760,
  avif: [
    { url: avif240, width: 240 },
    { url: avif480, width: 480 },
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
    { url: avif1300, width: 1300 },
  ],
  webp: [
    { url: webp240, width: 240 },
    { url: webp480, width: 480 },
    { url: webp640, width: 640 },
    { url: webp960, width: 960 },
    { url: webp1300, width: 1300 },
  ],
};
