import type { PictureFiles } from '../../domain/picture.ts';
import avif192 from './allTerrain-192.avif';
import webp192 from './allTerrain-192.webp';
import avif320 from './allTerrain-320.avif';
import webp320 from './allTerrain-320.webp';
import avif480 from './allTerrain-480.avif';
import webp480 from './allTerrain-480.webp';
import avif640 from './allTerrain-640.avif';
import webp640 from './allTerrain-640.webp';
import avif960 from './allTerrain-960.avif';
import webp960 from './allTerrain-960.webp';

/** Written by `npm run pictures` from `renders/allterrain_1600.png`. */
export const allTerrain: PictureFiles = {
  width: 960,
  height: 860,
  avif: [
    { url: avif192, width: 192 },
    { url: avif320, width: 320 },
    { url: avif480, width: 480 },
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp192, width: 192 },
    { url: webp320, width: 320 },
    { url: webp480, width: 480 },
    { url: webp640, width: 640 },
    { url: webp960, width: 960 },
  ],
};
