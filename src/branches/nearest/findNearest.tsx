import type { ReactNode } from 'react';
import { branches } from '../../content/branches.ts';
import * as words from '../../content/nearestWords.ts';
import { formatDistance, nearestFirst } from '../../domain/distance.ts';
import { NearestList } from './NearestList.tsx';

/** What to show: a sentence, and the branches by distance if the position is known. */
export interface Answer {
  readonly words: string;
  readonly list?: ReactNode;
}

/** Why a position can't be had. */
export type LocationFailure = keyof typeof words.locationFailures;

/** The failures by the code in the browser's error; any other code is `unavailable`. */
const codes: Readonly<Record<number, LocationFailure>> = { 1: 'denied', 3: 'timeout' };

/** A position that may be further off than this, in metres, does not tell which branch is nearest. */
const roughest = 5_000;

function getPosition(): Promise<GeolocationCoordinates | LocationFailure> {
  if (!isSecureContext) return Promise.resolve('insecure');
  // Some browsers lack it, whatever the type says.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return Promise.resolve('absent');
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords.accuracy > roughest ? 'rough' : coords),
      ({ code }) => resolve(codes[code] ?? 'unavailable'),
      // In milliseconds: nobody drives far in five minutes.
      { timeout: 10_000, maximumAge: 300_000 },
    ),
  );
}

/** Gets the device's position and sorts the branches by distance. Nothing is sent. */
export async function findNearest(): Promise<Answer> {
  const position = await getPosition();
  if (typeof position === 'string') return { words: words.locationFailures[position] };
  const places = nearestFirst(position, branches);
  const [first] = places;
  if (!first) throw new RangeError('There is no branch to be near to.');
  return {
    words: words.found(first.place.name, formatDistance(first.kilometres), places.length),
    list: <NearestList places={places} />,
  };
}
