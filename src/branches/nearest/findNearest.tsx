import type { ReactNode } from 'react';
import { branches } from '../../content/branches.ts';
import { inWords } from '../../domain/counting.ts';
import { formatDistance, nearestFirst } from '../../domain/distance.ts';
import { NearestList } from './NearestList.tsx';

/** What to show: a sentence, and the branches by distance if the position is known. */
export interface Answer {
  readonly words: string;
  readonly list?: ReactNode;
}

/** Why a position can't be had. */
export type LocationFailure = 'denied' | 'unavailable' | 'timeout' | 'absent' | 'insecure';

const listsAll = `This page lists all ${inWords(branches.length)} branches.`;

/** The message for each failure, with what to do. */
const failureMessages: Readonly<Record<LocationFailure, string>> = {
  denied:
    'Your browser hasn’t shared your location. Allow it for this site and try again, or use the list of branches on this page.',
  unavailable:
    'We couldn’t find your location. Try again, or use the list of branches on this page.',
  timeout:
    'Finding your location took too long. Try again, or use the list of branches on this page.',
  absent: `This browser can’t find your location. ${listsAll}`,
  insecure: `Location only works on a secure connection. ${listsAll}`,
};

/** The time limit and the maximum age of a position, in milliseconds: nobody drives far in five minutes. */
const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** The failures by the code in the browser's error. */
const codes: Readonly<Record<number, LocationFailure>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

function getPosition(): Promise<GeolocationCoordinates | LocationFailure> {
  if (!isSecureContext) return Promise.resolve('insecure');
  // Some browsers lack it, whatever the type says.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return Promise.resolve('absent');
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(codes[code] ?? 'unavailable'),
      positionOptions,
    ),
  );
}

/** Gets the device's position and sorts the branches by distance. Nothing is sent. */
export async function findNearest(): Promise<Answer> {
  const position = await getPosition();
  if (typeof position === 'string') return { words: failureMessages[position] };
  const places = nearestFirst(position, branches);
  const [first] = places;
  if (!first) throw new RangeError('There is no branch to be near to.');
  return {
    words: `${first.place.name} is nearest: ${formatDistance(first.kilometres)} in a straight line. All ${inWords(places.length)} are listed below.`,
    list: <NearestList places={places} />,
  };
}
