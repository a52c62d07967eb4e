import type { PictureFiles } from '../../domain/picture.ts';
import avif640 from './tyresDesk-640.avif';
import webp640 from './tyresDesk-640.webp';
import avif960 from './tyresDesk-960.avif';
import webp960 from './tyresDesk-960.webp';

/** Written by `npm run pictures` from `renders/stack_1600.png`. */
export const tyresDesk: PictureFiles = {
  width: 960,
  height: 665,
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp640, width: 640 },
    { url: webp960, width: 960 },
  ],
};
