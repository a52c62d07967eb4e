/** What a prerendered page loads by itself: a small module, without React (decision 17). */
import { hydrateIslands } from './islands/hydrateIslands.client.ts';
import './page.client.ts';
import './prefetch.client.ts';

hydrateIslands();
