/** The words of the search for the nearest branch, in the order in which a visitor meets them. */
import { inWords } from '../domain/counting.ts';
import { branches } from './branches.ts';

/** The button, and the text beside it. */
export const nearestWords = {
  button: 'Find the nearest branch',
  private: 'Your location stays on your device.',
  asking: 'Finding your location…',
  /** There is no answer, usually because the browser's permission prompt is still open. */
  unanswered:
    'No answer yet. If your browser asks for your location, allow it. You can try again, or use the list of branches on this page.',
  failed: 'We couldn’t work out which branch is nearest. Use the list of branches on this page.',
  found: (nearest: string, distance: string, count: number) =>
    `${nearest} is nearest: ${distance} in a straight line. All ${inWords(count)} are listed below.`,
  list: 'Our branches, nearest first',
  directions: 'Directions',
  /** For screen readers, after the word before. */
  directionsTo: (name: string) => ` to ${name}`,
} as const;

const listsAll = `This page lists all ${inWords(branches.length)} branches.`;

/** Why there is no position, and what to do. */
export const locationFailures = {
  denied:
    'Your browser hasn’t shared your location. Allow it for this site and try again, or use the list of branches on this page.',
  unavailable:
    'We couldn’t find your location. Try again, or use the list of branches on this page.',
  timeout:
    'Finding your location took too long. Try again, or use the list of branches on this page.',
  absent: `This browser can’t find your location. ${listsAll}`,
  insecure: `Location only works on a secure connection. ${listsAll}`,
} as const;
