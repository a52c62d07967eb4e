import type { PictureFiles } from '../../domain/picture.ts';
import avif640 from './passengerDesk-640.avif';
import webp640 from './passengerDesk-640.webp';
import avif960 from './passengerDesk-960.avif';
import webp960 from './passengerDesk-960.webp';

/** Written by `npm run pictures` from `renders/tread_1600.png`. */
export const passengerDesk: PictureFiles = {
  width: 960,
  height: 667,
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp640, width: 640 },
    { url: webp960, width: 960 },
  ],
};
