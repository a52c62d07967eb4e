import type { PictureFiles } from '../../domain/picture.ts';
import avif640 from './commercialDesk-640.avif';
import webp640 from './commercialDesk-640.webp';
import avif960 from './commercialDesk-960.avif';
import webp960 from './commercialDesk-960.webp';

/** Written by `npm run pictures` from `renders/commercial_1600.png`. */
export const commercialDesk: PictureFiles = {
  width: 960,
  height: 672,
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp640, width: 640 },
    { url: webp960, width: 960 },
  ],
};
