import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { drawings } from '../src/publishing/drawings.plugin.ts';
import { headlineAtOnce } from '../src/publishing/headlineAtOnce.plugin.ts';
import { styles } from '../src/publishing/styles.plugin.ts';
import { vcards } from '../src/publishing/vcard.plugin.ts';

const root = path.resolve(import.meta.dirname, '..');

// Ladle copies the mock service worker into this folder, but only after Vite has listed the folder's files, and without
// creating it. Without this copy Vite would answer the first request for the worker with a page.
const publicDir = path.join(root, '.cache/workbench-public');
mkdirSync(publicDir, { recursive: true });
const worker = 'mockServiceWorker.js';
copyFileSync(path.join(root, 'node_modules/msw/lib', worker), path.join(publicDir, worker));

/** Ladle prints the failure of a build and exits with code 0; a broken workbench has to stop the tests. */
const failOnError: Plugin = {
  name: 'fail-on-error',
  apply: 'build',
  buildEnd: endWith,
  renderError: endWith,
};

function endWith(error?: Error): void {
  if (!error) return;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

// Ladle adds a plugin for path aliases, which this project does not have, unless there is a plugin of its name.
const noPathAliases: Plugin = { name: 'vite:tsconfig-paths' };

/**
 * Ladle appends script to every module with `.stories.` in its name. The styles of a story file are such a module too;
 * this leaves them unchanged, because script would break them.
 */
const storyStyles: Plugin = {
  name: 'story-styles',
  configResolved({ plugins }) {
    const core = plugins.find(({ name }) => name === 'ladle:core');
    const transform = core?.transform;
    if (!core || typeof transform !== 'function')
      throw new Error('Ladle has no transform in `ladle:core` any more. Remove this plugin.');
    core.transform = function (code, id, options) {
      return /\.css($|\?)/.test(id) ? null : transform.call(this, code, id, options);
    };
  },
};

/** An address that does not exist, in place of the site's own. */
const siteOrigin = 'https://workbench.example';

/** The build of the workbench: the site's components and styles, without the site's routes and documents. */
export default defineConfig({
  plugins: [
    styles(),
    react(),
    drawings(),
    headlineAtOnce(),
    vcards(siteOrigin),
    failOnError,
    noPathAliases,
    storyStyles,
  ],
  publicDir,
  cacheDir: path.join(root, 'node_modules/.vite-workbench'),
  // The two settings of a real build, with addresses that do not exist.
  define: {
    'import.meta.env.VITE_FORM_ENDPOINT': JSON.stringify('https://forms.example/f/workbench'),
    'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(siteOrigin),
  },
  server: { open: 'none' },
});
