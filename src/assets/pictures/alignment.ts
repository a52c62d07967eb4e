import type { PictureFiles } from '../../domain/picture.ts';
import avif1000 from './alignment-1000.avif';
import webp1000 from './alignment-1000.webp';
import avif480 from './alignment-480.avif';
import webp480 from './alignment-480.webp';
import avif720 from './alignment-720.avif';
import webp720 from './alignment-720.webp';

/** Written by `npm run pictures` from `renders/alignment_1600.jpg`. */
export const alignment: PictureFiles = {
  width: 1000,
  height: 900,
  avif: [
    { url: avif480, width: 480 },
    { url: avif720, width: 720 },
    { url: avif1000, width: 1000 },
  ],
  webp: [
    { url: webp480, width: 480 },
    { url: webp720, width: 720 },
    { url: webp1000, width: 1000 },
  ],
};
