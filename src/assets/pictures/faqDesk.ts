import type { PictureFiles } from '../../domain/picture.ts';
import avif640 from './faqDesk-640.avif';
import webp640 from './faqDesk-640.webp';
import avif960 from './faqDesk-960.avif';
import webp960 from './faqDesk-960.webp';

/** Written by `npm run pictures` from `renders/gauge_1008.jpg`. */
export const faqDesk: PictureFiles = {
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
