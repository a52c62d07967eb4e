import { storyWidths } from './story.ts';

/**
 * Ladle's configuration, under the file name that Ladle requires. `npm run workbench` serves the workbench, and `npm
 * run workbench:build` writes it into `.cache/workbench`.
 *
 * @type {import('@ladle/react').UserConfig}
 */
export default {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: 'stories/vite.config.ts',
  outDir: '.cache/workbench',
  // Relative, so that a team can publish the built workbench below any path.
  base: './',
  defaultStory: 'styles--tokens--system',
  addons: {
    // The form endpoint answers inside the browser, so no story sends an enquiry.
    msw: { enabled: true },
    rtl: { enabled: false },
    width: { options: storyWidths },
  },
};
