import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './heroPhone-480.avif';
import webp480 from './heroPhone-480.webp';
import avif768 from './heroPhone-768.avif';
import webp768 from './heroPhone-768.webp';
import avif960 from './heroPhone-960.avif';
import webp960 from './heroPhone-960.webp';

/** Written by `npm run pictures` from `renders/hero_1920.png`. */
export const heroPhone: PictureFiles = {
  width: 960,
  height: 579,
  avif: [
    { url: avif480, width: 480 },
    { url: avif768, width: 768 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp480, width: 480 },
    { url: webp768, width: 768 },
    { url: webp960, width: 960 },
  ],
};
