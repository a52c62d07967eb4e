import type { PictureFiles } from '../../domain/picture.ts';
import avif640 from './autoServicesDesk-640.avif';
import webp640 from './autoServicesDesk-640.webp';
import avif900 from './autoServicesDesk-900.avif';
import webp900 from './autoServicesDesk-900.webp';

/** Written by `npm run pictures` from `renders/sockets_1008.jpg`. */
export const autoServicesDesk: PictureFiles = {
  width: 900,
  height: 604,
  avif: [
    { url: avif640, width: 640 },
    { url: avif900, width: 900 },
  ],
  webp: [
    { url: webp640, width: 640 },
    { url: webp900, width: 900 },
  ],
};
