import type { ReactNode } from 'react';
import { branches } from '../../content/branches.ts';
import { inWords } from '../../domain/counting.ts';
import { formatDistance, nearestFirst } from '../../domain/distance.ts';
import { NearestList } from './NearestList.tsx';

/** What the visitor is told: a sentence, and the branches by their distance where it is known. */
export interface Answer {
  readonly words: string;
  readonly list?: ReactNode;
}

/** How a device can fail to say where it is. */
export type Refusal = 'denied' | 'unavailable' | 'timeout' | 'absent' | 'insecure';

const listsAll = `This page lists all ${inWords(branches.length)} branches.`;

/** What is said of each, and what can be done about it. */
const refusals: Readonly<Record<Refusal, string>> = {
  denied:
    'Your browser hasn’t shared your location. Allow it for this site and try again, or use the list of branches on this page.',
  unavailable:
    'We couldn’t find your location. Try again, or use the list of branches on this page.',
  timeout:
    'Finding your location took too long. Try again, or use the list of branches on this page.',
  absent: `This browser can’t find your location. ${listsAll}`,
  insecure: `Location only works on a secure connection. ${listsAll}`,
};

/** How long a device may take, and how old its answer may be, in milliseconds: nobody drives far in five minutes. */
const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** The refusals by their code in the browser's error. */
const codes: Readonly<Record<number, Refusal>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

function askDevice(): Promise<GeolocationCoordinates | Refusal> {
  if (!isSecureContext) return Promise.resolve('insecure');
  // Some browsers are built without it, whatever the type says.
  const device = navigator.geolocation as Geolocation | undefined;
  if (!device) return Promise.resolve('absent');
  return new Promise((resolve) =>
    device.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(codes[code] ?? 'unavailable'),
      positionOptions,
    ),
  );
}

/** Asks the device where it is, and puts the branches in the order of their distance. Nothing is sent. */
export async function findNearest(): Promise<Answer> {
  const found = await askDevice();
  if (typeof found === 'string') return { words: refusals[found] };
  const places = nearestFirst(found, branches);
  const [first] = places;
  if (!first) throw new RangeError('There is no branch to be near to.');
  return {
    words: `${first.place.name} is nearest: ${formatDistance(first.kilometres)} in a straight line.`,
    list: <NearestList places={places} />,
  };
}
