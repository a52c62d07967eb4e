import { expect } from 'vitest';
import { mapFrameUrl, mapPageUrl } from '../../src/domain/embeddedMap.ts';
import { clause } from '../tools/clause.ts';

const marker = { latitude: -43.5, longitude: 172.25 };

clause('MAP-FRAME', 'the map’s address has west, south, east and north, then the marker', () => {
  const box = { west: 172, south: -44, east: 173, north: -43 };
  expect(mapFrameUrl('https://map.example/frame', box, marker)).toBe(
    'https://map.example/frame?bbox=172%2C-44%2C173%2C-43&layer=mapnik&marker=-43.5%2C172.25',
  );
});

clause('MAP-LARGER', 'the link’s address names one place for the marker and the centre', () => {
  expect(mapPageUrl('https://map.example/', marker)).toBe(
    'https://map.example/?mlat=-43.5&mlon=172.25#map=12/-43.5/172.25',
  );
});
