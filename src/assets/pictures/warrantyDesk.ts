import type { PictureFiles } from '../../domain/picture.ts';
import avif640 from './warrantyDesk-640.avif';
import webp640 from './warrantyDesk-640.webp';
import avif960 from './warrantyDesk-960.avif';
import webp960 from './warrantyDesk-960.webp';

/** Written by `npm run pictures` from `renders/lugnuts_1600.jpg`. */
export const warrantyDesk: PictureFiles = {
  width: 960,
  height: 651,
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp640, width: 640 },
    { url: webp960, width: 960 },
  ],
};
