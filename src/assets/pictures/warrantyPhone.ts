import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './warrantyPhone-480.avif';
import webp480 from './warrantyPhone-480.webp';
import avif768 from './warrantyPhone-768.avif';
import webp768 from './warrantyPhone-768.webp';

/** Written by `npm run pictures` from `renders/lugnuts_1600.jpg`. */
export const warrantyPhone: PictureFiles = {
  width: 768,
  height: 480,
  avif: [
    { url: avif480, width: 480 },
    { url: avif768, width: 768 },
  ],
  webp: [
    { url: webp480, width: 480 },
    { url: webp768, width: 768 },
  ],
};
