import type { PictureFiles } from '../../domain/picture.ts';
import avif192 from './commercial-192.avif';
import webp192 from './commercial-192.webp';
import avif320 from './commercial-320.avif';
import webp320 from './commercial-320.webp';
import avif480 from './commercial-480.avif';
import webp480 from './commercial-480.webp';
import avif960 from './commercial-960.avif';
import webp960 from './commercial-960.webp';

/** Written by `npm run pictures` from `renders/commercial_1600.png`. */
export const commercial: PictureFiles = {
  width: 960,
  height: 860,
  avif: [
    { url: avif192, width: 192 },
    { url: avif320, width: 320 },
    { url: avif480, width: 480 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp192, width: 192 },
    { url: webp320, width: 320 },
    { url: webp480, width: 480 },
    { url: webp960, width: 960 },
  ],
};
