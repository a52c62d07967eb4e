/** The script of every prerendered page: small, and without React (decision 17). */
import { hydrateIslands } from './islands/hydrateIslands.client.ts';
import './everyPage.client.ts';
import './prefetch.client.ts';

hydrateIslands();
