import { storyWidths } from './story.ts';
import { storyOrder } from './storyOrder.ts';

/**
 * Ladle's configuration; Ladle insists on this file's name. `npm run workbench` serves the workbench,
 * `npm run workbench:build` writes it into `.cache/workbench`.
 *
 * @type {import('@ladle/react').UserConfig}
 */
export default {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: 'stories/vite.config.ts',
  outDir: '.cache/workbench',
  // A team can publish the built workbench below any path.
  base: './',
  storyOrder,
  defaultStory: 'styles--tokens--system',
  addons: {
    // The form endpoint is answered inside the browser, so a story never sends an enquiry.
    msw: { enabled: true },
    rtl: { enabled: false },
    width: { options: storyWidths },
  },
  i18n: { buildTooltip: 'The workbench is in .cache/workbench.' },
};
