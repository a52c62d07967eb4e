import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headlineAtOnce } from '../../src/publishing/headlineAtOnce.plugin.ts';
import { styles } from '../../src/publishing/styles.plugin.ts';

/** Builds one script and one style sheet with all assets in them, because the report is one file. */
export default defineConfig({
  plugins: [styles(), react(), headlineAtOnce()],
  publicDir: false,
  build: {
    target: 'es2024',
    // These browsers have `light-dark()`, whose fallback fails because the header is dark in both schemes.
    cssTarget: ['chrome125', 'firefox125', 'safari18'],
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
  },
});
