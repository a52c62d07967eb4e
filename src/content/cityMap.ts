import type { MapArea } from '../domain/cityMap.ts';

/**
 * The area that `src/assets/christchurch.svg` shows, at 300 units wide: from Templeton to Sumner, from Belfast to
 * Lyttelton Harbour. The drawing is Christchurch in a few strokes, made for this site from local knowledge: not traced
 * from any map, and not accurate enough for finding an address.
 */
export const mapArea: MapArea = {
  west: 172.4915,
  east: 172.7895,
  north: -43.45,
  south: -43.63,
  width: 300,
};
