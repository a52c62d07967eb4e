import type { PictureFiles } from '../../domain/picture.ts';
import avif480 from './faqPhone-480.avif';
import webp480 from './faqPhone-480.webp';
import avif768 from './faqPhone-768.avif';
import webp768 from './faqPhone-768.webp';

/** Written by `npm run pictures` from `renders/gauge_1008.jpg`. */
export const faqPhone: PictureFiles = {
  width: 768,
  height: 497,
  avif: [
    { url: avif480, width: 480 },
    { url: avif768, width: 768 },
  ],
  webp: [
    { url: webp480, width: 480 },
    { url: webp768, width: 768 },
  ],
};
