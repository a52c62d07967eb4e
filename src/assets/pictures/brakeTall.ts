import type { PictureFiles } from '../../domain/picture.ts';
import avif600 from './brakeTall-600.avif';
import webp600 from './brakeTall-600.webp';

/** Written by `npm run pictures` from `renders/brake_1600.png`. */
export const brakeTall: PictureFiles = {
  width: 600,
  height: 900,
  avif: [{ url: avif600, width: 600 }],
  webp: [{ url: webp600, width: 600 }],
};
