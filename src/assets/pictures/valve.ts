import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './valve-480.avif';
import webp480 from './valve-480.webp';
import avif720 from './valve-720.avif';
import webp720 from './valve-720.webp';
import avif960 from './valve-960.avif';
import webp960 from './valve-960.webp';

/** Written by `npm run pictures` from `renders/valve_1600.jpg`. */
export const valve: PictureFiles = {
  width: 960,
  height: 720,
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
