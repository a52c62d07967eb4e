import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './tyresPhone-480.avif';
import webp480 from './tyresPhone-480.webp';
import avif768 from './tyresPhone-768.avif';
import webp768 from './tyresPhone-768.webp';

/** Written by `npm run pictures` from `renders/stack_1600.png`. */
export const tyresPhone: PictureFiles = {
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
