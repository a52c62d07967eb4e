import type { Plugin } from 'vite';
import { build } from './build.plugin.ts';
import { development } from './development.plugin.ts';
import { licences } from './licences.plugin.ts';
import { eraseMarks } from './marks.plugin.ts';
import { preview } from './preview.plugin.ts';
import { settings } from './settings.plugin.ts';

/** Builds, serves and previews the site: each later part reads the folder that the settings name. */
export function site(): Plugin[] {
  return [settings(), eraseMarks(), build(), licences(), preview(), development()];
}
