import type { PictureFiles } from '../../domain/picture.ts';
import avif640 from './locationsDesk-640.avif';
import webp640 from './locationsDesk-640.webp';
import avif960 from './locationsDesk-960.avif';
import webp960 from './locationsDesk-960.webp';

/** Written by `npm run pictures` from `renders/row_1120.jpg`. */
export const locationsDesk: PictureFiles = {
  width: 960,
  height: 597,
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp640, width: 640 },
    { url: webp960, width: 960 },
  ],
};
