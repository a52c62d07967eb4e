import { rmSync } from 'node:fs';
import { buildSite } from '../buildSite.ts';
import { engines } from './engines.ts';
import { copies } from './site.ts';

/** Builds the site, and names the engines that this machine lacks. */
export default function prepare(): void {
  for (const { name, install } of engines.filter(({ isHere }) => !isHere))
    console.log(`${name} is missing, so its journeys do not run. To install it: ${install}`);
  // An interrupted run leaves copies behind.
  rmSync(copies, { recursive: true, force: true });
  buildSite();
}
