import type { Plugin } from 'vite';

/**
 * Has text wait for the headline face where no document preloads it: in development and in the workbench, whose styles
 * come with the scripts. The site itself keeps the stand-in when the face comes late (decision 14).
 */
export function headlineAtOnce(): Plugin {
  return {
    name: 'headline-at-once',
    enforce: 'pre',
    transform(code, id) {
      return /\.css($|\?)/.test(id)
        ? code.replaceAll(/font-display:\s*optional/g, 'font-display: block')
        : null;
    },
  };
}
