import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './locationsPhone-480.avif';
import webp480 from './locationsPhone-480.webp';
import avif768 from './locationsPhone-768.avif';
import webp768 from './locationsPhone-768.webp';

/** Written by `npm run pictures` from `renders/row_1120.jpg`. */
export const locationsPhone: PictureFiles = {
  width: 768,
  height: 461,
  avif: [
    { url: avif480, width: 480 },
    { url: avif768, width: 768 },
  ],
  webp: [
    { url: webp480, width: 480 },
    { url: webp768, width: 768 },
  ],
};
