import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockWorker } from './mocks/worker.plugin.ts';
import { drawings } from './src/publishing/drawings.plugin.ts';
import { headlineAtOnce } from './src/publishing/headlineAtOnce.plugin.ts';
import { site } from './src/publishing/site/site.plugin.ts';
import { styles } from './src/publishing/styles.plugin.ts';
import { vcards } from './src/publishing/vcard.plugin.ts';

// Not in tests, because the page would move under them when the headline font replaces the fallback font.
const inDevelopment = process.env['VITEST']
  ? []
  : [{ ...headlineAtOnce(), apply: 'serve' } as const];

/** How the site is built, developed and previewed. It needs nothing of `spec`, `stories` and `e2e`. */
export default defineConfig({
  plugins: [styles(), react(), drawings(), ...inDevelopment, site(), vcards(), mockWorker()],
  publicDir: 'src/static',
});
