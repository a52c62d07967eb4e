import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './oil-480.avif';
import avif720 from './oil-720.avif';
import avif960 from './oil-960.avif';
import webp480 from './oil-480.webp';
import webp720 from './oil-720.webp';
import webp960 from './oil-960.webp';

/** Written by `npm run pictures` from `renders/oil_1600.jpg`. */
export const oil: PictureFiles = {
  width: 960,
  height: 880,
  avif: [
    { url: avif480, width: 480 },
    { url: avif720, width: 720 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp480, width: 480 },
    { url: webp720, width: 720 },
    { url: webp960, width: 960 },
  ],
};
