import type { Plugin } from 'vite';

/**
 * Makes text wait for the headline font in development and in the workbench, where styles come with the scripts and
 * no document preloads it. The built site keeps the fallback font when the headline font is late (decision 14).
 */
export function headlineAtOnce(): Plugin {
  return {
    name: 'headline-at-once',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler: (code) => code.replaceAll(/font-display:\s*optional/g, 'font-display: block'),
    },
  };
}
