import type { PictureFiles } from '../../domain/picture.ts';
import avif640 from './testimonialsDesk-640.avif';
import webp640 from './testimonialsDesk-640.webp';
import avif940 from './testimonialsDesk-940.avif';
import webp940 from './testimonialsDesk-940.webp';

/** Written by `npm run pictures` from `renders/road_1120.jpg`. */
export const testimonialsDesk: PictureFiles = {
  width: 940,
  height: 587,
  avif: [
    { url: avif640, width: 640 },
    { url: avif940, width: 940 },
  ],
  webp: [
    { url: webp640, width: 640 },
    { url: webp940, width: 940 },
  ],
};
