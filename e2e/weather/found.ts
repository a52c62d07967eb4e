import type { Step } from './walks.walk.ts';

/** Walks that once went wrong, by what was wrong. */
export const found: Readonly<Record<string, readonly Step[]>> = {};
