import path from 'node:path';
import type { Plugin } from 'vite';
import { licencesText } from '../licences.ts';

/** Writes the licences of all third-party code beside the site's scripts. */
export function licences(): Plugin {
  return {
    name: 'site-licences',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? chunk.moduleIds : [],
      );
      const source = licencesText(path.resolve(import.meta.dirname, '../../..'), modules);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}
