/**
 * The words of the search for the nearest branch, in the order in which a visitor meets them. Most are plain constants,
 * which the build inlines.
 */
import { inWords, wordsFor } from '../domain/counting.ts';
import { branches } from './branches.ts';

/** The button, and the text beside it. */
export const findNearest = 'Find the nearest branch';
export const staysHere = 'Your location stays on your device.';

export const asking = 'Finding your location…';

/** There is no answer, usually because the browser's permission prompt is still open. */
export const unanswered =
  'No answer yet. If your browser asks for your location, allow it. You can try again, or use the list of branches on this page.';

/** After an error that nothing else explains. */
export const failed =
  'We couldn’t work out which branch is nearest. Use the list of branches on this page.';

/** The answer, and the list below it. */
export const found = (nearest: string, distance: string, count: number) =>
  `${nearest} is nearest: ${distance} in a straight line. ${wordsFor(count, 'It is', `All ${inWords(count)} are`)} listed below.`;
export const listLabel = 'Our branches, nearest first';

/** The link of a branch; for screen readers with its name. */
export const directions = 'Directions';
export const directionsTo = (name: string) => ` to ${name}`;

const listsAll = wordsFor(
  branches.length,
  'This page has the branch’s address.',
  `This page lists all ${inWords(branches.length)} branches.`,
);

/** Why there is no position, and what to do. */
export const locationFailures = {
  denied:
    'Your browser hasn’t shared your location. Allow it for this site and try again, or use the list of branches on this page.',
  unavailable:
    'We couldn’t find your location. Try again, or use the list of branches on this page.',
  rough:
    'Your device knows your location only roughly, so we can’t say which branch is nearest. Use the list of branches on this page.',
  timeout:
    'Finding your location took too long. Try again, or use the list of branches on this page.',
  absent: `This browser can’t find your location. ${listsAll}`,
  insecure: `Location only works on a secure connection. ${listsAll}`,
} as const;
