import type { PictureFiles } from '../../domain/picture.ts';
import avif640 from './paymentDesk-640.avif';
import webp640 from './paymentDesk-640.webp';
import avif960 from './paymentDesk-960.avif';
import webp960 from './paymentDesk-960.webp';

/** Written by `npm run pictures` from `renders/key_1008.jpg`. */
export const paymentDesk: PictureFiles = {
  width: 960,
  height: 604,
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp640, width: 640 },
    { url: webp960, width: 960 },
  ],
};
