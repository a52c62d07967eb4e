import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './stack-480.avif';
import webp480 from './stack-480.webp';
import avif640 from './stack-640.avif';
import webp640 from './stack-640.webp';
import avif960 from './stack-960.avif';
import webp960 from './stack-960.webp';

/** Written by `npm run pictures` from `renders/stack_1600.png`. */
export const stack: PictureFiles = {
  width: 960,
  height: 760,
  avif: [
    { url: avif480, width: 480 },
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp480, width: 480 },
    { url: webp640, width: 640 },
    { url: webp960, width: 960 },
  ],
};
